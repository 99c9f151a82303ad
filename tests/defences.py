#!/usr/bin/env python3
"""Takes the defences of tests/defences.toml away, one after the other, and holds that a test turns red for each.

    python3 tests/defences.py [NAME…]

It works in a copy of the sources below target/. All defences become switches there, so that there is one build, and none
where nothing has changed since: first each test is run with all defences in place, then with its own taken away. Exits
with 1 if a test stays green, or is red with all of them there.
"""
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "target/defences"
COPY = HOME / "tree"
BUILD = HOME / "build"
SWITCH = COPY / "REMOVED"
PATIENCE = 300

# The commands that tests start forget their environment, so the switch is a file.
REMOVED = '''
/// Whether this defence is taken away.
pub fn removed(name: &str) -> bool {
    use std::sync::LazyLock;
    static NAME: LazyLock<String> = LazyLock::new(|| {
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/REMOVED")).unwrap_or_default()
    });
    *NAME == name
}
'''


def main():
    table = tomllib.loads((ROOT / "tests/defences.toml").read_text())["defence"]
    wanted = sys.argv[1:]
    defences = [one for one in table if not wanted or one["name"] in wanted]
    unknown = set(wanted) - {one["name"] for one in defences}
    if unknown or len({one["name"] for one in table}) != len(table):
        sys.exit(f"no such defence, or two of one name: {' '.join(sorted(unknown))}")
    copy_sources(table)
    programs = build()

    print(f"== {len(defences)} defences in place: each test is to be green")
    tests = sorted({one["test"] for one in defences})
    # A busy machine may be too slow for one: it has a second chance. None has one where it is to be red.
    red = [test for test in tests if not (runs_green(programs, test) or runs_green(programs, test))]
    if red:
        sys.exit("red already with all defences there:\n  " + "\n  ".join(red))
    print("== each taken away: its test is to be red")
    unheld = []
    width = max(len(one["name"]) for one in defences)
    for defence in defences:
        SWITCH.write_text(defence["name"])
        green = runs_green(programs, defence["test"])
        SWITCH.unlink()
        if green:
            unheld.append(defence["name"])
        print(f"{'GREEN' if green else 'red  '}  {defence['name']:<{width}}  {defence['test']}", flush=True)
    if unheld:
        sys.exit(f"nothing turns red without: {' '.join(unheld)}")
    print(f"== all {len(defences)} defences are held by a test")


def copy_sources(table):
    """What git knows, with its switches, and what is made before a build."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    sources = {name: ROOT / name for name in names.split("\0") if (ROOT / name).is_file()}
    made = (ROOT / "widget/dist").iterdir()
    sources |= {f"widget/dist/{file.name}": file for file in made}
    texts = switched(table)
    for stale in [file for file in COPY.rglob("*") if file.is_file()]:
        if str(stale.relative_to(COPY)) not in sources:
            stale.unlink()
    for name, source in sources.items():
        copy, content = COPY / name, texts.get(name, "").encode() or source.read_bytes()
        # A file that is as it was keeps its time, so that it is not built again.
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
            shutil.copymode(source, copy)


def switched(table):
    """The files with defences in them, and where the switches look."""
    texts = {"server/lib.rs": (ROOT / "server/lib.rs").read_text() + REMOVED}
    for defence in table:
        name, file = defence["name"], defence["file"]
        if "/src/" in file:
            lib = file.split("/src/")[0] + "/src/lib.rs"
            beside = REMOVED.replace('"/REMOVED"', '"/../../REMOVED"')
            texts.setdefault(lib, (ROOT / lib).read_text() + beside)
        text = texts.get(file) or (ROOT / file).read_text()
        found = text.count(defence["find"])
        if found != 1:
            sys.exit(f"{name}: its text stands {found} times in {file}; mend tests/defences.toml")
        assert "REMOVED" in defence["removed"], name
        removed = defence["removed"].replace("REMOVED", f'crate::removed("{name}")')
        texts[file] = text.replace(defence["find"], removed)
    return texts


def borrow_dependencies():
    """The crates that the developer's own build has made are taken from there: none of them changes."""
    built = ROOT / "target/debug"
    if BUILD.exists() or not (built / "deps").exists():
        return
    ours = lambda folder, names: [name for name in names if "afterword" in name or name.startswith("main-")]
    for part in ["deps", "build", ".fingerprint"]:
        copy = shutil.copy2 if part == ".fingerprint" else os.link
        shutil.copytree(built / part, BUILD / "debug" / part, ignore=ours, copy_function=copy)


def build():
    """The test programs: of `server/` itself, and of tests/."""
    borrow_dependencies()
    print("== building with all defences as switches", flush=True)
    command = ["cargo", "test", "--locked", "--no-run", "--lib", "--test", "main", "--message-format=json"]
    environment = {**os.environ, "CARGO_TARGET_DIR": str(BUILD)}
    built = subprocess.run(command, cwd=COPY, env=environment, stdout=subprocess.PIPE, text=True)
    if built.returncode != 0:
        messages = [json.loads(line) for line in built.stdout.splitlines() if line.startswith("{")]
        errors = [one["message"] for one in messages if one["reason"] == "compiler-message"]
        print("".join(one["rendered"] for one in errors if one["level"] == "error"), file=sys.stderr)
        sys.exit("a defence can't be taken away like this: it does not build")
    programs = {}
    for line in built.stdout.splitlines():
        said = json.loads(line) if line.startswith("{") else {}
        if said.get("executable") and said["profile"]["test"]:
            kind = "lib" if "lib" in said["target"]["kind"] else said["target"]["name"]
            programs[kind] = said["executable"]
    return programs


def runs_green(programs, test):
    kind, name = test.split(":", 1) if test.startswith("lib:") else ("main", test)
    command = [programs[kind], "--exact", name, "--test-threads=1"]
    try:
        ended = subprocess.run(command, cwd=COPY, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    if "1 passed" not in ended.stdout and "1 failed" not in ended.stdout and ended.returncode == 0:
        sys.exit(f"there is no test {test}")
    return ended.returncode == 0


if __name__ == "__main__":
    main()
