/** A blog that keeps Isso's own script (0.14, as it comes with its server), with Afterword behind it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { page as html, startWorld } from "./support/world.mjs";

const project = fileURLToPath(new URL("../../", import.meta.url));
const scripts = dirname(execFileSync(join(project, ".ci/tool"), ["isso"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim());
const script = (name) => ({ html: readFileSync(join(scripts, name), "utf8"), headers: { "Content-Type": "text/javascript" } });
const endpoint = `data-isso="https://comments.test/isso/blog/" data-isso-css="false" data-isso-lang="en"`;
const article = (more = "") => html(`<h1>Hello</h1><script ${endpoint} ${more} src="/embed.min.js"></script>
  <section id="isso-thread" data-title="Hello"></section>`);

const world = await startWorld({
  pages: {
    "/embed.min.js": script("embed.min.js"),
    "/count.min.js": script("count.min.js"),
    "/hello/": article(`data-isso-vote="true"`),
    "/long/": article(`data-isso-max-comments-top="2" data-isso-reveal-on-click="2"`),
    "/hostile/": article(),
    "/front/": html(`<a href="/counted/#isso-thread">Comments</a> <a href="/nothing/#isso-thread">Comments</a>
      <script ${endpoint} src="/count.min.js"></script>`),
  },
  settings: { "isso.enabled": "true", "sites.moderation": "publish", "sites.reactions": "👍,👎" },
});
after(() => world.stop());

async function read(t, path) {
  const reader = await world.browser.reader();
  t.after(() => reader.leaves());
  const visit = await reader.opens(`https://blog.test${path}`);
  return visit;
}

/** Of nested ones the innermost. */
const comment = (page, text) => page.locator("#isso-root .isso-comment", { has: page.getByText(text, { exact: true }) }).last();
const own = (found, what) => found.locator(`.isso-${what}`).first();

async function writes(form, text) {
  await form.locator(".isso-textarea").fill(text);
  await form.locator("[name=author]").fill("Ann");
  await form.locator("[type=submit]").click();
}

test("readers read, write, answer, vote, edit and delete as before", async (t) => {
  await world.server.hasComment("/hello/", "Here already.");
  const { page, complaints } = await read(t, "/hello/");
  await page.locator(".isso-thread-heading", { hasText: "One Comment" }).waitFor();
  await comment(page, "Here already.").waitFor();

  await writes(page.locator("#isso-thread > .isso-postbox"), "Good read.");
  await comment(page, "Good read.").waitFor();
  const mine = page.locator(`#${await comment(page, "Good read.").getAttribute("id")}`);

  await own(comment(page, "Here already."), "reply").click();
  await writes(page.locator("#isso-root .isso-postbox"), "An answer.");
  await comment(page, "Here already.").locator(".isso-follow-up").getByText("An answer.").waitFor();

  await own(comment(page, "Here already."), "upvote").click();
  await own(comment(page, "Here already."), "votes").getByText("1", { exact: true }).waitFor();

  await own(mine, "edit").click();
  await mine.locator(".isso-textarea").fill("Better read.");
  await own(mine, "edit").click();
  await comment(page, "Better read.").waitFor();

  // The first click asks, the second one says yes.
  await own(mine, "delete").click();
  await own(mine, "delete").click();
  await mine.waitFor({ state: "detached" });

  await page.reload();
  await page.locator(".isso-thread-heading", { hasText: "2 Comments" }).waitFor();
  assert.equal(await comment(page, "Better read.").count(), 0);
  assert.deepEqual(complaints, []);
});

test("who comes back within the time may still delete", async (t) => {
  const { page } = await read(t, "/hello/");
  await page.locator(".isso-postbox .isso-textarea").waitFor();
  await writes(page.locator("#isso-thread > .isso-postbox"), "In a hurry.");
  await comment(page, "In a hurry.").waitFor();
  await page.reload();
  const mine = comment(page, "In a hurry.");
  await own(mine, "delete").click();
  await own(mine, "delete").click();
  await mine.waitFor({ state: "detached" });
});

test("a long thread shows the rest when it is asked for", async (t) => {
  for (const number of [1, 2, 3, 4, 5]) await world.server.hasComment("/long/", `Number ${number}.`);
  const { page } = await read(t, "/long/");
  await comment(page, "Number 2.").waitFor();
  assert.equal(await page.locator("#isso-root .isso-comment").count(), 2);
  await page.locator(".isso-load-hidden").click();
  await comment(page, "Number 4.").waitFor();
  await page.locator(".isso-load-hidden").click();
  await comment(page, "Number 5.").waitFor();
  assert.equal(await page.locator("#isso-root .isso-comment").count(), 5);
});

test("a front page has its counts", async (t) => {
  await world.server.hasComment("/counted/", "Counted.");
  const { page } = await read(t, "/front/");
  await page.getByRole("link", { name: "One Comment" }).waitFor();
  await page.getByRole("link", { name: "0 Comments" }).waitFor();
});

test("what a stranger writes runs nowhere, though the script puts it into the page as HTML", async (t) => {
  const evil = `<img src=x onerror="window.ran=1">`;
  const fields = { name: evil, website: `https://a.example/'onmouseover='window.ran=1` };
  await world.server.receives("/hostile/", `${evil}<script>window.ran=1</script> [x](javascript:window.ran=1)`, fields);
  await world.server.receives("/hostile/", "The last.");
  const { page } = await read(t, "/hostile/");
  await comment(page, "The last.").waitFor();
  await page.locator("a.isso-author").hover();
  assert.equal(await page.locator(".isso-comment img, .isso-comment script, .isso-comment [onmouseover]").count(), 0);
  assert.equal(await page.locator("a.isso-author").textContent(), evil);
  assert.equal(await page.evaluate("window.ran"), undefined);
});
