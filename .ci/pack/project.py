"""What the clone says about itself: its version, its texts, its time, and the machines that a release is for."""

import os
import re
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Target:
    """One kind of machine, by the names that it has elsewhere."""

    rust: str
    # As `uname -m` and Python's tags have it.
    machine: str
    # As Node.js and npm have it.
    node: str
    # As Debian and OCI have it.
    debian: str


TARGETS = {
    target.rust: target
    for target in (
        Target("x86_64-unknown-linux-gnu", "x86_64", "x64", "amd64"),
        Target("aarch64-unknown-linux-gnu", "aarch64", "arm64", "arm64"),
    )
}

_PACKAGE = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
VERSION = _PACKAGE["workspace"]["package"]["version"]
LICENSE = _PACKAGE["workspace"]["package"]["license"]
SUMMARY = _PACKAGE["package"]["description"]
AUTHORS = _PACKAGE["package"]["metadata"]["deb"]["maintainer"]


def git(*words):
    """What git says of this clone; nothing where it is none."""
    said = subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True, check=False)
    return said.stdout.strip() if said.returncode == 0 else ""


# `make reproducible` builds in folders that are no clones, and says both itself.
TIME = int(os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct"))
COMMIT = os.environ.get("AFTERWORD_COMMIT") or git("rev-parse", "HEAD")


def newest_glibc(program):
    """The newest version of glibc that the program asks for, such as (2, 17)."""
    said = subprocess.run(
        ["readelf", "--wide", "--version-info", program], capture_output=True, text=True, check=True
    ).stdout
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_([0-9.]+)", said)}
    return max(version[:2] for version in versions) if versions else (0, 0)
