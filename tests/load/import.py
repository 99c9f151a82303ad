#!/usr/bin/env python3
"""How fast comments of another system come over, and how much memory that takes.

usage: import.py AFTERWORD [COMMENTS] [SYSTEM...] [--text BYTES] [--newest-first]

Makes a file of so many comments (100,000 where nothing is said) for each system (all that are known here), some 20 on a
page and every third one an answer, imports it into an empty database, and prints a line each. `--text 1500` makes long
comments: 200,000 of them are a file of 300 MB. `--newest-first` turns the order of XML and JSON files around, so that
answers stand before what they answer. The peak is what the kernel counted for the process (its resident memory).
"""

import argparse
import gzip
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta, timezone
from xml.sax.saxutils import escape

from bench import add_site, settings

PAGE = 20
BEGIN = datetime(2015, 1, 1, tzinfo=timezone.utc)
WORDS = "the a comment about bread, light & rust <b> that *nobody* has read: 10 < 20 naïve café 🦀 and so on".split()


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1].split("\n", 1)[0])
    parser.add_argument("binary")
    parser.add_argument("comments", nargs="?", type=int, default=100_000)
    parser.add_argument("systems", nargs="*")
    parser.add_argument("--text", type=int, default=300)
    parser.add_argument("--newest-first", action="store_true")
    asked = parser.parse_args()
    unknown = set(asked.systems) - set(FILES)
    if unknown:
        sys.exit(f"{', '.join(unknown)}: no file can be made for it; there are {', '.join(FILES)}")
    print(f"{'system':<11}{'file MiB':>9}{'comments':>10}{'seconds':>9}{'a second':>10}{'peak MiB':>10}")
    for system in asked.systems or FILES:
        with tempfile.TemporaryDirectory() as folder:
            measure(os.path.abspath(asked.binary), folder, system, asked)


def measure(binary: str, folder: str, system: str, asked: argparse.Namespace) -> None:
    path = f"{folder}/export"
    numbers = range(asked.comments)
    FILES[system](path, comments(reversed(numbers) if asked.newest_first else numbers, asked.text))
    add_site(binary, folder)
    command = [binary, *settings(folder, 0), "import", system, path, "--timezone", "Europe/Paris", "--json"]
    with open(f"{folder}/report", "w+", encoding="utf-8") as report:
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=report)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        report.seek(0)
        came = json.load(report)[0]["comments"]["new"] if process.returncode == 0 else -1
    if came != asked.comments:
        sys.exit(f"{system}: {came} of {asked.comments} comments came; the import ended with {process.returncode}")
    size = os.path.getsize(path) / 2**20
    print(f"{system:<11}{size:>9.0f}{came:>10}{seconds:>9.1f}{came / seconds:>10.0f}{usage.ru_maxrss / 1024:>10.0f}", flush=True)


def comments(numbers, length: int):
    """(number, parent or None, page, time, name, text), the same ones each time."""
    for number in numbers:
        chance = random.Random(number)
        place = number % PAGE
        parent = number - chance.randint(1, place) if place % 3 == 2 else None
        words = []
        room = chance.randint(length // 2, length * 3 // 2)
        while room > 0:
            words.append(chance.choice(WORDS))
            room -= len(words[-1].encode()) + 1
        yield number, parent, number // PAGE, BEGIN + timedelta(seconds=number * 60), f"Reader {number % 5000}", " ".join(words)


def disqus(path: str, all_comments) -> None:
    # Threads come first, and how many there will be is known only when all comments are made.
    body = f"{path}.posts"
    pages = set()
    with open(body, "w", encoding="utf-8") as out:
        for number, parent, page, time_, name, text in all_comments:
            pages.add(page)
            above = f"<parent dsq:id=\"{parent + 1}\" />" if parent is not None else ""
            out.write(f"<post dsq:id=\"{number + 1}\"><message><![CDATA[<p>{escape(text)}</p>]]></message><createdAt>{time_:%Y-%m-%dT%H:%M:%SZ}"
                      f"</createdAt><isDeleted>false</isDeleted><isSpam>false</isSpam><author><name>{name}</name></author>"
                      f"<thread dsq:id=\"t{page}\" />{above}</post>\n")
    with open(path, "w", encoding="utf-8") as out, open(body, encoding="utf-8") as posts:
        out.write('<?xml version="1.0"?>\n<disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals">\n')
        for page in sorted(pages):
            out.write(f"<thread dsq:id=\"t{page}\"><link>https://blog.test/posts/{page}/</link><title>Article {page}</title></thread>\n")
        for line in posts:
            out.write(line)
        out.write("</disqus>\n")
    os.remove(body)


def wordpress(path: str, all_comments) -> None:
    with open(path, "w", encoding="utf-8") as out:
        out.write('<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>\n')
        open_page = None
        for number, parent, page, time_, name, text in all_comments:
            if page != open_page:
                out.write("</item>\n" if open_page is not None else "")
                out.write(f"<item><title>Article {page}</title><link>https://blog.test/posts/{page}/</link><wp:status>publish</wp:status>\n")
                open_page = page
            above = parent + 1 if parent is not None else 0
            out.write(f"<wp:comment><wp:comment_id>{number + 1}</wp:comment_id><wp:comment_author><![CDATA[{name}]]></wp:comment_author>"
                      f"<wp:comment_date_gmt>{time_:%Y-%m-%d %H:%M:%S}</wp:comment_date_gmt><wp:comment_content><![CDATA[{escape(text)}]]>"
                      f"</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_parent>{above}</wp:comment_parent></wp:comment>\n")
        out.write("</item></channel></rss>\n")


def remark42(path: str, all_comments) -> None:
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=1) as out:
        out.write('{"version":1,"users":[],"posts":[]}\n')
        for number, parent, page, time_, name, text in all_comments:
            line = {"id": f"c{number}", "pid": f"c{parent}" if parent is not None else "", "orig": text, "text": "",
                    "user": {"name": name, "id": f"u{number % 5000}"}, "locator": {"site": "blog", "url": f"https://blog.test/posts/{page}/"},
                    "time": time_.isoformat()}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")


def waline(path: str, all_comments) -> None:
    with open(path, "w", encoding="utf-8") as out:
        out.write('{"type":"waline","version":1,"data":{"Comment":[\n')
        between = ""
        for number, parent, page, time_, name, text in all_comments:
            line = {"objectId": number + 1, "pid": parent + 1 if parent is not None else None, "comment": text, "nick": name,
                    "url": f"/posts/{page}/", "status": "approved", "insertedAt": time_.isoformat()}
            out.write(between + json.dumps(line, ensure_ascii=False))
            between = ",\n"
        out.write("]}}\n")


def isso(path: str, all_comments) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("""
        CREATE TABLE threads (id INTEGER PRIMARY KEY, uri VARCHAR(256) UNIQUE, title VARCHAR(256));
        CREATE TABLE comments (tid REFERENCES threads(id), id INTEGER PRIMARY KEY, parent INTEGER, created FLOAT NOT NULL,
            modified FLOAT, mode INTEGER, remote_addr VARCHAR, text VARCHAR NOT NULL, author VARCHAR, email VARCHAR,
            website VARCHAR, likes INTEGER DEFAULT 0, dislikes INTEGER DEFAULT 0, voters BLOB NOT NULL, notification INTEGER DEFAULT 0);
    """)
    for number, parent, page, time_, name, text in all_comments:
        connection.execute("INSERT OR IGNORE INTO threads VALUES (?, ?, ?)", (page + 1, f"/posts/{page}/", f"Article {page}"))
        connection.execute("INSERT INTO comments VALUES (?, ?, ?, ?, NULL, 1, '', ?, ?, NULL, NULL, 0, 0, x'00', 0)",
                           (page + 1, number + 1, parent + 1 if parent is not None else None, time_.timestamp(), text, name))
    connection.commit()
    connection.close()


def stacosys(path: str, all_comments) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE comment (id INTEGER PRIMARY KEY, url TEXT, created TEXT, published TEXT, author_name TEXT, content TEXT)")
    rows = ((number + 1, f"/posts/{page}/", f"{time_:%Y-%m-%d %H:%M:%S}", f"{time_:%Y-%m-%d %H:%M:%S}", name, text)
            for number, _, page, time_, name, text in all_comments)
    connection.executemany("INSERT INTO comment VALUES (?, ?, ?, ?, ?, ?)", rows)
    connection.commit()
    connection.close()


FILES = {"disqus": disqus, "wordpress": wordpress, "remark42": remark42, "waline": waline, "isso": isso, "stacosys": stacosys}

if __name__ == "__main__":
    main()
