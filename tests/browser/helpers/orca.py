"""A screen reader without a screen or sound: Orca reads Firefox, and the tests read what Orca says.

Everything comes from the system's packages (tests/install_services): Xvfb, a message bus, speech-dispatcher
with its silent module, Orca and Firefox. They have a home folder of their own, so several can run at once.
"""

import contextlib
import json
import os
import pty
import re
import shutil
import subprocess
import tempfile
import time
import tty
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Self

import psutil

from tests.server.helpers.services import NoServiceError, find_program

PART = "Orca"
"""What tests need that lack any of its programs."""
PATIENCE_S = 600.0
"""How long anything may take before a test fails; nothing is measured by it."""
QUIET_S = 0.4
"""A pause this long ends what Orca says about one thing."""
UNEXPECTED_QUIET_S = 1.0
"""A pause this long ends it if what the test waits for was not said."""
SILENT_S = 120.0
"""Without a word for so long, a key press had no effect: the page was not there yet."""
MOST_TABS = 60
MOST_PRESSES = 3
PREAMBLE = "leaving "
FOCUS_MODE, BROWSE_MODE = "Focus mode", "Browse mode"
SPOKEN_KEYS = {"shift+Tab": "left shift"}
"""What Orca calls keys, unless it uses their X11 names."""
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' *(?:{.*})?$")
ACCESSIBILITY_BUS = "/usr/libexec/at-spi-bus-launcher"
SCREEN = "1440x900x24"
FILES = {
    ".config/speech-dispatcher/speechd.conf": """\
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
""",
    ".libao": "default_driver=null\n",
    # Orca does not read the page aloud, as the focus would follow, and names every key that is pressed.
    ".local/share/orca/orca-customizations.py": """\
import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableNavigationKeys = True
""",
    "firefox/user.js": "\n".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});"
        for name, value in {
            "app.normandy.enabled": False,
            "browser.aboutwelcome.enabled": False,
            "browser.newtab.preload": False,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "intl.accept_languages": "en",
            "ui.prefersReducedMotion": 1,
        }.items()
    ),
}
"""The files of the home folder."""


def wait_until(condition: Callable[[], bool], otherwise: Callable[[], str]) -> None:
    """Wait until a condition holds, or fail with an explanation."""
    until = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < until, otherwise()
        time.sleep(0.02)


class ScreenReader:
    """Orca and a Firefox that shows a page; ``transcript`` is everything that Orca has said."""

    def __init__(self, address: str) -> None:
        self.transcript: list[str] = []
        self._heard = self._named = 0
        self._key = ""
        """How Orca names the latest key."""
        self._address = address
        self._stack = contextlib.ExitStack()
        self._home = Path(tempfile.mkdtemp(prefix="silvergold-orca-"))
        self._environment = {
            "HOME": str(self._home),
            "XDG_RUNTIME_DIR": str(self._home / "run"),
            "PATH": f"{self._home}/bin:{os.environ.get('PATH', os.defpath)}",
            "LANG": "C.UTF-8",
            "GNOME_ACCESSIBILITY": "1",
        }

    def __enter__(self) -> Self:
        try:
            self._start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    # --- starting and ending ------------------------------------------------------------------------------

    def _start(self) -> None:
        self._make_home()
        self._environment["DISPLAY"] = ":" + self._answer("Xvfb", "-displayfd", "1", "-screen", "0", SCREEN)
        address = self._answer("dbus-daemon", "--session", "--nofork", "--print-address")
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self._run("openbox")
        self._run(ACCESSIBILITY_BUS, "--launch-immediately", "--a11y=1", "--screen-reader=1")
        # Orca would start it as well, and then wait for its end.
        self._run("speech-dispatcher", "--run-single", "--timeout", "0")
        socket = self._home / "run" / "speech-dispatcher" / "speechd.sock"
        wait_until(socket.exists, lambda: "speech-dispatcher does not start")
        self._run("orca", "--disable", "braille", f"--debug-file={self._listen()}")
        self.hear("Screen reader on")
        self._run("firefox", "--new-instance", "--profile", f"{self._home}/firefox", self._address)

    def _make_home(self) -> None:
        for name, text in FILES.items():
            file = self._home / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (self._home / "run").mkdir(mode=0o700)
        # Orca refuses to run beside another one, which it looks for with pgrep.
        (self._home / "bin").mkdir()
        (self._home / "bin" / "pgrep").symlink_to("/bin/false")

    def _run(self, program: str, *arguments: str, output: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
        """Start a program, which ends at the latest with the tests."""
        process = subprocess.Popen(
            [find_program("setpriv", PART), "--pdeathsig", "KILL", find_program(program, PART), *arguments],
            env=self._environment,
            cwd=self._home,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._stack.callback(process.wait)
        if process.stdout:
            self._stack.callback(process.stdout.close)
        return process

    def _answer(self, program: str, *arguments: str) -> str:
        """Start a program and return the first line that it prints."""
        process = self._run(program, *arguments, output=subprocess.PIPE)
        assert process.stdout is not None
        if line := process.stdout.readline().strip():
            return line
        raise NoServiceError(f"{program} does not start")

    def _listen(self) -> str:
        """Collect what Orca says; returns the file to which Orca writes it.

        The file is a terminal, because Orca writes to other files only when a buffer is full.
        """
        reader, writer = pty.openpty()
        self._stack.callback(os.close, writer)
        tty.setraw(writer)

        def collect() -> None:
            with contextlib.suppress(OSError), os.fdopen(reader, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    if spoken := SPOKEN.search(line.rstrip()):
                        self.transcript.append(spoken[1].strip())

        Thread(target=collect, daemon=True).start()
        return os.ttyname(writer)

    def _end(self) -> None:
        """End everything that has this home folder, also what the message bus has started."""
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error):
                if process.environ().get("HOME") == str(self._home):
                    process.kill()
        self._stack.close()
        shutil.rmtree(self._home, ignore_errors=True)

    # --- listening and typing -----------------------------------------------------------------------------

    def press(self, key: str, wanted: str) -> str:
        """Press a key, by its X11 name, until Orca says something that matches a pattern; return that.

        If Orca says nothing else than the name of the key, the page was not ready for it.
        """
        self._type(key)
        begun = self._heard
        for _ in range(MOST_PRESSES):
            if self._has_answered(wanted):
                return self.hear(wanted)
            self._type(key)
            self._heard = begun  # the answer to the first press may be late
        raise AssertionError("\n".join([f"{key} does nothing", *self.transcript[begun:]]))

    def tab_to(self, wanted: str) -> str:
        """Press Tab until Orca says something that matches a pattern; return that."""
        begun = self._heard
        for _ in range(MOST_TABS):
            self._type("Tab")
            if self._has_answered(wanted) and (found := self._find(wanted)):
                return found
        raise AssertionError("\n".join([f"Tab never reached: {wanted}", *self.transcript[begun:]]))

    def hear(self, wanted: str) -> str:
        """Wait until Orca says something that matches a pattern, after what was heard before; return that."""
        begun, found = self._heard, list[str]()

        def is_said() -> bool:
            found.extend(filter(None, [self._find(wanted)]))
            return bool(found)

        wait_until(is_said, lambda: "\n".join([f"Orca never said: {wanted}", *self.transcript[begun:]]))
        return found[0]

    @property
    def answer(self) -> str:
        """All that was said since the latest key was named."""
        return "\n".join(self.transcript[self._named :])

    def _type(self, key: str) -> None:
        """Press a key, and wait until Orca names it: what was said before answers no key, or another one.

        Letters reach the page only in focus mode; in browse mode they are commands of Orca's own.
        """
        if len(key) == 1:
            wait_until(self._is_in_focus_mode, lambda: "Orca never switches to focus mode")
        self._heard = len(self.transcript)
        subprocess.run([find_program("xdotool", PART), "key", key], env=self._environment, check=True)
        self._key = f"(?i)^{SPOKEN_KEYS.get(key, key)}$"
        self.hear(self._key)
        self._named = self._heard

    def _is_in_focus_mode(self) -> bool:
        """Whether Orca has last switched to focus mode, as it says."""
        modes = [line for line in self.transcript if line in (FOCUS_MODE, BROWSE_MODE)]
        return modes[-1:] == [FOCUS_MODE]

    def _find(self, wanted: str) -> str | None:
        """The next thing said that matches; what was said before it counts as heard."""
        for at, line in enumerate(self.transcript[self._heard :], start=self._heard + 1):
            if re.search(wanted, line):
                self._heard = at
                return line
        return None

    def _has_answered(self, wanted: str) -> bool:
        """Wait until Orca has said what a key leads to, and pauses; returns whether that was anything."""
        count, since = self._heard, time.monotonic()

        def pause() -> float:
            answers = self._answers()
            if any(re.search(wanted, line) for line in answers):
                return QUIET_S
            return UNEXPECTED_QUIET_S if answers else SILENT_S

        def has_ended() -> bool:
            nonlocal count, since
            if len(self.transcript) > count:
                count, since = len(self.transcript), time.monotonic()
            return time.monotonic() - since > pause()

        wait_until(has_ended, lambda: "Orca never pauses")
        return bool(self._answers())

    def _answers(self) -> list[str]:
        """What was said and not heard yet, but for the key's name and what the focus has left."""
        new = self.transcript[self._heard :]
        return [line for line in new if not line.startswith(PREAMBLE) and not re.search(self._key, line)]
