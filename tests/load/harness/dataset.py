"""The blog that is asked: 10,000 articles, some with a long thread. It is written as an Isso database, because Isso
itself and Afterword can both read that."""

import os
import random
import sqlite3
import subprocess
import urllib.parse

from . import servers

PAGES = 10_000
FRONT_PAGE = 10
TWENTY = "/threads/twenty/"
SMALL = "/threads/small/"
LONG = "/threads/long/"
LONG_COMMENTS = 10_000
# Comments of SMALL: their JSON is the 3.7 KB that others measure with.
SMALL_COMMENTS = 10
WORDS = "the a comment about bread light rust that nobody has read before naïve café and so on".split()
# The version is the one of Isso 0.14, so that it has nothing to bring up to date.
TABLES = """
    PRAGMA user_version = 5;
    CREATE TABLE preferences (key VARCHAR PRIMARY KEY, value VARCHAR);
    CREATE TABLE threads (id INTEGER PRIMARY KEY, uri VARCHAR(256) UNIQUE, title VARCHAR(256));
    CREATE TABLE comments (tid REFERENCES threads(id), id INTEGER PRIMARY KEY, parent INTEGER, created FLOAT NOT NULL,
        modified FLOAT, mode INTEGER, remote_addr VARCHAR, text VARCHAR NOT NULL, author VARCHAR, email VARCHAR,
        website VARCHAR, likes INTEGER DEFAULT 0, dislikes INTEGER DEFAULT 0, voters BLOB NOT NULL,
        notification INTEGER DEFAULT 0);
"""


def article(number: int) -> str:
    return f"/posts/article-{number}/"


def counts(pages: list[str]) -> str:
    return f"/api/v1/counts?site={servers.SITE}" + "".join(f"&page={page}" for page in pages)


def front_page() -> str:
    return counts([article(number) for number in range(FRONT_PAGE)])


def thread(page: str) -> str:
    return f"/api/v1/comments?site={servers.SITE}&page={urllib.parse.quote(page)}"


def threads(pages: int) -> list[tuple[str, int]]:
    """Each page with its number of comments."""
    plain = [(article(number), 1 + number % 3) for number in range(pages)]
    return [*plain, (TWENTY, 20), (SMALL, SMALL_COMMENTS), (LONG, LONG_COMMENTS)]


def write(path: str, pages: int = PAGES) -> None:
    chance = random.Random(7)
    with sqlite3.connect(path) as db:
        db.executescript(TABLES)
        number = 0
        for place, (uri, comments) in enumerate(threads(pages)):
            db.execute("INSERT INTO threads VALUES (?, ?, ?)", (place + 1, uri, f"Article {place}"))
            for _ in range(comments):
                number += 1
                text = " ".join(chance.choices(WORDS, k=14))
                db.execute("INSERT INTO comments VALUES (?, ?, NULL, ?, NULL, 1, '', ?, ?, NULL, NULL, 0, 0, x'00', 0)",
                           (place + 1, number, 1_700_000_000 + number, text, f"Reader {number % 5000}"))
    db.close()


def install(binary: str, folder: str, pages: int = PAGES) -> None:
    """A site with these threads, in a new database below `folder`."""
    servers.add_site(binary, folder)
    file = os.path.join(folder, "isso.db")
    write(file, pages)
    command = [binary, *servers.settings(folder, 0), "import", "isso", file]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
