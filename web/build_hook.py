"""Hatchling's hook: every wheel and sdist holds the built browser client, so installing needs no Node."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/silvergold/server/client/index.html")
SOURCES = (
    "web/src",
    "web/public",
    "web/plugins",
    "web/index.html",
    "web/vite.config.ts",
    "web/package-lock.json",
    "src/silvergold/locales",
    "src/silvergold/drawing/materials.json",
)
"""Files and folders that the client is built from; those of the Makefile."""
INSTALLED = Path("web/node_modules/.package-lock.json")


class ClientBuildHook(BuildHookInterface):
    """Builds the client of a clone; an sdist already holds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where it is missing or older than its sources, and never package without it."""
        if version == "editable":  # `make` builds the client of a working tree
            return
        root = Path(self.root)
        is_sdist = (root / "PKG-INFO").exists()
        if not is_sdist and is_outdated(root):
            self.app.display_info("Building the browser client ...")
            try:
                build_client(root)
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.abort(
                    f"The browser client could not be built (it needs bash, and Node or pip): {error}"
                )
        if not (root / CLIENT).exists():
            self.app.abort(f"The browser client is missing: there is no {CLIENT}.")


def is_outdated(root: Path) -> bool:
    """Whether the client is missing, or a source is newer."""
    client = root / CLIENT
    return not client.exists() or any(
        path.stat().st_mtime > client.stat().st_mtime for path in source_files(root)
    )


def source_files(root: Path) -> Iterator[Path]:
    """The files that the client is built from."""
    for source in (root / name for name in SOURCES):
        yield from (path for path in [source, *source.rglob("*")] if path.is_file())


def build_client(root: Path) -> None:
    """Install the build tools, unless the locked ones are there, and build."""
    with_node = root / "web" / "with_node"
    lock, installed = root / "web/package-lock.json", root / INSTALLED
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([with_node, "npm", "ci", "--loglevel=error"], check=True)
    subprocess.run([with_node, "npm", "run", "--silent", "build", "--", "--logLevel", "warn"], check=True)
