"""Where the files come from: an in-toto statement with SLSA's provenance, and the notes of a version."""

import hashlib
import json
import re
from pathlib import Path

import project

# What is made from the others.
LATER = {"SHA256SUMS", "SHA256SUMS.minisig", "provenance.intoto.json"}


def digest(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def files(folder):
    return sorted(path for path in Path(folder).iterdir() if path.is_file() and path.name not in LATER)


def provenance(folder, profile, targets):
    """https://slsa.dev/provenance/v1. It names no time and no machine: the same commit gives the same bytes."""
    locks = ["Cargo.lock", "widget/package-lock.json", ".ci/zig.txt", ".ci/image-base"]
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": path.name, "digest": {"sha256": digest(path)}} for path in files(folder)],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "https://afterword.invalid/make-release/v1",
                "externalParameters": {"version": project.VERSION, "profile": profile, "targets": targets},
                "internalParameters": {"SOURCE_DATE_EPOCH": project.TIME},
                "resolvedDependencies": [
                    {"name": "afterword", "digest": {"gitCommit": project.COMMIT}},
                    *({"name": lock, "digest": {"sha256": digest(project.ROOT / lock)}} for lock in locks),
                ],
            },
            "runDetails": {
                "builder": {
                    "id": "https://afterword.invalid/make-release",
                    "version": tools(Path(folder, "BUILT-WITH")),
                }
            },
        },
    }


def tools(built_with):
    """`rustc 1.95.0 (…)` as a name and a version."""
    return dict(line.split(" ", 1) for line in built_with.read_text(encoding="utf-8").splitlines())


def write(folder, profile, targets):
    statement = json.dumps(provenance(folder, profile, targets), indent=1, ensure_ascii=False)
    Path(folder, "provenance.intoto.json").write_text(statement + "\n", encoding="utf-8")


def notes(version):
    """The part of CHANGELOG.md about a version, without its heading; `Unreleased` while it has none."""
    changelog = (project.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.*)\n", changelog, flags=re.MULTILINE)[1:]
    for heading, text in zip(parts[::2], parts[1::2], strict=True):
        # As Keep a Changelog has it, with or without brackets.
        if re.fullmatch(rf"\[?{re.escape(version)}\]?( [-–—] \d{{4}}-\d\d-\d\d)?", heading.strip()):
            return text.strip()
    return ""
