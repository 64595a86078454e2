"""Let Sailor play the rollouts of the process that imports this: a tenth of the time.

For the processes that the tests start. ``tests/review`` shows what the rollouts themselves do.
"""

from silvergold.review import rollouts

rollouts.POLICY = "sailor"
