"""MaskablePPO of sb3-contrib learns to beat a bot: python examples/maskable_ppo.py.

Needs: pip install 'silvergold[torch]'
"""

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from silvergold.envs.gymnasium import SilverGold


def share_of_wins(model: MaskablePPO, opponent: str, games: int) -> float:
    """How many of the games the policy's most likely actions win; a shared victory counts half."""
    env = SilverGold(opponents=(opponent,))
    won = 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        reward, is_over = 0.0, False
        while not is_over:
            action, _ = model.predict(observation, deterministic=True, action_masks=env.action_masks())
            observation, reward, is_over, _, _ = env.step(action)
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Train on points, then count the games won."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns to beat a bot.")
    parser.add_argument("--opponent", default="drifter", help="a bot, by name or as module:Class")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: more threads would only wait for each other
    game = {"opponents": (options.opponent,), "reward": "points"}
    envs = make_vec_env("silvergold.envs.gymnasium:SilverGold-v1", n_envs=16, env_kwargs=game)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.93,
        ent_coef=0.01,
        seed=options.seed,
        verbose=1,
    )
    model.learn(options.steps)
    wins = share_of_wins(model, options.opponent, options.games)
    print(f"wins {wins:.1%} of {options.games} against {options.opponent}")


if __name__ == "__main__":
    main()
