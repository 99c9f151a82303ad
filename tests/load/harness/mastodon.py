"""A server of Mastodon's API with three accounts, one of which has a post that many have answered."""

import contextlib
import http.server
import json
import random
import threading
import time
import urllib.parse

from . import dataset, servers

ACCOUNTS = ("me", "you", "we")
PAGE = "/conversation/"
ROOT = "1000"


class Mastodon:
    def __init__(self, port: int, answers: int) -> None:
        self.port = port
        # When each path was asked for.
        self.asked: list[tuple[float, str]] = []
        self.posts = [status(ROOT, "me", f'<p><a href="{servers.ORIGIN}{PAGE}">An article</a></p>', None)] if answers else []
        self.answers = written(answers)

    def settings(self) -> list[str]:
        accounts = ",".join(f"http://127.0.0.1:{self.port}/@{name}" for name in ACCOUNTS)
        return [f"mastodon.accounts={accounts}", "mastodon.since=3650d", "outgoing.allow_private=127.0.0.1", "sites.moderation=publish"]

    def answer(self, address: str) -> object:
        self.asked.append((time.monotonic(), address))
        url = urllib.parse.urlsplit(address)
        match url.path.removeprefix("/api/v1/").split("/"):
            case ["accounts", "lookup"]:
                return {"id": str(1 + ACCOUNTS.index(urllib.parse.parse_qs(url.query)["acct"][0]))}
            case ["accounts", "1", "statuses"] if "max_id" not in url.query:
                return self.posts
            case ["accounts", _, "statuses"]:
                return []
            case ["statuses", "1000", "context"]:
                return {"ancestors": [], "descendants": self.answers}
            case _:
                return None

    def times(self, end: str) -> list[float]:
        return [when for when, address in self.asked if urllib.parse.urlsplit(address).path.endswith(end)]


def status(number: str, name: str, content: str, above: str | None) -> dict:
    return {
        "id": number, "created_at": "2026-01-01T00:00:00Z", "uri": f"https://far.example/{number}",
        "url": f"https://far.example/@{name}/{number}", "visibility": "public", "in_reply_to_id": above, "content": content,
        "replies_count": 1, "favourites_count": 1, "reblogs_count": 0,
        "account": {"id": name if name not in ACCOUNTS else str(1 + ACCOUNTS.index(name)), "acct": name, "display_name": name,
                    "url": f"https://far.example/@{name}"},
    }


def written(answers: int) -> list[dict]:
    """Every second one answers the post, the others what was answered before."""
    chance = random.Random(7)
    say = lambda: f"<p>{' '.join(chance.choices(dataset.WORDS, k=14))}</p>"
    first = int(ROOT) + 1
    above = lambda place: ROOT if place % 2 == 0 else str(first + chance.randrange(place))
    return [status(str(first + place), f"reader{place % 300}", say(), above(place)) for place in range(answers)]


@contextlib.contextmanager
def running(answers: int):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            found = mastodon.answer(self.path)
            body = json.dumps({"error": "Record not found"} if found is None else found).encode()
            self.send_response(404 if found is None else 200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    mastodon = Mastodon(server.server_address[1], answers)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield mastodon
    finally:
        server.shutdown()
        server.server_close()
