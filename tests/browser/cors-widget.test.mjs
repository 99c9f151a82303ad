/** The widget and the count script where origins, https and HSTS meet: what works, and what a reader and a blogger are told where it can't. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { startBlog } from "./support/blog.mjs";
import { onlyIn, openBrowser, upgradesParts } from "./support/browser.mjs";
import { lockDatabase } from "./support/database-lock.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { startServer } from "./support/server.mjs";
import { Thread } from "./support/thread.mjs";
import { article, page, startWorld } from "./support/world.mjs";

const byHttp = article({ server: "http://comments.test" });
const policy = (text, html = article()) => ({ html, headers: { "Content-Security-Policy": text } });
const ours = "script-src https://comments.test; connect-src https://comments.test";
const strict = `default-src 'none'; style-src 'none'; ${ours}; require-trusted-types-for 'script'`;

const world = await startWorld({
  whole: true,
  pages: {
    "/hello/": article(),
    "/by-http/": byHttp,
    "/upgrading/": policy("upgrade-insecure-requests", byHttp),
    "/strict/": policy(strict),
    "/unconnected/": policy("default-src 'none'; script-src https://comments.test"),
    "/isolated/": {
      html: article({ attributes: "crossorigin" }),
      headers: { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" },
    },
    "/framed/": page(`<iframe sandbox="allow-scripts allow-forms" width="600" height="900" src="/hello/"></iframe>`),
  },
  settings: { "store.busy_timeout": "10ms" },
});
after(() => world.stop());

/** The published comment that every reader of /hello/ sees. */
const published = "Here already.";
await world.server.hasComment("/hello/", published);

let number = 0;
/** A text that no other test writes. */
let text;
beforeEach(() => {
  text = `Comment number ${++number}.`;
});

/** A new reader on a page, and the thread there. `knows` is a host that the reader has been to by https. */
async function read(t, url, { knows } = {}) {
  const reader = await world.browser.reader();
  t.after(() => reader.leaves());
  if (knows) await reader.knows(knows);
  const visit = await reader.opens(url);
  return { visit, thread: new Thread(visit.page) };
}

async function seesThreadAndCount(visit, thread) {
  await thread.loads();
  assert.ok((await thread.texts()).includes(published));
  await visit.page.getByRole("link", { name: "1 comment", exact: true }).waitFor();
}

async function writesEditsAndDeletes(thread) {
  await thread.submits(text);
  await thread.shows(text);
  assert.ok(await thread.isHeld(text));
  await thread.edits(text, `Better: ${text}`);
  await thread.deletes(text);
}

async function keepsTheDraft(visit, thread) {
  assert.equal(await thread.draft(), text);
  await visit.page.reload();
  await thread.loads();
  assert.equal(await thread.draft(), text);
}

describe("all of it works, with nothing in the console,", () => {
  const cases = [
    ["on a blog on https, known as https-only", "https://blog.test/hello/"],
    ["on its www address", "https://www.blog.test/hello/"],
    ["on a blog on http", "http://blog.test/hello/"],
    ["on a blog on http that knows the comment server as https-only", "http://blog.test/hello/", "comments.test"],
    ["with http:// in the script tags of a blog on https that upgrades insecure requests", "https://blog.test/upgrading/"],
    ["under a Content Security Policy that allows the server alone, and Trusted Types", "https://blog.test/strict/"],
    ["on a page that isolates itself by COEP", "https://blog.test/isolated/"],
  ];
  for (const [where, url, knows] of cases) {
    test(where, async (t) => {
      const { visit, thread } = await read(t, url, { knows });
      await seesThreadAndCount(visit, thread);
      await writesEditsAndDeletes(thread);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("with the integrity that assets.json names", async (t) => {
    const { json } = await world.server.ask("GET", "/assets.json");
    const { sha384 } = json["embed.js"];
    assert.match(sha384, /^sha384-/);
    world.pages["/pinned/"] = article({ attributes: `crossorigin integrity="${sha384}"` });
    const { visit, thread } = await read(t, "https://blog.test/pinned/");
    await seesThreadAndCount(visit, thread);
    assert.deepEqual(visit.complaints, []);
  });

  test("and a reader needs no preflight to read and to submit", async (t) => {
    const { visit, thread } = await read(t, "https://blog.test/hello/");
    await seesThreadAndCount(visit, thread);
    await thread.submits(text);
    await thread.shows(text);
    assert.deepEqual(visit.asked("/api/").filter((method) => method === "OPTIONS"), []);
  });
});

test("all of it works on a blog on http with a server on http, as on one's own machine", async (t) => {
  const server = await startServer({ origins: ["http://blog.test"] });
  const blog = await startBlog({ pages: { "/hello/": byHttp } });
  const browser = await openBrowser({ whole: true, routes: { ...server.routes, ...blog.routes } });
  t.after(() => Promise.all([browser, blog, server].map((part) => part.stop())));
  await server.hasComment("/hello/", published);
  const visit = await (await browser.reader()).opens("http://blog.test/hello/");
  const thread = new Thread(visit.page);
  await seesThreadAndCount(visit, thread);
  await writesEditsAndDeletes(thread);
  assert.deepEqual(visit.complaints, []);
});

describe("a blog on http with http:// in the script tags", () => {
  for (const knows of ["comments.test", undefined]) {
    const whose = knows ? "that the browser knows as https-only" : "that the browser meets for the first time";
    test(`of a server ${whose}: reads and counts in peace; a comment is refused, kept, and explained`, upgradesParts, async (t) => {
      const { visit, thread } = await read(t, "http://blog.test/by-http/", { knows });
      await seesThreadAndCount(visit, thread);
      assert.deepEqual(visit.complaints, []);
      await thread.submits(text);
      await thread.tells("Write https:// in the script tag");
      await visit.complainsOf(/Afterword: .*Write https:\/\/ in the script tag/);
      await keepsTheDraft(visit, thread);
    });
  }
});

describe("a blog on http with http:// in the script tags, where the browser asks by http", onlyIn("firefox", "Chromium uses https there"), () => {
  test("stays whole: the link to the thread stays a link, and the console says what to write", async (t) => {
    const { visit } = await read(t, "http://blog.test/by-http/");
    await visit.complainsOf(/Afterword: .*write https:\/\/ in the script tag/);
    await visit.page.getByRole("link", { name: "Comments", exact: true }).waitFor();
  });
});

describe("a blog on https with http:// in the script tags", () => {
  test("stays whole: the browser stops the scripts and says so, the link to the thread stays a link", async (t) => {
    const { visit } = await read(t, "https://blog.test/by-http/");
    await visit.page.getByRole("link", { name: "Comments", exact: true }).waitFor();
    await visit.complainsOf(/mixed (active )?content.*http:\/\/comments\.test\/embed\.js/i);
  });
});

describe("what is refused is said near the form, kept, and explained to the blogger in the console:", () => {
  test("a comment from a blog that the site does not know", async (t) => {
    const { visit, thread } = await read(t, "https://elsewhere.test/hello/");
    await seesThreadAndCount(visit, thread);
    assert.deepEqual(visit.complaints, []);
    await thread.submits(text);
    await thread.tells("takes no comments from https://elsewhere.test");
    await visit.complainsOf(/Afterword: .*afterword sites origin blog https:\/\/elsewhere\.test/);
    await keepsTheDraft(visit, thread);
  });

  test("a comment from a sandboxed frame", async (t) => {
    const { visit } = await read(t, "https://blog.test/framed/");
    const thread = new Thread(visit.page.frameLocator("iframe"));
    await thread.loads();
    await thread.submits(text);
    await thread.tells("sandboxed frames");
    assert.equal(await thread.draft(), text);
    await visit.complainsOf(/Afterword: .*Origin: null/);
  });

  test("a comment from a page opened as a file", async (t) => {
    const file = join(temporaryFolder("page"), "hello.html");
    writeFileSync(file, article());
    const { visit, thread } = await read(t, pathToFileURL(file).href);
    await thread.loads();
    await thread.submits(text);
    await thread.tells("file:// pages");
    await visit.complainsOf(/Afterword: .*Origin: null/);
  });

  test("everything, by a Content Security Policy without connect-src", async (t) => {
    const { visit, thread } = await read(t, "https://blog.test/unconnected/");
    await thread.root.getByText("could not be loaded").waitFor();
    await visit.complainsOf(/Afterword: .*connect-src/);
  });
});

describe("trouble that passes", () => {
  test("a server that can't write for the moment: the comment is kept, and goes through later", async (t) => {
    const { thread } = await read(t, "https://blog.test/hello/");
    await thread.loads();
    const unlock = await lockDatabase(world.server.database);
    t.after(unlock);
    await thread.submits(text);
    await thread.tells("try again");
    assert.equal(await thread.draft(), text);
    await unlock();
    await thread.sends();
    await thread.shows(text);
  });

  test("a reader without a network: the comment is kept, goes through later, and is stored once", async (t) => {
    const { visit, thread } = await read(t, "https://blog.test/hello/");
    await thread.loads();
    await thread.form.locator("textarea").focus();
    await thread.form.getByLabel("Name", { exact: true }).waitFor();
    await visit.page.context().setOffline(true);
    await thread.submits(text);
    await thread.tells("try again");
    await visit.complainsOf(/Afterword: no answer from https:\/\/comments\.test/);
    await visit.page.context().setOffline(false);
    await thread.sends();
    await thread.shows(text);
    const stored = (await world.server.waiting()).filter((comment) => comment.text === text);
    assert.equal(stored.length, 1);
  });

  test("a reader who begins to write without a network: the text is kept, and the form is whole when it is back", async (t) => {
    const { visit, thread } = await read(t, "https://blog.test/hello/");
    await thread.loads();
    await visit.page.context().setOffline(true);
    await thread.form.locator("textarea").fill("Typed on the train.");
    await thread.sends();
    await thread.tells("try again");
    await visit.complainsOf(/Afterword: no answer from https:\/\/comments\.test/);
    assert.equal(await thread.draft(), "Typed on the train.");
    await visit.page.context().setOffline(false);
    await thread.sends();
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await thread.shows("Typed on the train.");
    assert.equal(await visit.page.getByRole("alert").count(), 0);
  });
});
