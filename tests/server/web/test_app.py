"""The application of one worker."""

import gc
import sys

from silvergold.server.web.app import SWITCH_S, tune_interpreter


def test_a_commit_does_not_wait_long_for_a_busy_event_loop() -> None:
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    try:
        tune_interpreter()
        assert sys.getswitchinterval() == SWITCH_S < interval
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*thresholds)
        gc.unfreeze()
