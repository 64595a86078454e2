"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and a vector of games on the simulator.

Each module needs its own library: see docs/environments.md.
"""
