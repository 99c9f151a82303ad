/** Answers on other networks below an article: readers see where they come from, and nothing in them runs or is loaded. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { patience } from "./support/patience.mjs";
import { vectors } from "./support/vectors.mjs";
import { article, startWorld } from "./support/world.mjs";

/** What would run, each in every field of an answer; evenly taken from all of them. */
const hostile = vectors().filter((_, index, all) => index % Math.ceil(all.length / 200) === 0);

const account = (acct, more) => ({ id: acct === "me" ? "1" : "2", acct, display_name: acct, url: `https://far.example/@${acct}`, ...more });
const status = (id, acct, content, more = {}) => ({
  id, created_at: "2026-01-01T00:00:00Z", uri: `https://far.example/${id}`, url: `https://far.example/@${acct}/${id}`, visibility: "public",
  in_reply_to_id: null, content, replies_count: 1, favourites_count: 2, reblogs_count: 1, account: account(acct), ...more,
});
const post = (id, path) => status(id, "me", `<p><a href="https://blog.test${path}">An article</a></p>`);
const posts = [post("10", "/hello/"), post("20", "/hostile/"), post("40", "/chosen/")];
const answers = {
  10: [
    status("11", "ann", "<p>Well said. <a href=\"https://ann.example/\">More</a></p>", { in_reply_to_id: "10" }),
    status("12", "me", "<p>Thank you.</p>", { in_reply_to_id: "11" }),
  ],
  40: [status("41", "ann", "<p>Elsewhere.</p>", { in_reply_to_id: "40" })],
  20: hostile.map((words, index) => ({
    ...status(`${100 + index}`, "ann", `<p>x</p>${words}`, { in_reply_to_id: "20", spoiler_text: words, edited_at: words, url: words }),
    account: account(words, { display_name: words, url: words, emojis: [{ shortcode: words }] }),
    media_attachments: [{ url: words, description: words }, { remote_url: `https://far.example/${words}`, description: null }],
  })),
};
const view = (who, key, text, more = {}) => ({
  uri: `at://did:plc:${who}/app.bsky.feed.post/${key}`, cid: key, indexedAt: "2026-01-01T00:00:00Z", replyCount: 1, likeCount: 2,
  author: { did: `did:plc:${who}`, handle: `${who}.test` }, record: { text, createdAt: "2026-01-01T00:00:00Z" }, ...more,
});
const feature = (byteStart, byteEnd, more) => ({ index: { byteStart, byteEnd }, features: [more] });
const sky = view("me", "30", "An article", { embed: { external: { uri: "https://blog.test/sky/", title: "An article" } } });
const skyAnswers = hostile.map((words, index) => ({
  ...view("ann", `${index}`, `x ${words}`, {
    author: { did: words, handle: words, displayName: words },
    labels: [{ val: words }],
    embed: {
      images: [{ fullsize: words, alt: words }], external: { uri: words, title: words }, playlist: words,
      record: { uri: `at://${words}/app.bsky.feed.post/${words}` }, media: { external: { uri: words, title: words } },
    },
  }),
  record: {
    text: `x ${words}`, createdAt: words, facets: [feature(0, 1, { uri: words }), feature(1, 3, { did: words }), feature(2, 9, { tag: words })],
  },
}));
const xrpc = {
  "actor.getProfile": { did: "did:plc:me" },
  "feed.getAuthorFeed": { feed: [{ post: sky }] },
  "feed.getPostThread": { thread: { post: sky, replies: skyAnswers.map((post) => ({ post })) } },
};
const answer = {
  "/api/v1/accounts/lookup?acct=me": { id: "1" },
  "/api/v1/accounts/1/statuses?limit=40&exclude_reblogs=true": posts,
  "/api/v1/statuses/10/context": { ancestors: [], descendants: answers[10] },
  "/api/v1/statuses/20/context": { ancestors: [], descendants: answers[20] },
  "/api/v1/statuses/40/context": { ancestors: [], descendants: answers[40] },
};
const networks = createServer((request, response) => {
  const method = /^\/xrpc\/app\.bsky\.([^?]+)/.exec(request.url)?.[1];
  const found = xrpc[method] ?? answer[request.url] ?? posts.find(({ id }) => request.url === `/api/v1/statuses/${id}`);
  response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" });
  response.end(JSON.stringify(found ?? { error: "Record not found" }));
});
await new Promise((done) => networks.listen(0, "127.0.0.1", done));
after(() => networks.close());

const world = await startWorld({
  pages: {
    ...Object.fromEntries(["/hello/", "/hostile/", "/sky/"].map((path) => [path, article().replaceAll("/hello/", path)])),
    "/chosen/": article({ attributes: `data-sources="site"` }).replaceAll("/hello/", "/chosen/"),
  },
  settings: {
    "mastodon.accounts": `http://127.0.0.1:${networks.address().port}/@me`,
    "outgoing.allow_private": "127.0.0.1",
    "mastodon.since": "3650d",
    "bluesky.accounts": "me.test",
    "bluesky.appview": `http://127.0.0.1:${networks.address().port}`,
    "bluesky.since": "3650d",
    "sites.moderation": "publish",
    "sites.hold_at": "0",
    "sites.spam_at": "0",
    "sites.page_size": "200",
    "limits.links": "1000",
    "limits.thread_page": "1000",
    "spam.comments_per_page": "0",
  },
});
after(() => world.stop());

/** A reader on the page, once so many answers are there. */
async function read(t, path, count, prepare) {
  const reader = await world.browser.reader();
  t.after(() => reader.leaves());
  for (const until = Date.now() + patience; ; ) {
    const { json } = await world.server.ask("GET", `/api/v1/counts?site=blog&page=${path}`);
    if (Object.values(json.counts)[0] >= count) break;
    if (Date.now() > until) throw new Error(`waited in vain for ${count} answers: there are ${JSON.stringify(json.counts)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  const visit = await reader.opens("about:blank");
  await prepare?.(visit.page);
  await visit.page.goto(`https://blog.test${path}`);
  await visit.page.locator(".aw-comment").first().waitFor();
  return visit;
}

const hosts = (visit) => [...new Set(visit.requests.map(({ url }) => new URL(url).host))].filter(Boolean).sort();

test("an answer says where it was written, and how often the post is liked", async (t) => {
  const visit = await read(t, "/hello/", 2);
  const { page } = visit;
  const first = page.locator(".aw-comment").first();
  const source = page.locator('.aw-time[href="https://far.example/@ann/11"]');
  assert.ok(await source.isVisible());
  assert.equal(await source.textContent(), "far.example");
  assert.equal(await source.getAttribute("rel"), "nofollow ugc noopener");
  await page.locator(".aw-head", { hasText: "♥3" }).first().waitFor();
  await first.locator(".aw-replies .aw-owner", { hasText: "owner" }).waitFor();
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  assert.deepEqual(hosts(visit), ["blog.test", "comments.test"]);
  assert.deepEqual(visit.complaints, []);
});

test("a page may show what was written on the site alone, and what is new there", async (t) => {
  await world.server.hasComment("/chosen/", "Here.");
  const visit = await read(t, "/chosen/", 2, (page) => page.clock.install());
  const { page } = visit;
  const texts = () => page.locator(".aw-body").allInnerTexts();
  assert.deepEqual(await texts(), ["Here."]);
  assert.equal(await page.locator(".aw-title").textContent(), "1 comment");
  assert.equal(await page.locator(".aw-head", { hasText: "♥" }).count(), 0);
  // What is there from elsewhere is not offered.
  const asked = page.waitForResponse(/comments\?.*sources=site.*limit=1/);
  await page.clock.runFor(60_000);
  await asked;
  await world.server.hasComment("/chosen/", "Later.");
  await page.clock.runFor(60_000);
  await page.getByRole("button", { name: "New comments: 1" }).click();
  await page.getByText("Later.").waitFor();
  assert.deepEqual(await texts(), ["Here.", "Later."]);
  assert.equal(await page.locator(".aw-title").textContent(), "2 comments");
  assert.deepEqual(visit.complaints, []);
});

test("nothing in an answer runs, and nothing is loaded from elsewhere", async (t) => {
  const prepare = (page) =>
    page.addInitScript(() => {
      window.broken = [];
      for (const name of ["alert", "confirm", "prompt", "print"]) window[name] = () => window.broken.push(name);
    });
  const count = hostile.length - 20;
  const both = (path) => [`https://blog.test${path}`, `https://comments.test/pages/blog?page=${path}&limit=200`].map((address) => [path, address]);
  for (const [path, address] of [...both("/hostile/"), ...both("/sky/")]) {
    const visit = await read(t, path, count, prepare);
    await visit.page.goto(address);
    await visit.page.locator("[id^=comment-]").nth(count - 1).waitFor();
    await visit.page.mouse.wheel(0, 3000);
    for (let times = 0; times < 10; times++) await visit.page.keyboard.press("Tab");
    assert.deepEqual(await visit.page.evaluate(() => window.broken), []);
    const links = await visit.page.evaluate(() => [...document.links].map(({ protocol }) => protocol).filter((one) => !/^(https?|mailto):$/.test(one)));
    assert.deepEqual(links, []);
    assert.deepEqual(hosts(visit), ["blog.test", "comments.test"]);
    assert.deepEqual(visit.complaints, []);
  }
});
