"""The day of a test run for Python, as tools/test-clock.mjs sets it for Node: on PYTHONPATH only where one is asked for."""

import datetime
import os
import re
import time

wanted = os.environ.get("TEST_CLOCK")
if wanted:
    days = re.fullmatch(r"\+(\d+)d", wanted)
    if days:
        offset = int(days[1]) * 86_400
    else:
        day = datetime.datetime.fromisoformat(f"{wanted}T03:00:00+00:00")
        offset = round(day.timestamp() - int(os.environ["TEST_CLOCK_START"]) / 1000)
    machine = time.time
    time.time = lambda: machine() + offset
