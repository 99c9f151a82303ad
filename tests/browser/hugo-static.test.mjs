/** A blog that was built with its threads: without JavaScript, with newer comments, and with a server that is away. */
import assert from "node:assert/strict";
import { cpSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { build } from "../hugo/support.mjs";
import { accessibilityFindings } from "./support/axe.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { findHugos } from "./support/hugo.mjs";
import { Thread } from "./support/thread.mjs";
import { startWorld } from "./support/world.mjs";

const odd = ["/posts/über-das-wetter/", "/notes/Standing-Desk.html", "/posts/2026/rain/"];

for (const hugo of findHugos()) describe(`Hugo ${hugo.version}`, () => blog(hugo));

function blog(hugo) {
  let world;
  const ids = {};
  before(async () => {
    const folder = temporaryFolder("blog");
    world = await startWorld({ folder });
    const { server } = world;
    ids.first = await server.hasComment("/posts/hello/", "Here **first**.", { name: "Bob", website: "https://bob.example" });
    ids.answer = await server.hasComment("/posts/hello/", "An answer.", { parent: ids.first });
    ids.last = await server.hasComment("/posts/hello/", "Here last.", { name: "Cleo" });
    for (const path of odd) await server.hasComment(path, `On ${path}`);
    await server.receives("/posts/hello/", "Still waiting.");
    await server.imports("isso", "isso/comments.sql", "--map", "/blog/été/", "/posts/stars/");
    await server.imports("disqus", "disqus/export.xml", "--map", "https://blog.example/2011/hello/", "/posts/stars/");
    // What the owner does before each build, with the command that the documentation names.
    const data = temporaryFolder("data");
    await server.runs(["export", "--format", "hugo", "--output", data]);
    const made = readdirSync(join(data, "blog"));
    const files = made.map((name) => [`data/comments/blog/${name}`, readFileSync(join(data, "blog", name), "utf8")]);
    const built = build(hugo, { files: Object.fromEntries(files) });
    assert.ok(built.ok, built.log);
    cpSync(built.folder, folder, { recursive: true });
    ids.newer = await server.hasComment("/posts/hello/", "Written since.", { name: "Dan" });
  });
  after(() => world?.stop());

  async function open(t, path, options, prepare = () => {}) {
    const reader = await world.browser.reader(options);
    t.after(() => reader.leaves());
    await prepare(reader.context);
    return reader.opens(`https://blog.test${path}`);
  }

  const texts = (page) => page.locator(".aw-comment > .aw-self > .aw-body").allInnerTexts();
  const idsIn = (page) => page.locator(".aw [id]").evaluateAll((all) => all.map(({ id }) => id));

  test("without JavaScript the built page shows its thread, nested, and the lists their counts", async (t) => {
    const visit = await open(t, "/posts/hello/", { javaScriptEnabled: false });
    assert.deepEqual(await texts(visit.page), ["Here first.", "An answer.", "Here last."]);
    await visit.page.locator(`#comment-${ids.first} #comment-${ids.answer}`).getByText("An answer.").waitFor();
    assert.ok(await visit.page.getByRole("link", { name: "Read and write comments" }).isVisible());
    assert.equal(await visit.page.locator(".aw-stale").isVisible(), false);
    for (const path of odd) {
      await visit.page.goto(`https://blog.test${path}`);
      assert.deepEqual(await texts(visit.page), [`On ${path}`]);
    }
    await visit.page.goto("https://blog.test/");
    await visit.page.getByRole("link", { name: "3 comments" }).waitFor();
    assert.deepEqual(visit.complaints, []);
    assert.deepEqual(visit.asked("comments.test"), []);
  });

  test("links of the systems that comments came from lead to them in the built page", async (t) => {
    const visit = await open(t, "/posts/stars/", { javaScriptEnabled: false });
    assert.equal((await texts(visit.page)).length, 4);
    for (const [former, words] of [
      ["isso-1", "Hello you"],
      ["isso-2", "Answer"],
      ["comment-2001", "It ends with"],
      ["comment-2002", "A reply before its parent"],
    ]) {
      await visit.page.goto(`https://blog.test/posts/stars/#${former}`);
      const target = visit.page.locator(".aw-comment:has(> :target)");
      assert.ok((await target.locator("> .aw-self > .aw-body").innerText()).includes(words), former);
    }
    assert.deepEqual(visit.complaints, []);
  });

  test("with JavaScript a newer comment is there as well, and nothing twice", async (t) => {
    const visit = await open(t, "/posts/hello/");
    const thread = await new Thread(visit.page).loads();
    assert.deepEqual(await thread.texts(), ["Here first.", "An answer.", "Here last.", "Written since."]);
    assert.equal(await visit.page.locator(".aw-static").count(), 0);
    assert.equal(await visit.page.locator(".aw").count(), 1);
    const all = await idsIn(visit.page);
    assert.equal(new Set(all).size, all.length, all.join(" "));
    assert.equal(await thread.heading.innerText(), "4 comments");
    assert.deepEqual(visit.complaints, []);
  });

  test("the comments that were there stay where they were when the widget takes over", async (t) => {
    let answer;
    const held = new Promise((resolve) => (answer = resolve));
    const hold = (context) => context.route("**/api/v1/comments?*", async (route) => (await held, route.continue()));
    const visit = await open(t, "/posts/hello/", {}, hold);
    const places = () => visit.page.locator(".aw-comment").evaluateAll((all) => all.slice(0, 3).map((comment) => comment.getBoundingClientRect().top + scrollY));
    await visit.page.waitForFunction(() => document.querySelector(".aw[aria-busy=true]"));
    const before = await places();
    answer();
    await visit.page.locator(".aw-form").waitFor();
    const moved = (await places()).map((top, index) => Math.abs(top - before[index]));
    assert.ok(Math.max(...moved) < 12, `pixels: ${moved}`);
  });

  test("an address that names a comment leads there, before and after", async (t) => {
    const visit = await open(t, `/posts/hello/#comment-${ids.last}`);
    const thread = await new Thread(visit.page).loads();
    await visit.page.waitForFunction((id) => document.activeElement.id === `comment-${id}`, ids.last);
    await thread.shows("Written since.");
    assert.deepEqual(visit.complaints, []);
  });

  test("while the server gives no answer the thread stays, with quiet words, until another try", async (t) => {
    const away = (context) => context.route("**/api/**", (route) => route.abort());
    const visit = await open(t, "/posts/hello/", {}, away);
    await visit.page.locator(".aw").scrollIntoViewIfNeeded();
    await visit.page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
    assert.deepEqual(await texts(visit.page), ["Here first.", "An answer.", "Here last."]);
    assert.deepEqual(await accessibilityFindings(visit.page, ".aw"), []);
    await visit.page.context().unroute("**/api/**");
    await visit.page.getByRole("button", { name: "Try again" }).click();
    await new Thread(visit.page).shows("Written since.");
    assert.equal(await visit.page.getByText("Here last.").count(), 1);
    assert.equal(await visit.page.getByRole("alert").count(), 0);
  });

  test("with the whole server away the thread stays", async (t) => {
    const visit = await open(t, "/posts/hello/", {}, (context) => context.route("https://comments.test/**", (route) => route.abort()));
    assert.deepEqual(await texts(visit.page), ["Here first.", "An answer.", "Here last."]);
    await visit.page.waitForFunction(() => getComputedStyle(document.querySelector(".aw-stale")).opacity === "1");
    assert.ok(await visit.page.getByText("as soon as the comment server answers").isVisible());
  });

  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing in it, in ${colorScheme}`, async (t) => {
      const away = (context) => context.route("https://comments.test/**", (route) => route.abort());
      const visit = await open(t, "/posts/hello/", { colorScheme, reducedMotion: "reduce" }, away);
      await visit.page.waitForFunction(() => getComputedStyle(document.querySelector(".aw-stale")).opacity === "1");
      assert.deepEqual(await accessibilityFindings(visit.page, ".aw"), []);
    });
  }
}
