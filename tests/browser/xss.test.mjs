/** Texts that would run, published and shown: by the widget in an article, on the page without JavaScript, in the console. Nothing of them runs. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startConsole } from "./support/console.mjs";
import { vectors } from "./support/vectors.mjs";

/** Comments on one page of the blog. */
const perPage = 340;
/** Requests on their way at once. */
const atOnce = 8;

const blog = await startConsole({
  "sites.moderation": "publish",
  "sites.page_size": "1000",
  "limits.thread_page": "1000",
  "limits.text": "20000",
  "limits.name": "1000",
  "limits.links": "1000",
  "limits.website": "4096",
  "limits.body": "1 MiB",
  "sites.tell_owner": "nothing",
  // So that the comments can be sent without TLS, which takes its time so often.
  "server.trusted_proxies": "127.0.0.1",
});
after(() => blog.stop());

/** A page without the blog's own policy, so that nothing but the widget stands between a text and its readers. */
const pages = Array.from({ length: Math.ceil(vectors().length / perPage) }, () => blog.newArticle());

/** Writes a comment: the text in each field that takes it. Its id, or nothing where the server refuses all of it. */
async function written(text, page) {
  const fields = { site: "blog", page, name: text, text, title: text, website: `https://a.example/${text}` };
  const plain = { name: "Ann", text: "Hello", title: "Hello", website: undefined };
  // Each answer names the field that can't be so; there are four.
  for (let attempt = 0; attempt <= 4; attempt++) {
    const { status, json } = await blog.server.askPlainly("POST", "/api/v1/comments", {
      headers: { "Content-Type": "application/json", "X-Forwarded-Proto": "https" },
      body: fields,
    });
    if (status === 201) return json.comment.id;
    assert.equal(status, 422, JSON.stringify(json));
    fields[json.field] = plain[json.field];
  }
  throw new Error(`not taken: ${text}`);
}

const ids = [];
const waiting = [...vectors().entries()];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      ids.push(await written(next[1], pages[Math.floor(next[0] / perPage)]));
    }
  }),
);

/** Keeps what a page does that it should not: dialogs, marks of scripts, broken policies, requests elsewhere. */
async function guarded(visit) {
  const seen = [];
  const { page } = visit;
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on("popup", () => seen.push("popup"));
  page.on("download", () => seen.push("download"));
  await page.addInitScript(() => {
    window.broken = [];
    for (const name of ["alert", "confirm", "prompt", "print"]) window[name] = () => window.broken.push(`${name} ran`);
    document.addEventListener("securitypolicyviolation", (event) => window.broken.push(`policy: ${event.blockedURI}`));
  });
  return async (hosts) => {
    const broken = await page.evaluate(() => window.broken);
    const elsewhere = visit.requests.map(({ url }) => new URL(url)).filter(({ protocol, host }) => protocol !== "data:" && !hosts.includes(host));
    return [...seen, ...broken, ...elsewhere.map(String), ...visit.complaints];
  };
}

/** Elements that no comment and no page of ours brings, and attributes that run. */
function intruders() {
  const names = "iframe, object, embed, base, math, svg script, form form, link[rel=import], meta[http-equiv=refresh], frame, portal";
  const found = [...document.querySelectorAll(names)];
  const runs = [...document.querySelectorAll("*")].filter((element) => element.getAttributeNames().some((name) => name.startsWith("on")));
  // What has another type is data, and no browser runs it.
  const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")].filter(({ src }) => !src.startsWith("https://comments.test/"));
  const links = [...document.querySelectorAll("a[href]")].filter(({ protocol }) => !["http:", "https:", "mailto:"].includes(protocol));
  return [...found, ...runs, ...scripts, ...links].map((element) => element.outerHTML.slice(0, 200));
}

/** Moves about as a reader does, so that what waits for a pointer or the focus gets it. */
async function touches(page) {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 3000);
  for (let times = 0; times < 10; times++) await page.keyboard.press("Tab");
}

test("what runs would be seen here", async (t) => {
  const path = blog.newArticle({ before: `<p onclick="alert(1)">Hello</p><img src="data:," onerror="alert(1)"><img src="https://evil.example/x">` });
  let done;
  const { visit, page } = await blog.reads(t, path, { prepare: async (page) => (done = await guarded({ page, requests: [], complaints: [] })) });
  assert.deepEqual(await done([]), ["alert ran"]);
  assert.ok(visit.requests.some(({ url }) => url === "https://evil.example/x"));
  assert.equal((await page.evaluate(intruders)).length, 2);
});

test("nothing that strangers wrote runs in the widget", async (t) => {
  let shown = 0;
  for (const path of pages) {
    let done;
    const prepare = async (page) => {
      done = await guarded({ page, requests: [], complaints: [] });
    };
    const { visit, page, thread } = await blog.reads(t, path, { prepare });
    await touches(page);
    shown += await thread.comments.count();
    assert.deepEqual(await done(["blog.test", "comments.test"]), []);
    assert.deepEqual(visit.complaints, []);
    // The empty tab before has no host.
    assert.deepEqual([...new Set(visit.requests.map(({ url }) => new URL(url).host))].filter(Boolean).sort(), ["blog.test", "comments.test"]);
    assert.deepEqual(await page.evaluate(intruders), []);
  }
  assert.equal(shown, ids.length);
});

test("nor on the page without JavaScript, in a browser that would run it", async (t) => {
  const reader = await blog.browser.reader();
  t.after(() => reader.leaves());
  const visit = await reader.opens("about:blank");
  const done = await guarded(visit);
  for (const path of pages) {
    await visit.page.goto(`https://comments.test/pages/blog?page=${path}&limit=1000`);
    await touches(visit.page);
    assert.deepEqual(await visit.page.evaluate(intruders), []);
    visit.requests = visit.requests.filter(({ url }) => url !== "about:blank");
    assert.deepEqual(await done(["comments.test"]), []);
  }
});

test("nor in the console, in its lists and beside them", async (t) => {
  const { visit, page } = await blog.owns(t);
  const done = await guarded(visit);
  const paths = ["/comments?status=all", "/pages", "/statistics", ...ids.filter((_, index) => index % 40 === 0).map((id) => `/comments/${id}`)];
  for (const path of paths) {
    await page.goto(`https://comments.test/console${path}`);
    assert.deepEqual(await page.evaluate(intruders), []);
    assert.deepEqual(await done(["comments.test"]), [], path);
  }
});
