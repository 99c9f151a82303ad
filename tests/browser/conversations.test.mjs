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

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const link = (kind, words, to = words) => `<a class="${kind}" href="${escaped(to)}">${escaped(words)}</a>`;
const picture = (words) => `<img class=u-photo src="${escaped(words)}" alt="${escaped(words)}"><img class=u-photo src="https://far.example/me.png">`;
const card = (words) => `<div class="p-author h-card">${picture(words)}${link("u-url p-name", words)}</div>`;
const time = (words) => `<time class=dt-published datetime="${escaped(words)}">${escaped(words)}</time>${picture(words)}`;
const title = (words) => `<title>${escaped(words)}</title>`;
const entry = (...parts) => `<div class=h-entry>${parts.join("")}</div>`;
/**
 * Pages of other sites that mention ours, by the path of what they mention. The same words are in each field; before them it
 * says which they are, where the comment's text comes from. Elements may be left open, and swallow what is behind them.
 */
const mentions = {
  "/answered/": (to, words, which) =>
    title(words) + entry(link("u-in-reply-to", words, to), link("u-in-reply-to", words), link("u-url", words), `<h1 class=p-name>${escaped(words)}</h1>`,
      card(words), time(words), `<p class=p-summary>${escaped(words)}</p>`, `<div class=e-content>${escaped(which + words)}</div>`),
  "/elements/": (to, words, which) =>
    title(words) + entry(link("u-in-reply-to", words, to), link("u-url", words), card(words), time(words), `<div class=e-content><p>${which}</p>${words}`),
  "/named/": (to, words, which) =>
    title(words) + entry(`<div class="u-in-reply-to h-cite">${link("u-url p-name", words, to)}${card(words)}</div>`, link("u-url", words),
      `<h1 class=p-name>${escaped(which + words)}</h1>`, link("p-author", words), time(words)),
  "/mentioned/": (to, words, which) =>
    title(words) + entry(link("u-mention", words, to), link("u-mention", words), link("u-url", words), `<h1 class=p-name>${escaped(which + words)}</h1>`,
      `<p class=p-summary>${escaped(words)}</p>`, card(words), time(words)),
  "/titled/": (to, words, which) => title(which + words) + link("", words, to) + card(words) + words,
};
const paths = Object.keys(mentions);
const which = (index) => `No ${index}: `;
/** Each page is on a host of its own, as a host is read every five seconds at most. */
const host = (path, index) => `127.1.${paths.indexOf(path)}.${index + 1}`;
const sites = createServer((request, response) => {
  const [path, index] = request.url.split("?");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(mentions[path]?.(`https://blog.test${path}`, hostile[index], which(index)));
});
// All of 127.0.0.0/8 is this machine.
await new Promise((done) => sites.listen(0, "0.0.0.0", done));
after(() => sites.close());

const world = await startWorld({
  pages: {
    ...Object.fromEntries(["/hello/", "/hostile/", "/sky/", ...paths].map((path) => [path, article().replaceAll("/hello/", path)])),
    "/chosen/": article({ attributes: `data-sources="site"` }).replaceAll("/hello/", "/chosen/"),
  },
  settings: {
    "mastodon.accounts": `http://127.0.0.1:${networks.address().port}/@me`,
    "outgoing.allow_private": "127.0.0.1",
    "mastodon.since": "3650d",
    "bluesky.accounts": "me.test",
    "bluesky.appview": `http://127.0.0.1:${networks.address().port}`,
    "bluesky.since": "3650d",
    "sites.webmentions": "true",
    "webmention.allow_private": paths.flatMap((path) => hostile.map((_, index) => host(path, index))).join(),
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

/** Looks at so many comments below an article, and on the page of the comments alone: nothing runs, and nothing is loaded. What they say, of each. */
async function harmless(t, path, count) {
  const prepare = (page) =>
    page.addInitScript(() => {
      window.broken = [];
      for (const name of ["alert", "confirm", "prompt", "print"]) window[name] = () => window.broken.push(name);
    });
  const said = [];
  for (const address of [`https://blog.test${path}`, `https://comments.test/pages/blog?page=${path}&limit=200`]) {
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
    said.push(await visit.page.locator("[id^=comment-]").allTextContents());
  }
  return said;
}

test("nothing in an answer runs, and nothing is loaded from elsewhere", async (t) => {
  for (const path of ["/hostile/", "/sky/"]) await harmless(t, path, hostile.length - 20);
});

test("nothing in a webmention runs, and nothing is loaded from elsewhere", async (t) => {
  for (const path of paths) {
    for (const index of hostile.keys()) await mention(path, index);
  }
  for (const path of paths) {
    // An element that would run is no part of a text. As the name of an author it is words.
    const words = path === "/elements/" ? hostile[0] : which(0) + hostile[0];
    for (const texts of await harmless(t, path, hostile.length)) {
      const there = texts.map((text) => Number(/No (\d+):/.exec(text)?.[1]));
      assert.deepEqual(there.sort((one, other) => one - other), [...hostile.keys()], path);
      assert.ok(texts.some((text) => text.includes(words)), path);
    }
  }
});

/** Tells the server that a page mentions ours, as soon as not too many are waiting to be read. */
async function mention(path, index) {
  const source = `http://${host(path, index)}:${sites.address().port}${path}?${index}`;
  const body = { source, target: `https://blog.test${path}` };
  for (const until = Date.now() + patience; ; ) {
    const { status, text } = await world.server.ask("POST", "/webmention", { headers: { "Content-Type": "application/json" }, body });
    if (status === 202) return;
    if (status !== 503 || Date.now() > until) throw new Error(`the server answered ${status} ${text}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
