/** A blog that `afterword retire` has frozen: its server is stopped, and nobody looks for it. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { build } from "../hugo/support.mjs";
import { accessibilityFindings } from "./support/axe.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { findHugos } from "./support/hugo.mjs";
import { startWorld } from "./support/world.mjs";

for (const hugo of findHugos()) describe(`Hugo ${hugo.version}`, () => blog(hugo));

/** All files below a folder, as `build` takes them. */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

function blog(hugo) {
  let world;
  const ids = {};
  before(async () => {
    const folder = temporaryFolder("blog");
    world = await startWorld({ folder, settings: { "sites.code_colours": "true", "sites.owner": "Ines" } });
    const { server } = world;
    ids.first = await server.hasComment("/posts/hello/", "Here **first**.\n\n> A quote.\n\n```rust\nfn main() {}\n```", { name: "Bob", website: "https://bob.example" });
    ids.answer = await server.hasComment("/posts/hello/", "An answer.", { parent: ids.first, name: "Ann" });
    ids.deep = await server.hasComment("/posts/hello/", "One more level.", { parent: ids.answer, name: "Dan" });
    ids.gone = await server.hasComment("/posts/hello/", "It is taken back.", { name: "Eve" });
    await server.hasComment("/posts/hello/", "Below a place.", { parent: ids.gone, name: "Fay" });
    await server.decides(ids.gone, "delete");
    const hostile = '<script>alert(1)</script> <img src="https://evil.test/x.png" onerror="alert(1)"> [x](javascript:alert(1))';
    await server.hasComment("/posts/hello/", hostile, { name: "<script>alert(1)</script>", website: "https://evil.test/" });
    await server.imports("isso", "isso/comments.sql", "--map", "/blog/été/", "/posts/stars/");
    // The blog's own folder, as its owner has it: the component is not there, so the templates are written, too.
    const site = temporaryFolder("site");
    writeFileSync(join(site, "hugo.toml"), "");
    mkdirSync(join(site, "content"));
    const report = JSON.parse(await server.runs(["retire", "--hugo", site, "--with-pending", "--json"]));
    assert.equal(report.server_runs, true);
    await server.stop();
    const { "hugo.toml": _, ...written } = filesIn(site);
    const built = build(hugo, { files: written, env: { HUGO_PARAMS_AFTERWORD_SERVER: undefined } });
    assert.ok(built.ok, built.log);
    cpSync(built.folder, folder, { recursive: true });
  });
  after(() => world?.stop());

  async function open(t, path, options) {
    const reader = await world.browser.reader(options);
    t.after(() => reader.leaves());
    return reader.opens(`https://blog.test${path}`);
  }

  const bodies = (page) => page.locator(".aw-comment > .aw-self > .aw-body").allInnerTexts();

  test("the thread stands in the page, and nobody is asked for anything", async (t) => {
    const visit = await open(t, "/posts/hello/");
    const found = await bodies(visit.page);
    assert.equal(found.length, 5);
    assert.match(found[0], /^Here first\.\s+A quote\.\s+fn main\(\) \{\}/);
    await visit.page.locator(`#comment-${ids.first} #comment-${ids.answer} #comment-${ids.deep}`).getByText("One more level.").waitFor();
    await visit.page.getByText("This comment was removed.").waitFor();
    await visit.page.getByText("Comments are closed.").waitFor();
    assert.deepEqual(visit.complaints, []);
    for (const host of ["comments.test", "evil.test"]) assert.deepEqual(visit.asked(host), []);
    assert.equal(await visit.page.locator("script, noscript, .afterword img, .afterword form").count(), 0);
  });

  test("the list says how many there are", async (t) => {
    const visit = await open(t, "/");
    await visit.page.getByRole("link", { name: "5 comments" }).click();
    await visit.page.waitForURL("https://blog.test/posts/hello/#comments");
    assert.ok(await visit.page.locator("#comments:target").isVisible());
  });

  test("links to comments lead there, those of an earlier system too", async (t) => {
    const visit = await open(t, `/posts/hello/#comment-${ids.deep}`);
    assert.match(await visit.page.locator(":target").innerText(), /One more level\./);
    await visit.page.goto("https://blog.test/posts/stars/#isso-1");
    assert.match(await visit.page.locator(".aw-comment:has(> :target) > .aw-self").innerText(), /Hello you/);
  });

  for (const colorScheme of ["light", "dark"]) {
    for (const width of [390, 1000]) {
      test(`it reads well, in ${colorScheme} and ${width} pixels wide`, async (t) => {
        const visit = await open(t, "/posts/hello/", { colorScheme, viewport: { width, height: 900 } });
        assert.deepEqual(await accessibilityFindings(visit.page, ".aw"), []);
        const room = await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        assert.ok(room, "nothing is wider than the window");
        if (process.env.SHOTS) await visit.page.screenshot({ path: `${process.env.SHOTS}/${hugo.version}-${colorScheme}-${width}.png`, fullPage: true });
      });
    }
  }
}
