/** Code: its pieces have colours that can be read, in the blog, in the preview and on the page without JavaScript. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { Thread } from "./support/thread.mjs";
import { article, startWorld } from "./support/world.mjs";

const settings = { "sites.code_colours": true };
const colours = "<style>body { background: #fff; color: #222 } @media (prefers-color-scheme: dark) { body { background: #111; color: #ddd } }</style>";
const world = await startWorld({ pages: { "/hello/": article() + colours }, settings });
after(() => world.stop());

const code = 'let x = 1; // <b> "why"\nsay("hello");\n';
const said = `Look:\n\n\`\`\`rust\n${code}\`\`\``;

async function opens(t, url, options) {
  const reader = await world.browser.reader(options);
  t.after(() => reader.leaves());
  return reader.opens(url);
}

/** The colours of comment, keyword, number, string and of what is none of them. */
const seen = (block) =>
  block.evaluate((pre) =>
    [".aw-c", ".aw-k", ".aw-n", ".aw-s", "code"].map((piece) => getComputedStyle(pre.querySelector(piece)).color),
  );

for (const colorScheme of ["light", "dark"])
  test(`code has five colours that can be read in the ${colorScheme}, wherever it is`, async (t) => {
    const id = await world.server.hasComment("/hello/", said, { name: "Ann" });
    const blog = await opens(t, "https://blog.test/hello/", { colorScheme });
    const thread = new Thread(blog.page);
    await thread.loads();
    const block = blog.page.locator(`[id$="${id}"] pre`).first();
    assert.equal(await block.textContent(), code);
    assert.equal(new Set(await seen(block)).size, 5);
    await thread.form.locator("textarea").fill(said);
    await thread.form.getByRole("button", { name: "Preview" }).click();
    const preview = thread.form.locator(".aw-preview pre");
    await preview.waitFor();
    assert.equal(await preview.textContent(), code);
    assert.equal(new Set(await seen(preview)).size, 5);
    assert.deepEqual(await accessibilityFindings(blog.page, ".aw"), []);
    assert.deepEqual(blog.complaints, []);
    const plain = await opens(t, "https://comments.test/pages/blog?page=/hello/", { colorScheme, javaScriptEnabled: false });
    const onPage = plain.page.locator("pre").first();
    assert.equal(await onPage.textContent(), code);
    assert.equal(new Set(await seen(onPage)).size, 5);
    assert.deepEqual(plain.complaints, []);
  });
