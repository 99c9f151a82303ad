"""Holds a database, and the server that runs on it, against the books of those who wrote."""

import contextlib
import json
import sqlite3
import urllib.parse
import uuid

from load import GONE, PAGES, Load
from server import SITES, Server, owner
from tally import Tally, require


def all_is_kept(server: Server, load: Load, tally: Tally) -> None:
    """Everything that was acknowledged is there, once, and all that is derived from it is right."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=20)) as db:
        db.row_factory = sqlite3.Row
        is_sound(db)
        rows = comments_of(db)
        compare(rows, load, tally)
        counts_are_right(db, rows)
        if server.settings["mail.from"]:
            mails_are_there(db, server, load)
    counts_are_told(server, rows)


def is_sound(db: sqlite3.Connection) -> None:
    found = [row[0] for row in db.execute("PRAGMA integrity_check")]
    require(found == ["ok"], f"integrity_check: {found[:5]}")
    broken = db.execute("PRAGMA foreign_key_check").fetchall()
    require(not broken, f"foreign_key_check: {[tuple(row) for row in broken[:5]]}")


def comments_of(db: sqlite3.Connection) -> dict[str, sqlite3.Row]:
    rows = db.execute(
        "SELECT c.id, c.parent, c.page, c.status, c.text, c.author_name, c.visible_children, c.reactions, c.created,"
        " p.path, s.key AS site FROM comments c JOIN pages p ON p.id = c.page JOIN sites s ON s.id = c.site"
    )
    return {str(uuid.UUID(bytes=row["id"])): row for row in rows}


def compare(rows: dict[str, sqlite3.Row], load: Load, tally: Tally) -> None:
    seen: dict[str, str] = {}
    for ident, row in rows.items():
        word = row["text"].split(" ", 1)[0]
        if row["author_name"] is None or not word:
            continue
        if word in seen:
            tally.doubled += 1
        require(word not in seen, f"{word} is stored twice: {ident} and {seen.get(word)}")
        seen[word] = ident
    for comment in load.comments:
        row = rows.get(comment.id)
        erased = row is None or row["author_name"] is None
        state = GONE if erased else (row["status"], row["text"])
        if state not in comment.states:
            tally.lost += 1
        require(state in comment.states, f"{comment.id} is {state}, acknowledged was {comment.states}")
        comment.states = [state]
        if erased:
            continue
        likes = json.loads(row["reactions"]).get("👍", 0)
        require(likes in comment.likes, f"{comment.id} has {likes} reactions, acknowledged were {comment.likes}")
        comment.likes = [likes]
    known = {comment.word for comment in load.comments}
    strange = [word for word in seen if word not in known]
    require(not strange, f"comments that nobody has written, or that were refused and kept: {strange[:3]}")


def counts_are_right(db: sqlite3.Connection, rows: dict[str, sqlite3.Row]) -> None:
    wrong = db.execute(
        "SELECT p.path, p.count, count(c.id) FROM pages p LEFT JOIN comments c ON c.page = p.id"
        " AND c.status = 'approved' GROUP BY p.id HAVING p.count <> count(c.id)"
    ).fetchall()
    require(not wrong, f"pages with a wrong count: {[tuple(row) for row in wrong[:3]]}")
    below: dict[bytes, int] = {}
    for row in rows.values():
        if row["parent"] and (row["status"] == "approved" or row["visible_children"] > 0):
            below[row["parent"]] = below.get(row["parent"], 0) + 1
        if row["parent"]:
            require(row["parent"] < row["id"], "a reply stands before its parent")
    for ident, row in rows.items():
        visible = below.get(row["id"], 0)
        noted = row["visible_children"]
        require(noted == visible, f"{ident}: {noted} visible children, not {visible}")


def counts_are_told(server: Server, rows: dict[str, sqlite3.Row]) -> None:
    query = "&".join(f"page={urllib.parse.quote(page)}" for page in PAGES)
    for site in SITES:
        _, told, _ = server.get(f"/api/v1/counts?site={site}&{query}")
        for page in PAGES:
            approved = sum(1 for row in rows.values()
                           if (row["site"], row["path"], row["status"]) == (site, page, "approved"))
            require(told["counts"][page] == approved, f"{site}{page} counts {told['counts'][page]}, not {approved}")


def mails_are_there(db: sqlite3.Connection, server: Server, load: Load) -> None:
    """One row of the outbox for each comment; where it says sent, the mail is in the folder."""
    rows = db.execute("SELECT id, comment, sent FROM outbox WHERE kind = 'moderation'").fetchall()
    mails: dict[str, list[sqlite3.Row]] = {}
    for row in rows:
        mails.setdefault(str(uuid.UUID(bytes=row["comment"])), []).append(row)
    for comment in load.comments:
        if not comment.untouched:
            continue
        own = mails.get(comment.id, [])
        require(len(own) == 1, f"{comment.id} has {len(own)} mails in the outbox")
        if own[0]["sent"]:
            file = server.mails / f"{uuid.UUID(bytes=own[0]['id'])}.eml"
            require(file.exists(), f"the mail {file.name} counts as sent and is not there")


def search_finds(server: Server, load: Load, amount: int, chance) -> None:
    found = [comment for comment in load.comments if comment.certain in ("approved", "pending")]
    for comment in chance.sample(found, min(amount, len(found))):
        connection = server.connect()
        connection.request("GET", f"/api/v1/admin/comments?q={comment.word}", headers=owner())
        told = json.loads(connection.getresponse().read())
        connection.close()
        ids = [one["id"] for one in told["comments"]]
        require(ids == [comment.id], f"searching for {comment.word} finds {ids}, not {comment.id}")
