#!/usr/bin/env python3
"""Isso's own tests of its API (version 0.14), against Afterword.

usage: published.py ENDPOINT FOLDER

ENDPOINT is such as http://127.0.0.1:8471/isso/blog, FOLDER has Isso's source. Each test has pages of its own. Isso's
comments have the numbers 1, 2, 3 …: ours get them as a test sees them. Comments without a name get one. DIFFERENCES
has the tests that do not hold here, each with the reason; all others must pass, and these must fail.
"""

import http.client
import json
import re
import sys
import types
import unittest
import urllib.parse

INSIDE = "it looks into Isso's database or calls its functions"
FEED = "the feed is Afterword's own"
LATEST = "there is no /latest"
DIFFERENCES = {
    "TestComments.testCreateInvalidThreadForParent": INSIDE,
    "TestComments.testVerifyFields": INSIDE,
    "TestComments.testGetSortedByUpvotes": INSIDE,
    "TestComments.testGetSortedByUpvotesWithNested": INSIDE,
    "TestComments.testDeleteWithReference": INSIDE,
    "TestComments.testDeleteCommentRemovesThread": INSIDE,
    "TestComments.testTitleNull": INSIDE,
    "TestComments.testWebsiteXSSPayloadIsEscaped": "a website is kept in its normal form, with %27",
    "TestComments.testUpdate": "name and website stay",
    "TestComments.testUpdateWebsiteXSSPayloadIsEscaped": "name and website stay",
    "TestComments.testUpdateForbidden": "a missing text is 400, an empty one 422, both with other words; the website stays",
    "TestComments.testHash": "the address must be one",
    "TestComments.testCSRF": "a form of another type is 415, and a request without any is by no browser",
    "TestComments.testDeleteAndCreateByDifferentUsersButSamePostId": "a number is never given again: 404 in place of 403",
    "TestComments.testNoFeed": FEED,
    "TestComments.testFeedEmpty": FEED,
    "TestComments.testFeed": FEED,
    "TestComments.testLatestOk": LATEST,
    "TestComments.testLatestWithoutLimit": LATEST,
    "TestComments.testLatestBadLimitNaN": LATEST,
    "TestComments.testLatestBadLimitNegative": LATEST,
    "TestComments.testLatestBadLimitZero": LATEST,
    "TestVote.testSelfLike": "nobody knows who wrote a comment",
    "TestVote.testVoteOnNonexistentComment": "what is not there is 404",
    "TestVote.testTooManyLikes": "here 20 for each network",
}
FIELDS = ["id", "parent", "text", "author", "website", "mode", "created", "modified", "likes", "dislikes", "hash", "notification"]


class World:
    """The comments of the test that runs, by the numbers that it knows."""

    number = 0

    def begin(self):
        World.number += 1
        self.pages = f"/test-{World.number}"
        self.theirs = []

    def ours(self, number):
        return self.theirs[number - 1] if 0 < number <= len(self.theirs) else number

    def known(self, value):
        """The same with the numbers of the test."""
        if isinstance(value, list):
            return [self.known(item) for item in value]
        if not isinstance(value, dict):
            return value
        return {key: self.small(item) if key in ("id", "parent") and item else self.known(item) for key, item in value.items()}

    def small(self, number):
        if number not in self.theirs:
            self.theirs.append(number)
        return self.theirs.index(number) + 1

    def page(self, uri):
        return f"{self.pages}/{uri.lstrip('/')}"


world = World()


class Response:
    def __init__(self, answer, body):
        self.status_code, self.headers = answer.status, answer.headers
        self.status = f"{answer.status} {answer.reason.upper()}"
        text = body.decode()
        self.data = json.dumps(world.known(json.loads(text))).encode() if answer.status < 300 and text else body
        self.text = text


class JSONClient:
    def __init__(self, *_):
        self.cookies = {}

    def open(self, method, path, data=None, content_type="application/json"):
        parts = urllib.parse.urlsplit(path)
        query = urllib.parse.parse_qsl(parts.query, keep_blank_values=True, encoding="utf-8", errors="surrogateescape")
        changed = {"uri": world.page, "parent": lambda number: world.ours(int(number))}
        query = [(name, changed.get(name, str)(value)) for name, value in query]
        where = re.sub(r"/id/(\d+)", lambda found: f"/id/{world.ours(int(found[1]))}", parts.path)
        where += f"?{urllib.parse.urlencode(query, errors='surrogateescape')}" if query else ""
        headers = {"Content-Type": content_type} if content_type else {}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = http.client.HTTPConnection(endpoint.netloc)
        connection.request(method, endpoint.path + where, self.body(parts.path, data), headers)
        answer = connection.getresponse()
        response = Response(answer, answer.read())
        connection.close()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies.pop(name, None)
            if value:
                self.cookies[name] = value
        return response

    def body(self, path, data):
        if data is None:
            return None
        sent = json.loads(data)
        if path == "/count":
            sent = [world.page(uri) for uri in sent]
        elif path == "/new":
            sent.setdefault("author", "Anonymous")
            if isinstance(sent.get("parent"), int):
                sent["parent"] = world.ours(sent["parent"])
        return json.dumps(sent)

    def get(self, path, **more):
        return self.open("GET", path, **more)

    def post(self, path, **more):
        return self.open("POST", path, **more)

    def put(self, path, **more):
        return self.open("PUT", path, **more)

    def delete(self, path, **more):
        return self.open("DELETE", path, **more)

    def delete_cookie(self, key, domain):
        self.cookies.pop(str(world.ours(int(key))))


class Anything:
    """In place of Isso's settings and program."""

    def __init__(self, *_):
        self.wsgi_app = None

    def set(self, *_):
        pass


def module(name, **parts):
    made = types.ModuleType(name)
    vars(made).update(parts)
    sys.modules[name] = made
    return made


def of_isso(folder):
    """Its tests, with a program behind the parts of Isso that they use."""
    config = module("isso.config", load=lambda _: Anything(), default_file=lambda: "")
    core = module("isso.core", Mixin=type("Mixin", (), {}))
    utils = module("isso.utils", http=module("isso.utils.http"))
    comments = module("isso.views.comments", API=types.SimpleNamespace(FIELDS=FIELDS))
    views = module("isso.views", comments=comments)
    module("isso", Isso=Anything, core=core, config=config, utils=utils, views=views)
    module("werkzeug.wrappers", Response=None)
    module("werkzeug", wrappers=sys.modules["werkzeug.wrappers"])
    module("fixtures", curl=None, loads=json.loads, FakeIP=Anything, FakeHost=Anything, JSONClient=JSONClient)
    sys.path.insert(0, f"{folder}/isso/tests")
    import test_comments
    import test_vote

    tests = unittest.TestSuite()
    for case in (test_comments.TestComments, test_vote.TestVote):
        own = case.setUp
        case.setUp = lambda self, own=own: (world.begin(), own(self))
        tests.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    return tests


def main():
    result = unittest.TestResult()
    tests = of_isso(sys.argv[2])
    number = tests.countTestCases()
    tests.run(result)
    told = {test.id().split(".", 1)[1]: trace for test, trace in result.failures + result.errors}
    for name, trace in told.items():
        if name not in DIFFERENCES:
            print(f"{name}\n{trace}")
    wrong = [name for name in told if name not in DIFFERENCES]
    held = [name for name in DIFFERENCES if name not in told]
    for name in held:
        print(f"{name} holds: take it out of DIFFERENCES")
    print(f"{number} tests, {number - len(told)} hold, {len(told) - len(wrong)} differ for a reason, {len(wrong)} fail")
    sys.exit(bool(wrong or held))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    endpoint = urllib.parse.urlsplit(sys.argv[1])
    main()
