"""Packs programs that are built, byte for byte the same for the same commit: the tarball, the Python wheel, the npm
packages, the OCI image, the Helm chart. Why these are made here: docs/decisions/0075-releases-are-packed-by-us.md

    python3 .ci/pack files FOLDER --program TARGET=PATH… --library TARGET=DEB… --made FOLDER [--layout FOLDER]
    python3 .ci/pack statement FOLDER PROFILE TARGET…
    python3 .ci/pack notes VERSION
    python3 .ci/pack title              the version and the commit, in a line
    python3 .ci/pack glibc PROGRAM      the newest version of glibc that it asks for
"""

import argparse
import sys
from pathlib import Path

import archives
import image
import npm
import project
import statement
import wheel


def main():
    """Each command is a function of the same name, which gets the options."""
    parser = argparse.ArgumentParser(prog=".ci/pack", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(required=True)
    packing = commands.add_parser("files")
    packing.add_argument("folder", type=Path)
    packing.add_argument("--program", action="append", required=True, metavar="TARGET=PATH")
    packing.add_argument("--library", action="append", default=[], metavar="TARGET=DEB")
    packing.add_argument("--made", type=Path, required=True, help="manual pages (man/) and completions (completions/)")
    packing.add_argument("--layout", type=Path, help="the image as a folder, too")
    packing.set_defaults(run=files)
    stating = commands.add_parser("statement")
    stating.add_argument("folder", type=Path)
    stating.add_argument("profile")
    stating.add_argument("target", nargs="+")
    stating.set_defaults(run=lambda options: statement.write(options.folder, options.profile, options.target))
    noting = commands.add_parser("notes")
    noting.add_argument("version")
    noting.set_defaults(run=notes)
    naming = commands.add_parser("title")
    naming.set_defaults(run=lambda options: print(f"afterword {project.VERSION}, commit {project.COMMIT}"))
    asking = commands.add_parser("glibc")
    asking.add_argument("program")
    asking.set_defaults(run=lambda options: print(*project.newest_glibc(options.program), sep="."))
    options = parser.parse_args()
    options.run(options)


def by_target(words):
    """TARGET=PATH, as a list: a target may have several packages."""
    pairs = []
    for word in words:
        target, _, path = word.partition("=")
        if target not in project.TARGETS:
            raise SystemExit(f"{target} is no target that is released: {', '.join(project.TARGETS)}")
        pairs.append((project.TARGETS[target], Path(path)))
    return pairs


def files(options):
    programs = by_target(options.program)
    options.folder.mkdir(parents=True, exist_ok=True)
    written = dict([npm.launcher([target for target, _ in programs]), chart()])
    for target, program in programs:
        written |= dict([tarball(target, program, options.made), wheel.wheel(target, program), npm.program(target, program)])
    layout = image.Layout()
    release = base_release()
    images = []
    for target, program in programs:
        packages = image.Packages([path for given, path in by_target(options.library) if given == target])
        images.append(layout.image(target, image.layers(program, packages, release)))
    layout.finish(images)
    written[f"afterword-image-{project.VERSION}.tar"] = archives.tar(layout.entries)
    if options.layout:
        layout.write(options.layout)
    for name, content in written.items():
        (options.folder / name).write_bytes(content)


def tarball(target, program, made):
    """The program with its manual, its completions, and what one needs beside it to run it for years."""
    folder = f"afterword-{project.VERSION}"
    entries = {
        f"{folder}/afterword": archives.file(program, 0o755),
        **{f"{folder}/{name}": archives.file(project.ROOT / name) for name in ("LICENSE", "README.md", "CHANGELOG.md")},
        **{f"{folder}/{name}": archives.file(project.ROOT / name) for name in BESIDE},
        f"{folder}/default.toml": archives.file(project.ROOT / "server/config/src/default.toml"),
        **archives.below(f"{folder}/man/man1", made / "man"),
        **archives.below(f"{folder}/completions", made / "completions"),
    }
    return f"{folder}-linux-{target.machine}.tar.gz", archives.packed(archives.tar(entries))


BESIDE = ["deploy/afterword.service", "deploy/debian/afterword.toml", "deploy/Caddyfile", "deploy/nginx.conf"]


def chart():
    """The Helm chart, as `helm package` has it: a folder of the chart's name."""
    entries = archives.below("afterword", project.ROOT / "deploy/helm")
    return f"afterword-helm-{project.VERSION}.tgz", archives.packed(archives.tar(entries))


def base_release():
    """os-release of the Debian that the image's libraries are from."""
    for line in (project.ROOT / ".ci/image-base").read_text(encoding="utf-8").splitlines():
        if line.startswith("os-release "):
            return "".join(f"{word}\n" for word in line.removeprefix("os-release ").split(" "))
    raise SystemExit(".ci/image-base has no line os-release")


def notes(options):
    text = statement.notes(options.version)
    if not text:
        raise SystemExit(f"CHANGELOG.md has nothing about {options.version}: give it a heading ## {options.version}")
    print(text)


if __name__ == "__main__":
    sys.exit(main())
