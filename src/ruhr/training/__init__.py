"""Training of networks: games to learn from, fitting, and a gate that every new network must pass.

`ruhr train` runs it. Everything follows from the plan: the same plan gives the same networks, whoever did the
work, and a training that was interrupted goes on where it stopped.
"""
