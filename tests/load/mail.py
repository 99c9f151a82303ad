#!/usr/bin/env python3
"""What reading mail replies costs on this machine, and how well it is done.

usage: mail.py AFTERWORD [--table]

Prints messages a second over the corpus on one core, and milliseconds a MB of the inputs that are
slowest to read. With --table it prints instead, as Markdown, how many messages of the corpus are
read right, by client and by language, and what was decided in each language by which clients.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

CORPUS = pathlib.Path(__file__).parent.parent / "fixtures" / "mail"
COPIES = 20
ROUNDS = 3
BYTES = 1024 * 1024

PLAIN = "Content-Type: text/plain; charset=utf-8\r\n\r\n"
HTML = "Content-Type: text/html; charset=utf-8\r\n\r\n"
PARTS = "Content-Type: multipart/mixed; boundary=x\r\n\r\n"
# How a message begins, and what it repeats; {i} counts.
WORST = [
    (PLAIN, "a\n"),
    (PLAIN, "a:b:c\n"),
    (PLAIN, "2026-01-01 a@b\n"),
    (PLAIN, "On 5 May 2026 10:00 <a@b.example>\n"),
    (PLAIN, "\u200d\u00e9"),
    (PLAIN, ">"),
    (HTML, "&amp"),
    (HTML, "<"),
    (HTML, "<li>x"),
    (HTML, "<div>"),
    (HTML + "<div ", "a{i}=b "),
    (PARTS, "--x\r\n\r\na\r\n"),
    (PARTS, "--x\r\nContent-Type: multipart/mixed; boundary=x{i}\r\n\r\n"),
    ("Content-Type: text/plain;", " x*{i}=y;"),
    ("Content-Type: text/plain; charset=shift_jis\r\n\r\n", "\u0081"),
    ("From: ", "a@b;"),
    ("References:", " <a@b>"),
    ("", "X: y\r\n"),
]


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.abspath(sys.argv[1])
    if "--table" in sys.argv:
        return table(binary)
    with tempfile.TemporaryDirectory() as folder:
        speed(binary, pathlib.Path(folder))
        worst(binary, pathlib.Path(folder))


def seconds(binary: str, files: list[str]) -> float:
    """CPU time of one run, the least of some."""
    return min(once([binary, "mail", "inspect", *files]) for _ in range(ROUNDS))


def once(command: list[str]) -> float:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[:3]} failed")
    return usage.ru_utime + usage.ru_stime


def speed(binary: str, folder: pathlib.Path) -> None:
    messages = sorted(CORPUS.glob("*.eml"))
    for copy in range(COPIES):
        for message in messages:
            (folder / f"{copy}-{message.name}").symlink_to(message)
    rate = len(messages) * COPIES / seconds(binary, [str(folder)])
    print(f"mail replies read on one core: {rate:,.0f} messages/s")


def worst(binary: str, folder: pathlib.Path) -> None:
    file = folder / "message"
    file.write_bytes(b"From: a@b.example\r\n\r\nok")
    start = seconds(binary, [str(file)])
    costs = []
    for head, unit in WORST:
        raw = hostile(head, unit)
        file.write_bytes(raw)
        taken = seconds(binary, [str(file)]) - start
        costs.append((taken * 1000 * 1024 * 1024 / len(raw), head + unit))
    print("slowest of the hostile inputs:")
    for cost, shape in sorted(costs, reverse=True)[:5]:
        print(f"  {max(cost, 0):.1f} ms/MB  {shape[-60:]!r}")


def hostile(head: str, unit: str) -> bytes:
    head = f"From: ann@blog.example\r\nMIME-Version: 1.0\r\n{head}"
    count = (BYTES - len(head)) // len(unit.encode())
    units = (unit.format(i=i) if "{i}" in unit else unit for i in range(count))
    encoding = "latin-1" if "shift_jis" in head else "utf-8"
    return (head + "".join(units)).encode(encoding)[:BYTES]


def table(binary: str) -> None:
    command = [binary, "mail", "inspect", str(CORPUS)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for field in ["client", "language"]:
        print(f"| {field} | messages | cut right | decided right |\n|---|---|---|---|")
        rows = figures(field, output.splitlines())
        for name, (messages, cut, decided) in sorted(rows.items(), key=lambda row: -row[1][0]):
            print(f"| {name} | {messages} | {cut} | {decided} |")
        print()
    verdicts(output.splitlines())


VERDICTS = ["approve", "reject", "spam", "delete", "block", "edit", "undo", "none", "automatic"]


def verdicts(lines: list[str]) -> None:
    """What the program has decided, by language and by client."""
    cells: dict[tuple[str, str], collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for line in lines:
        found = json.loads(line)
        expected = json.loads(pathlib.Path(found["file"]).with_suffix(".json").read_text("utf-8"))
        verdict = "automatic" if found["auto"] else found["decision"]
        cells[expected["language"], verdict][expected["client"]] += 1
    print(f"| language | {' | '.join(VERDICTS)} |")
    print("|---" * (len(VERDICTS) + 1) + "|")
    for language in sorted({language for language, _ in cells}):
        row = [told(cells[language, verdict]) for verdict in VERDICTS]
        print(f"| {language} | " + " | ".join(row) + " |")


def told(clients: collections.Counter[str]) -> str:
    return ", ".join(f"{client} {count}" for client, count in clients.most_common())


def figures(field: str, lines: list[str]) -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    for line in lines:
        found = json.loads(line)
        expected = json.loads(pathlib.Path(found["file"]).with_suffix(".json").read_text("utf-8"))
        cut = found["reply_text"] == expected["reply_text"]
        decided = all(found[key] == expected[key] for key in ["decision", "auto"])
        for name in [expected[field], "all"]:
            row = rows.setdefault(name, [0, 0, 0])
            row[:] = [row[0] + 1, row[1] + cut, row[2] + decided]
    return rows


if __name__ == "__main__":
    main()
