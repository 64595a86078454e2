"""A match of random players through PettingZoo: python examples/random_match.py."""

from silvergold.envs import pettingzoo

env = pettingzoo.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, _ = env.last()
    is_over = termination or truncation
    env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
    if is_over:
        print(agent, "won" if reward > 0 else "lost")
