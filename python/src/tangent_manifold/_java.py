"""Finds a Java 25: the wheel's own if it has one, else in the places and in the order of the launcher script ``tangent``."""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
from typing import Iterator

LEAST = 25

_OWN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "runtime")

_PLACES = (
    "/usr/lib/jvm/*",
    "/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "~/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "~/.sdkman/candidates/java/*",
    "~/.jdks/*",
    "/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home",
    "/opt/*",
    "/usr/local/opt/openjdk*",
    "C:/Program Files/Java/*",
    "C:/Program Files/Eclipse Adoptium/*",
)


class JavaNotFound(RuntimeError):
    """There is no Java that is new enough."""


def find_java() -> str:
    """The path of a ``java`` that is new enough; `JavaNotFound` says how to get one."""
    for home in _homes():
        java = os.path.join(home, "bin", "java.exe" if os.name == "nt" else "java")
        if os.access(java, os.X_OK) and _major(home, java) >= LEAST:
            return java
    raise JavaNotFound(
        f"a JDK {LEAST} or newer is needed and none was found: install one (https://adoptium.net, or 'brew install "
        f"openjdk', or 'sdk install java {LEAST}-tem') or let JAVA_HOME point to it"
    )


def _homes() -> Iterator[str]:
    if os.path.isdir(_OWN):
        yield _OWN
    if os.environ.get("JAVA_HOME"):
        yield os.environ["JAVA_HOME"]
    on_path = shutil.which("java")
    if on_path:
        yield os.path.dirname(os.path.dirname(os.path.realpath(on_path)))
    for place in _PLACES:
        yield from sorted(glob.glob(os.path.expanduser(place)))


def _major(home: str, java: str) -> int:
    """From the release file, or else by asking it."""
    try:
        with open(os.path.join(home, "release"), encoding="utf-8", errors="replace") as release:
            found = re.search(r'^JAVA_VERSION="(\d+)', release.read(), re.MULTILINE)
    except OSError:
        found = None
    if not found:
        try:
            told = subprocess.run([java, "-version"], capture_output=True, text=True, timeout=20, check=False).stderr
        except (OSError, subprocess.TimeoutExpired):
            return 0
        found = re.search(r' version "(\d+)', told)
    return int(found.group(1)) if found else 0
