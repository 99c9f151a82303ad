/** Links to comments as another system had them: they still lead to their comment, and other fragments ask for nothing. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Thread } from "./support/thread.mjs";
import { page, startWorld } from "./support/world.mjs";

const article = (path) => page(`${far}<script async src="https://comments.test/embed.js" data-site="blog" data-page="${path}"></script>`);
// Far enough down that nothing is loaded for one who does not come near.
const far = `<h2 id="comment-policy-2">Policy</h2><p id="7">Seven</p><div style="height: 5000px"></div>`;
const world = await startWorld({ pages: { "/hello/": article("/hello/"), "/moved/": article("/moved/") } });
after(() => world.stop());

const hex = (pair) => pair.repeat(32);
/** A fragment, words of its comment, the file that has it, and where the article was. */
const systems = [
  ["comment-2001", "It ends with", "disqus", "disqus/export.xml", "https://blog.example/2011/hello/"],
  ["comment-8", "Row 4", "wordpress", "wordpress/export.xml", "https://blog.example/2010/07/tips/"],
  ["isso-2", "Answer", "isso", "isso/comments.sql", "/blog/été/"],
  [`commento-${hex("02")}`, "A reply before its parent", "commento", "commento/export.json", "/hello/"],
  ["comentario-00000002-0000-4000-8000-000000000000", "Without an account", "comentario", "comentario/export.json", "/hello/"],
  ["remark42__comment-f4c8a1d0-0001", "A reply before its parent", "remark42", "remark42/backup.jsonl", "https://blog.example/closed/"],
  ["atk-comment-1", "Hello Artalk", "artalk", "artalk/export.artrans", "/hello.html"],
  ["1", "Hi there", "waline", "waline/export.json", "/hello/"],
  ["5cc96f000000000000000002", ", yes", "waline", "waline/valine-array.json", "/posts/one.html"],
  ["0b3a9f20-fa8e-11e6-8f2b-5f6a2d6f7a15", "The text stands below", "staticman", "staticman/comments", "/hello/"],
];

let id;
before(async () => {
  for (let number = 1; number <= 4; number++) id = await world.server.hasComment("/hello/", `Comment ${number}`);
  for (const [, , system, file, old] of systems) {
    // A time of its file has no zone.
    const zone = system === "wordpress" ? ["--timezone", "UTC"] : [];
    await world.server.imports(system, file, "--map", old, "/moved/", ...zone);
  }
});

/** Somebody on an article; `asked()` has the anchors that the server was asked for. */
async function open(t, path, fragment) {
  const reader = await world.browser.reader();
  t.after(() => reader.leaves());
  const visit = await reader.opens(`https://blog.test${path}#${fragment}`);
  const asked = () => {
    const queries = visit.requests.filter(({ method, url }) => method === "GET" && url.includes("/api/v1/comments/former?")).map(({ url }) => new URL(url).searchParams);
    assert.ok(queries.every((query) => query.get("site") === "blog"));
    return queries.map((query) => query.get("anchor"));
  };
  return { visit, asked };
}

/** Waits until the comment with these words has the focus. */
const leadsTo = ({ page }, words) =>
  page.waitForFunction((words) => document.activeElement.id.startsWith("comment-") && document.activeElement.querySelector(".aw-body").innerText.includes(words), words);

for (const [fragment, words, system, file] of systems) {
  test(`#${fragment} of ${system}'s ${file} is looked up once and leads to its comment`, async (t) => {
    const { visit, asked } = await open(t, "/moved/", fragment);
    await leadsTo(visit, words);
    assert.deepEqual(asked(), [fragment]);
    assert.deepEqual(visit.complaints, []);
  });
}

test("one that nobody knows is asked for once, and the thread says nothing about it", async (t) => {
  const { visit, asked } = await open(t, "/hello/", "comment-123");
  const thread = await new Thread(visit.page).loads();
  assert.equal((await thread.texts()).length, 4);
  assert.equal(await visit.page.getByRole("alert").count(), 0);
  assert.deepEqual(asked(), ["comment-123"]);
});

test("a link that is followed on the page is looked up, too", async (t) => {
  const { visit, asked } = await open(t, "/moved/", "");
  await new Thread(visit.page).loads();
  await visit.page.evaluate(() => (location.hash = "#isso-1"));
  await leadsTo(visit, "Hello you");
  assert.deepEqual(asked(), ["isso-1"]);
});

for (const fragment of ["comments", "comment-policy-2", "7", "fn:1", "section-2", "recommendations", "comment-policy", "deadbeef", "intro", "isso-setup"]) {
  test(`#${fragment} asks for nothing`, async (t) => {
    const { visit, asked } = await open(t, "/hello/", fragment);
    const thread = await new Thread(visit.page).loads();
    await thread.shows("Comment 4");
    await visit.page.waitForLoadState("networkidle");
    assert.deepEqual(asked(), []);
    assert.deepEqual(visit.complaints, []);
  });
}

test("our own addresses go on working without it, also from one to the next", async (t) => {
  const { visit, asked } = await open(t, "/hello/", `comment-${id}`);
  await visit.page.waitForFunction((id) => document.activeElement.id === `comment-${id}`, id);
  assert.deepEqual(asked(), []);
  assert.deepEqual(visit.complaints, []);
});
