/** Requests of a page's own script to the server, across origins, under HSTS, in a real browser. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { onlyIn, upgradesParts } from "./support/browser.mjs";
import { lockDatabase } from "./support/database-lock.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { emptyPage, page, startWorld } from "./support/world.mjs";

const sandbox = page(`<iframe sandbox="allow-scripts" srcdoc="<p>a frame"></iframe>`);
const upgrading = { html: emptyPage, headers: { "Content-Security-Policy": "upgrade-insecure-requests" } };
const world = await startWorld({
  whole: true,
  pages: { "/sandbox/": sandbox, "/upgrading/": upgrading },
  settings: { "store.busy_timeout": "10ms" },
});
after(() => world.stop());

const api = "https://comments.test/api/v1";
const plainApi = "http://comments.test/api/v1";
const comment = (more = {}) => JSON.stringify({ site: "blog", page: "/hello/", name: "Ann", text: "Good read.", ...more });
const asText = (more) => ({ method: "POST", body: comment(more) });
const asJson = (more) => ({ method: "POST", body: comment(more), headers: { "Content-Type": "application/json" } });
const withToken = (method, token, body) => ({ method, body, headers: { Authorization: `Bearer ${token}` } });

/** A new reader's tab; `knows` is a host that the reader has been to by https. */
async function open(t, url, { knows } = {}) {
  const reader = await world.browser.reader();
  t.after(() => reader.leaves());
  if (knows) await reader.knows(knows);
  return reader.opens(url);
}

/** Chromium notes every answer of 400 and more; anything else would be a failure of ours. */
function assertOnlyNotes(visit) {
  assert.deepEqual(visit.complaints.filter((text) => !/^Failed to load resource: the server responded with/.test(text)), []);
}

describe("a blog on https, known as https-only", () => {
  test("reads counts and threads, and the browser does not ask first", async (t) => {
    const visit = await open(t, "https://blog.test/");
    const counts = await visit.fetches(`${api}/counts?site=blog&page=/read/`);
    assert.deepEqual(counts.json, { counts: { "/read/": 0 } });
    const thread = await visit.fetches(`${api}/comments?site=blog&page=/read/`);
    assert.equal(thread.json.page.open, true);
    assert.deepEqual(visit.asked("comments.test"), ["GET", "GET"]);
    assert.deepEqual(visit.complaints, []);
  });

  test("submits JSON as text/plain without being asked first", async (t) => {
    const visit = await open(t, "https://blog.test/");
    const { status, json } = await visit.fetches(`${api}/comments`, asText());
    assert.deepEqual([status, json.status], [202, "pending"]);
    assert.deepEqual(visit.asked("/comments"), ["POST"]);
    assert.deepEqual(visit.complaints, []);
  });

  test("submits JSON as such after one preflight", async (t) => {
    const visit = await open(t, "https://blog.test/");
    for (const text of ["One.", "Two."]) assert.equal((await visit.fetches(`${api}/comments`, asJson({ text }))).status, 202);
    assert.deepEqual(visit.asked("/comments").sort(), ["OPTIONS", "POST", "POST"]);
    assert.deepEqual(visit.complaints, []);
  });

  test("edits twice and deletes after one preflight, which the browser keeps", async (t) => {
    const visit = await open(t, "https://blog.test/");
    const { json } = await visit.fetches(`${api}/comments`, asText());
    const own = `${api}/comments/${json.comment.id}`;
    for (const text of ["Better.", "Best."]) {
      const edited = await visit.fetches(own, withToken("PATCH", json.edit_token, JSON.stringify({ text })));
      assert.equal(edited.json.comment.html, `<p>${text}</p>\n`);
    }
    assert.equal((await visit.fetches(own, withToken("DELETE", json.edit_token))).status, 204);
    assert.deepEqual(visit.asked(own).sort(), ["DELETE", "OPTIONS", "PATCH", "PATCH"]);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("origins", () => {
  for (const origin of ["https://blog.test", "https://www.blog.test", "http://blog.test", "http://www.blog.test"]) {
    test(`${origin} may read and write: apex and www, https and http are one blog`, async (t) => {
      const visit = await open(t, `${origin}/`);
      assert.equal(await visit.page.evaluate("location.origin"), origin);
      assert.equal((await visit.fetches(`${api}/counts?page=/hello/`)).status, 200);
      assert.equal((await visit.fetches(`${api}/comments`, asText())).status, 202);
      assert.equal((await visit.fetches(`${api}/comments`, asJson())).status, 202);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("another blog may read; its comment is refused in words that its script can read", async (t) => {
    const visit = await open(t, "https://elsewhere.test/");
    assert.equal((await visit.fetches(`${api}/comments?page=/hello/`)).status, 200);
    const { status, json } = await visit.fetches(`${api}/comments`, asText());
    assert.deepEqual([status, json.code], [403, "origin_not_allowed"]);
    assert.match(json.detail, /afterword sites origin blog https:\/\/elsewhere\.test/);
    assertOnlyNotes(visit);
  });
});

describe("an error answer can be read by a script of another origin", () => {
  const nobody = `${api}/comments/0192f0c4-0000-7000-8000-000000000000`;
  const cases = [
    [400, "invalid_json", `${api}/comments`, { method: "POST", body: "{" }],
    [401, "edit_token_missing", `${api}/comments/ID`, { method: "DELETE" }],
    [403, "wrong_edit_token", `${api}/comments/ID`, withToken("DELETE", "wrong")],
    [404, "unknown_comment", nobody, {}],
    [404, "unknown_site", `${api}/counts?site=other&page=/`, {}],
    [404, "not_found", `${api}/nothing`, {}],
    [405, "method_not_allowed", `${api}/counts`, { method: "DELETE" }],
    [409, "parent_on_other_page", `${api}/comments`, asText({ page: "/other/", parent: "ID" })],
    [413, "body_too_large", `${api}/comments`, asText({ text: "x".repeat(1_000_000) })],
    [415, "unsupported_media_type", `${api}/comments`, { method: "POST", body: "<a/>", headers: { "Content-Type": "text/xml" } }],
    [422, "text_too_long", `${api}/comments`, asText({ text: "x".repeat(10_001) })],
  ];
  let reader, visit, id;
  before(async () => {
    reader = await world.browser.reader();
    visit = await reader.opens("https://blog.test/");
    id = await world.server.hasComment("/errors/", "Here.");
  });
  after(() => reader?.leaves());

  for (const [status, code, url, options] of cases) {
    test(`${status} ${code}`, async () => {
      const answer = await visit.fetches(...JSON.parse(JSON.stringify([url, options]).replaceAll("ID", id)));
      assert.deepEqual([answer.status, answer.json?.code], [status, code], answer.refused);
      assertOnlyNotes(visit);
    });
  }

  test("429 too_many_reactions, and when to try again", async () => {
    const likes = (number) => {
      const body = JSON.stringify({ reaction: "👍", key: `reader-number-${1000 + number}` });
      return visit.fetches(`${api}/comments/${id}/reactions`, { method: "POST", body });
    };
    let answer;
    for (let number = 0; number < 30 && answer?.status !== 429; number++) answer = await likes(number);
    assert.deepEqual([answer.status, answer.json.code], [429, "too_many_reactions"]);
    assert.match(answer.retryAfter, /^\d+$/);
    assertOnlyNotes(visit);
  });

  test("503 store_busy, and when to try again", async (t) => {
    t.after(await lockDatabase(world.server.database));
    const answer = await visit.fetches(`${api}/comments`, asText());
    assert.deepEqual([answer.status, answer.json?.code], [503, "store_busy"]);
    assert.match(answer.retryAfter, /^\d+$/);
    assertOnlyNotes(visit);
  });
});

describe("plain http to a server that is reached by https", () => {
  test("is told so in an answer that the page can read, after a preflight too", async (t) => {
    const visit = await open(t, "http://blog.test/");
    for (const [url, options] of [
      [`${plainApi}/counts?page=/hello/`, {}],
      [`${plainApi}/comments`, asText()],
      [`${plainApi}/comments`, asJson()],
      [`${plainApi}/comments/1`, withToken("PATCH", "word", "{}")],
    ]) {
      const answer = await visit.fetches(url, options);
      assert.deepEqual([answer.status, answer.json?.code], [426, "https_required"], url);
    }
    assert.deepEqual(visit.asked("/comments/1").sort(), ["OPTIONS", "PATCH"]);
    assertOnlyNotes(visit);
  });

  test("is never redirected on an API path, and hears nothing of HSTS, which counts by https only", async () => {
    const paths = "/counts?page=/a/ /counts/ /comments /comments/ /comments/1 /comments/1/reactions /preview /nothing";
    for (const path of paths.split(" ")) {
      for (const method of ["OPTIONS", "GET", "HEAD", "POST", "PATCH", "DELETE"]) {
        const { status, headers } = await world.server.askPlainly(method, `/api/v1${path}`, { headers: { Origin: "http://blog.test" } });
        assert.equal(status, method === "OPTIONS" ? 204 : 426, `${method} ${path}`);
        assert.equal(headers["access-control-allow-origin"], "*", `${method} ${path}`);
        assert.equal(headers["strict-transport-security"], undefined, `${method} ${path}`);
      }
    }
  });

  test("is not redirected by https either, however the path is written", async () => {
    for (const path of ["/counts/?page=/a/", "/comments/", "//api/v1/counts", "/preview/"]) {
      for (const method of ["OPTIONS", "GET", "POST"]) {
        const { status, headers } = await world.server.ask(method, `/api/v1${path}`);
        assert.ok(status < 300 || status >= 400, `${method} ${path}: ${status}`);
        assert.match(headers["strict-transport-security"], /max-age=\d{7}/);
      }
    }
  });
});

describe("a blog on http whose comment server the browser knows as https-only", () => {
  const knows = "comments.test";

  test("reads counts and threads by an http:// address", upgradesParts, async (t) => {
    const visit = await open(t, "http://blog.test/", { knows });
    for (const path of ["/counts?page=/hello/", "/comments?page=/hello/"]) {
      assert.equal((await visit.fetches(plainApi + path)).status, 200, path);
    }
    assert.deepEqual(visit.complaints, []);
  });

  test("has its comment refused there in words that name the cause: the browser hides the origin", upgradesParts, async (t) => {
    const visit = await open(t, "http://blog.test/", { knows });
    const { status, json } = await visit.fetches(`${plainApi}/comments`, asText());
    assert.deepEqual([status, json.code], [403, "origin_null"]);
    assert.match(json.detail, /Write https:\/\/ in the script tag/);
    assertOnlyNotes(visit);
  });

  test("cannot send there what needs a preflight, and the console says why", upgradesParts, async (t) => {
    const visit = await open(t, "http://blog.test/", { knows });
    assert.match((await visit.fetches(`${plainApi}/comments`, asJson())).refused, /TypeError/);
    await visit.complainsOf(/Redirect is not allowed for a preflight request/);
  });

  test("is told to use https by an http:// address", onlyIn("firefox", "Chromium uses https there"), async (t) => {
    const visit = await open(t, "http://blog.test/", { knows });
    for (const options of [{}, asText()]) {
      const { status, json } = await visit.fetches(`${plainApi}/comments?page=/hello/`, options);
      assert.deepEqual([status, json.code], [426, "https_required"]);
    }
    assert.deepEqual(visit.complaints, []);
  });

  test("does everything by an https:// address", async (t) => {
    const visit = await open(t, "http://blog.test/", { knows });
    assert.equal((await visit.fetches(`${api}/counts?page=/hello/`)).status, 200);
    const { json } = await visit.fetches(`${api}/comments`, asText());
    const own = `${api}/comments/${json.comment.id}`;
    assert.equal((await visit.fetches(own, withToken("PATCH", json.edit_token, `{"text":"Better."}`))).status, 200);
    assert.equal((await visit.fetches(own, withToken("DELETE", json.edit_token))).status, 204);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("a page without an origin", () => {
  async function readsButDoesNotWrite(visit, frame) {
    assert.equal((await visit.fetches(`${api}/comments?page=/hello/`, {}, frame)).status, 200);
    for (const options of [asText(), asJson()]) {
      const { status, json } = await visit.fetches(`${api}/comments`, options, frame);
      assert.deepEqual([status, json.code], [403, "origin_null"]);
    }
    assertOnlyNotes(visit);
  }

  test("in a sandboxed frame reads; its comment is refused in words it can read", async (t) => {
    const visit = await open(t, "https://blog.test/sandbox/");
    await readsButDoesNotWrite(visit, visit.page.frames()[1]);
  });

  test("opened as a file reads; its comment is refused in words it can read", async (t) => {
    const file = join(temporaryFolder("page"), "hello.html");
    writeFileSync(file, emptyPage);
    await readsButDoesNotWrite(await open(t, pathToFileURL(file).href));
  });
});

describe("a blog on https that calls the server by http", () => {
  for (const knows of [undefined, "comments.test"]) {
    test(`is stopped by the browser, which says so${knows ? ", even where it knows better" : ""}`, async (t) => {
      const visit = await open(t, "https://blog.test/", { knows });
      assert.match((await visit.fetches(`${plainApi}/counts?page=/hello/`)).refused, /TypeError/);
      await visit.complainsOf(/mixed (active )?content/i);
    });
  }

  test("is saved by upgrade-insecure-requests, writes and all", async (t) => {
    const visit = await open(t, "https://blog.test/upgrading/");
    assert.equal((await visit.fetches(`${plainApi}/counts?page=/hello/`)).status, 200);
    assert.equal((await visit.fetches(`${plainApi}/comments`, asText())).status, 202);
    assert.equal((await visit.fetches(`${plainApi}/comments`, asJson())).status, 202);
    assert.deepEqual(visit.complaints, []);
  });
});
