#!/usr/bin/env python3
"""Fills a database with comments as a busy blog has them after years, for trying how large stores behave.

usage: fill.py DATABASE [COMMENTS]

The database must have a site (`afterword sites add`), and no server may use it. 1,000,000 comments by default:
5,000 pages, 150,000 authors, five years, a third of them replies; most published, some held, refused or spam; words
as frequent as words are. The same number gives the same comments. Needs apsw (PyPI), which brings its own SQLite.
"""

import itertools
import json
import random
import sys
import time

import apsw

YEARS_MS = 5 * 365 * 24 * 3600 * 1000
STATUSES = [("approved", 0.9), ("spam", 0.05), ("pending", 0.03), ("rejected", 0.02)]
SYLLABLES = "ba ke li mo nu ra se ti vo wa dra fle gri pla sto tru cha she ner ton ver ing est al".split()


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    total = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    db = apsw.Connection(sys.argv[1])
    db.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000")
    site = db.execute("SELECT id FROM sites ORDER BY id LIMIT 1").fetchone()
    if not site:
        sys.exit("the database has no site: afterword sites add KEY --origin https://…")
    began = time.monotonic()
    fill(db, site[0], total, random.Random(7))
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    print(f"{total} comments in {time.monotonic() - began:.0f} s")


def fill(db: apsw.Connection, site: int, total: int, chance: random.Random) -> None:
    pages = make_pages(db, site, max(10, total // 200))
    words, weights = vocabulary(chance)
    authors = max(10, total // 7)
    latest: dict[int, list[tuple[bytes, bytes, str]]] = {}
    now = int(time.time() * 1000)
    db.execute("BEGIN IMMEDIATE")
    for number in range(total):
        created = now - YEARS_MS + YEARS_MS * number // total
        page = pages[min(int(chance.paretovariate(0.6)) - 1, len(pages) - 1)] if number % 3 else chance.choice(pages)
        status = pick(chance)
        ident = uuid7(created, chance)
        thread = latest.setdefault(page, [])
        above = chance.choice(thread) if thread and chance.random() < 0.33 else None
        text = " ".join(chance.choices(words, cum_weights=weights, k=chance.randint(8, 60)))
        insert(db, site, page, ident, above, status, text, chance.randrange(authors), created)
        decide(db, site, ident, status, created)
        if status == "approved":
            thread.append((ident, above[1] if above else ident, status))
            del thread[:-8]
        if number % 20_000 == 19_999:
            take_words(db)
            db.execute("COMMIT; BEGIN IMMEDIATE")
            print(f"{number + 1} …", file=sys.stderr)
    take_words(db)
    settle(db)
    db.execute("COMMIT")


def make_pages(db: apsw.Connection, site: int, count: int) -> list[int]:
    pages = []
    db.execute("BEGIN IMMEDIATE")
    for number in range(count):
        path = f"/posts/{2020 + number % 7}/article-{number}/"
        row = db.execute(
            "INSERT INTO pages (site, path, title, first_seen) VALUES (?, ?, ?, 0) RETURNING id",
            (site, path, f"Article number {number}"),
        ).fetchone()
        db.execute("INSERT INTO page_keys (site, key, page) VALUES (?, ?, ?)", (site, path.rstrip("/"), row[0]))
        pages.append(row[0])
    db.execute("COMMIT")
    return pages


def vocabulary(chance: random.Random) -> tuple[list[str], list[float]]:
    words = ["the", "and", "comment", "blog", "thanks", "server", "rust", "hugo"]
    seen = set(words)
    while len(words) < 30_000:
        word = "".join(chance.choices(SYLLABLES, k=chance.randint(2, 4)))
        if word not in seen:
            seen.add(word)
            words.append(word)
    return words, list(itertools.accumulate(1 / (rank + 2) for rank in range(len(words))))


def pick(chance: random.Random) -> str:
    point = chance.random()
    for status, share in STATUSES:
        point -= share
        if point < 0:
            return status
    return "approved"


def uuid7(millis: int, chance: random.Random) -> bytes:
    value = (millis << 80) | (7 << 76) | (chance.getrandbits(12) << 64) | (2 << 62) | chance.getrandbits(62)
    return value.to_bytes(16, "big")


def insert(db, site, page, ident, above, status, text, author, created) -> None:
    parent, root = (above[0], above[1]) if above else (None, ident)
    db.execute(
        "INSERT INTO comments (id, site, page, parent, root, status, author_name, author_email, text, html, created,"
        " published, reasons, network) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (ident, site, page, parent, root, status, f"Reader {author}",
         f"reader{author}@example.org" if author % 3 else None, text, f"<p>{text}</p>\n", created,
         created if status == "approved" else None, json.dumps(["New comments wait for the owner."]),
         f"{author % 50_000:032x}"),
    )


def decide(db, site, ident, status, created) -> None:
    actions = {"approved": "approve", "spam": "spam", "rejected": "reject"}
    if status in actions:
        db.execute(
            "INSERT INTO decisions (comment, action, decider, door, at, before, after, site)"
            " VALUES (?, ?, 'owner@example.org', 'mail', ?, 'pending', ?, ?)",
            (ident, actions[status], created + 600_000, status, site),
        )


def take_words(db: apsw.Connection) -> None:
    """What the server does with the words that wait for the search; each comment here has a millisecond of its own."""
    waiting = "FROM words_waiting w JOIN comments c ON c.id = w.comment"
    db.execute(f"INSERT INTO search_rows (row, comment) SELECT c.created << 12, c.id {waiting}")
    db.execute(
        "INSERT INTO search (rowid, author, email, website, text)"
        f" SELECT c.created << 12, c.author_name, c.author_email, c.author_website, c.text {waiting}"
    )
    db.execute("DELETE FROM words_waiting")
    db.execute("INSERT INTO search (search, rank) VALUES ('merge', 1000000)")


def settle(db: apsw.Connection) -> None:
    """What follows from the comments: counts of pages, and visible children of comments."""
    db.execute(
        "UPDATE pages SET count = (SELECT count(*) FROM comments c WHERE c.page = pages.id AND c.status = 'approved'),"
        " first_seen = coalesce((SELECT min(created) FROM comments c WHERE c.page = pages.id), first_seen)"
    )
    db.execute(
        "UPDATE comments SET visible_children = s.visible FROM (SELECT parent, count(*) AS visible FROM comments"
        " WHERE parent IS NOT NULL AND status = 'approved' GROUP BY parent) s WHERE s.parent = comments.id"
    )


if __name__ == "__main__":
    main()
