"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and a vector of games on the simulator.

Each is a module of its own, because each needs its own library: docs/environments.md.
"""
