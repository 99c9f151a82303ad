"""People who write: each keeps a book of what the server has acknowledged, and of what it left without an answer.

Nobody touches another's comments, so what must be in the database follows from the own book alone. An operation
without an answer may have happened or not: the comment then has two possible states until somebody looks.
"""

import dataclasses
import http.client
import random
import threading

from server import Server, ask, owner
from tally import Tally, require

WRITERS = 16
PAGES = [f"/posts/{number}/" for number in range(10)]
ANSWERED = (200, 201, 202, 204)
# "Nothing was stored; try again": the store is not there, full, or read-only.
REFUSED = (503, 507)
GONE = ("gone", "")


@dataclasses.dataclass
class Comment:
    body: dict
    word: str
    id: str = ""
    token: str = ""
    # (status, text); several only while an operation has no answer.
    states: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    likes: list[int] = dataclasses.field(default_factory=lambda: [0])
    # Nothing but the submission has happened to it: then its mail is never needless.
    untouched: bool = True
    # It was sent at least once, and no acknowledgement came.
    sent: bool = False

    @property
    def acknowledged(self) -> bool:
        return bool(self.id)

    @property
    def certain(self) -> str:
        return self.states[0][0] if len(self.states) == 1 else ""


@dataclasses.dataclass
class Bulk:
    """A decision without an answer, to be sent again with its key."""

    path: str
    body: dict
    key: str


class Writer:
    def __init__(self, number: int, seed: str, tally: Tally) -> None:
        self.chance = random.Random(f"{seed}/{number}")
        self.name = f"Writer {number}"
        self.number = number
        self.count = 0
        self.comments: list[Comment] = []
        # Submissions and decisions that no answer came to.
        self.open_comments: list[Comment] = []
        self.open_decisions: list[Bulk] = []
        self.tally = tally
        self.refusals: list[tuple[int, dict, dict]] = []
        self.deletes = True

    def unique(self) -> str:
        self.count += 1
        return f"w{self.number}x{self.count}x{self.chance.randrange(16**8):08x}"

    def step(self, connection: http.client.HTTPConnection) -> None:
        """One operation; raises OSError or HTTPException where no answer came."""
        dice = self.chance.random()
        mine = [comment for comment in self.comments[-60:] if comment.certain in ("approved", "pending")]
        if dice < 0.6 or not mine:
            self.submit(connection)
        elif dice < 0.7:
            self.edit(connection, self.chance.choice(mine))
        elif dice < 0.82:
            self.decide(connection, [self.chance.choice(mine)])
        elif dice < 0.88:
            self.decide(connection, self.chance.sample(mine, min(len(mine), 5)))
        elif dice < 0.96 or not self.deletes:
            self.like(connection, self.chance.choice(mine))
        else:
            self.delete(connection, self.chance.choice(mine))

    def submit(self, connection: http.client.HTTPConnection) -> None:
        site, page = self.chance.choice(["blog", "open"]), self.chance.choice(PAGES)
        word = self.unique()
        body = {"site": site, "page": page, "name": self.name, "key": self.unique().ljust(16, "k"),
                "text": f"{word} " + "some words that are read " * self.chance.randint(1, 12)}
        body["text"] = body["text"].strip()
        above = [comment for comment in self.comments[-40:]
                 if comment.certain == "approved" and (comment.body["site"], comment.body["page"]) == (site, page)]
        if above and self.chance.random() < 0.6:
            body["parent"] = self.chance.choice(above).id
        comment = Comment(body, word)
        self.open_comments.append(comment)
        self.send(connection, comment)

    def send(self, connection: http.client.HTTPConnection, comment: Comment) -> None:
        again, comment.sent = comment.sent, True
        answer = ask(connection, "POST", "/api/v1/comments", comment.body)
        if self.refused(answer):
            return
        status, content, _ = answer
        if content.get("code") == "unknown_parent" and again and not self.stands(comment.body["parent"]):
            # Its parent went, since it was refused itself or left without an answer.
            self.open_comments.remove(comment)
            return
        require(status in (201, 202), f"a submission got {status} {content}")
        self.open_comments.remove(comment)
        comment.id, comment.token = content["comment"]["id"], content["edit_token"]
        held = "pending" if comment.body["site"] == "blog" else "approved"
        require(content["status"] == held, f"a submission to {comment.body['site']} is {content['status']}")
        comment.states = [(held, comment.body["text"])]
        self.comments.append(comment)
        self.tally.acknowledged += 1

    def stands(self, id: str) -> bool:
        """Whether a comment can be answered for certain."""
        return any(comment.id == id and comment.certain == "approved" for comment in self.comments)

    def refused(self, answer: tuple[int, dict, dict]) -> bool:
        self.tally.requests += 1
        if answer[0] in REFUSED:
            self.refusals.append(answer)
        return answer[0] in REFUSED

    def edit(self, connection: http.client.HTTPConnection, comment: Comment) -> None:
        text = f"{comment.word} edited {self.unique()}"
        after = ("pending" if comment.body["site"] == "blog" else "approved", text)
        self.change(connection, [(comment, after)], "PATCH", f"/api/v1/comments/{comment.id}",
                    {"text": text}, {"Authorization": f"Bearer {comment.token}"})

    def delete(self, connection: http.client.HTTPConnection, comment: Comment) -> None:
        self.change(connection, [(comment, GONE)], "DELETE", f"/api/v1/comments/{comment.id}",
                    None, {"Authorization": f"Bearer {comment.token}"})

    def decide(self, connection: http.client.HTTPConnection, comments: list[Comment]) -> None:
        action = self.chance.choices(["approve", "reject", "spam"], [6, 1, 1])[0]
        status = {"approve": "approved", "reject": "rejected", "spam": "spam"}[action]
        comments = [comment for comment in comments if comment.certain != status]
        if not comments:
            return
        path, body = "/api/v1/admin/decisions", {"ids": [comment.id for comment in comments], "action": action}
        if len(comments) == 1:
            path, body = f"/api/v1/admin/comments/{comments[0].id}/decision", {"action": action}
        key = self.unique()
        bulk = Bulk(path, body, key)
        self.open_decisions.append(bulk)
        after = [(comment, (status, comment.states[0][1])) for comment in comments]
        if self.change(connection, after, "POST", path, body, owner(key)):
            self.open_decisions.remove(bulk)
            self.tally.decided += 1

    def change(self, connection, after: list[tuple[Comment, tuple[str, str]]], method: str, path: str,
               body: dict | None, headers: dict) -> bool:
        """Until the answer is here, both what was and what is asked for are possible."""
        for comment, state in after:
            comment.untouched = False
            comment.states.append(state)
        answer = ask(connection, method, path, body, headers)
        if self.refused(answer):
            return False
        require(answer[0] in ANSWERED and not answer[1].get("failed"), f"{method} {path} got {answer[0]} {answer[1]}")
        for comment, state in after:
            comment.states = [state]
        return True

    def like(self, connection: http.client.HTTPConnection, comment: Comment) -> None:
        if comment.certain != "approved" or len(comment.likes) > 1 or comment.likes[0] >= 4:
            return
        comment.likes.append(comment.likes[0] + 1)
        answer = ask(connection, "POST", f"/api/v1/comments/{comment.id}/reactions",
                     {"reaction": "👍", "key": self.unique().ljust(16, "k")})
        if self.refused(answer):
            return
        require(answer[0] == 200, f"a reaction got {answer[0]} {answer[1]}")
        comment.likes = comment.likes[-1:]

    def again(self, server: Server) -> None:
        """What no answer came to is sent once more, with the same key: it has one effect."""
        connection = server.connect()
        for comment in list(self.open_comments):
            self.send(connection, comment)
        for bulk in self.open_decisions:
            status, content, _ = ask(connection, "POST", bulk.path, bulk.body, owner(bulk.key))
            require(status == 200, f"a decision that came again got {status} {content}")
        self.open_decisions.clear()
        connection.close()


class Load:
    """All writers at once, until they are told to stop or the server is gone."""

    def __init__(self, seed: str, tally: Tally, writers: int = WRITERS) -> None:
        self.writers = [Writer(number, seed, tally) for number in range(writers)]
        self.stopping = threading.Event()
        self.threads: list[threading.Thread] = []
        self.errors: list[BaseException] = []
        # Called with a comment as soon as its answer is here.
        self.heard = None

    def start(self, server: Server, through_refusals: bool = False) -> None:
        self.stopping.clear()
        self.threads = [threading.Thread(target=self.run, args=(writer, server, through_refusals), daemon=True)
                        for writer in self.writers]
        for thread in self.threads:
            thread.start()

    def run(self, writer: Writer, server: Server, through_refusals: bool) -> None:
        try:
            while not self.stopping.is_set():
                if not self.write(writer, server, through_refusals):
                    return
                # Nothing is gained by asking at once what could not be done now.
                self.stopping.wait(0.02)
        except BaseException as error:  # noqa: BLE001: told by the main thread
            self.errors.append(error)

    def write(self, writer: Writer, server: Server, through_refusals: bool) -> bool:
        """One connection, until it breaks or an operation is refused; whether the writer goes on with another one."""
        connection = server.connect()
        try:
            while not self.stopping.is_set():
                known, refusals = len(writer.comments), len(writer.refusals)
                writer.step(connection)
                if self.heard and len(writer.comments) > known:
                    self.heard(writer.comments[-1])
                if len(writer.refusals) > refusals:
                    return through_refusals
        except (OSError, http.client.HTTPException):
            writer.tally.cut += 1
            return through_refusals
        finally:
            connection.close()
        return True

    def join(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(30)
            require(not thread.is_alive(), "a writer hangs")
        if self.errors:
            raise self.errors[0]

    def again(self, server: Server) -> None:
        for writer in self.writers:
            writer.again(server)

    @property
    def comments(self) -> list[Comment]:
        return [comment for writer in self.writers for comment in writer.comments]

    @property
    def refusals(self) -> list[tuple[int, dict, dict]]:
        return [refusal for writer in self.writers for refusal in writer.refusals]
