/** What search engines and readers of microformats get: the page without JavaScript, and a blog built with its threads. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { mf2 } from "microformats-parser";
import { build } from "../hugo/support.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { findHugos } from "./support/hugo.mjs";
import { startWorld } from "./support/world.mjs";

const nodeModules = fileURLToPath(new URL("node_modules", import.meta.url));
const blogPage = "/posts/hello/";
const closing = "Tags like </script> and <!-- & are *words* here.";

/** The one JSON-LD document of a page. */
function jsonLd(html) {
  const found = [...html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)];
  assert.equal(found.length, 1);
  return JSON.parse(found[0][1]);
}

/** TypeScript checks the document against the vocabulary of schema.org, as the package `schema-dts` has it. */
function assertKnownToSchemaOrg(document) {
  const folder = temporaryFolder("schema");
  const source = `import type { WebPage, WithContext } from "schema-dts";
export const page = ${JSON.stringify(document, null, 2)} satisfies WithContext<WebPage>;\n`;
  writeFileSync(join(folder, "page.ts"), source);
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  const paths = { "schema-dts": [join(nodeModules, "schema-dts/dist/schema.d.ts")] };
  const compilerOptions = { strict: true, noEmit: true, target: "es2022", module: "esnext", moduleResolution: "bundler", types: [], paths };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["page.ts"] }));
  const checked = spawnSync(process.execPath, [join(nodeModules, "typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
}

test("the validator refuses what schema.org does not know", () => {
  const page = { "@context": "https://schema.org", "@type": "WebPage" };
  assertKnownToSchemaOrg(page);
  const wrong = { ...page, comment: [{ "@type": "Comment", writer: "Ann" }] };
  assert.throws(() => assertKnownToSchemaOrg(wrong), /writer/);
});

/** Comments as both ways of saying them have in common. */
function assertSame(comments, expected) {
  const short = ({ url, author, dateCreated, dateModified, text, parentItem }) => ({
    id: url.split("#comment-")[1],
    author: author.name,
    website: author.url,
    created: typeof dateCreated,
    edited: typeof dateModified,
    text,
    parent: parentItem?.["@id"].split("#comment-")[1],
  });
  assert.deepEqual(comments.map(short), expected);
}

describe("threads", () => {
  let world;
  const ids = {};
  let expected;
  const address = `https://blog.test${blogPage}`;
  const threadPage = `/pages/blog?page=${blogPage}`;
  const built = [];
  before(async () => {
    world = await startWorld();
    const { server } = world;
    ids.first = await server.hasComment(blogPage, "Here **first**.", { name: "Bob", website: "https://bob.example" });
    ids.answer = await server.hasComment(blogPage, closing, { parent: ids.first, name: "Zoë" });
    ids.last = await server.hasComment(blogPage, "Here last.", { name: "Cleo" });
    await server.receives(blogPage, "Still waiting.");
    const words = { created: "string", edited: "undefined", website: undefined, parent: undefined };
    expected = [
      { ...words, id: ids.first, author: "Bob", website: "https://bob.example", text: "Here first." },
      { ...words, id: ids.answer, author: "Zoë", text: "Tags like </script> and <!-- & are words here.", parent: ids.first },
      { ...words, id: ids.last, author: "Cleo", text: "Here last." },
    ];
    const data = temporaryFolder("data");
    await server.runs(["export", "--format", "hugo", "--output", data]);
    const made = readdirSync(join(data, "blog"));
    const files = Object.fromEntries(made.map((name) => [`data/comments/blog/${name}`, readFileSync(join(data, "blog", name), "utf8")]));
    for (const hugo of findHugos()) {
      const blog = build(hugo, { files });
      assert.ok(blog.ok, blog.log);
      built.push({ version: hugo.version, html: blog.read("posts/hello/index.html"), link: address });
    }
  });
  after(() => world?.stop());

  const sorted = (comments) => [...comments].sort((one, other) => one.url.localeCompare(other.url));
  const byId = (all) => [...all].sort((one, other) => one.id.localeCompare(other.id));

  test("the page without JavaScript says its published comments in schema.org's words", async () => {
    const { text: body } = await world.server.ask("GET", threadPage);
    const document = jsonLd(body);
    assertKnownToSchemaOrg(document);
    assert.equal(document.url, address);
    assert.equal(document.commentCount, 3);
    assertSame(sorted(document.comment), byId(expected));
  });

  test("and in microformats: the article with its comments, an answer inside of what it answers", async () => {
    const { text: body } = await world.server.ask("GET", threadPage);
    const { items } = mf2(body, { baseUrl: `https://comments.test${threadPage}` });
    const [article, ...others] = items;
    assert.deepEqual(others, []);
    assert.deepEqual(article.type, ["h-entry"]);
    assert.deepEqual(article.properties.url, [address]);
    assertCites(article.properties.comment, `https://comments.test${threadPage}`);
  });

  test("a built thread says the same in both ways, each comment as an answer to its article", () => {
    assert.ok(built.length > 0);
    for (const { version, html, link } of built) {
      const document = jsonLd(html);
      assertKnownToSchemaOrg(document);
      assert.equal(document.url, link, version);
      assert.equal(document.commentCount, 3);
      assertSame(sorted(document.comment), byId(expected));
      const { items } = mf2(html, { baseUrl: link });
      const comments = items.flatMap(function cites(item) {
        return item.type[0] === "h-cite" ? [item] : (item.properties?.comment ?? item.children ?? []).flatMap(cites);
      });
      assertCites(comments, link);
      for (const comment of comments) assert.deepEqual(comment.properties["in-reply-to"], [link]);
    }
  });

  test("the policy of the page without JavaScript has nothing against it", async (t) => {
    const reader = await world.browser.reader({ javaScriptEnabled: false });
    t.after(() => reader.leaves());
    const visit = await reader.opens(`https://comments.test${threadPage}`);
    await visit.page.getByText("Here last.").waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  function assertCites(comments, base) {
    assert.deepEqual(comments.map((comment) => comment.type), [["h-cite"], ["h-cite"]]);
    const [first, last] = comments.map(({ properties }) => properties);
    const [answer] = first.comment.map(({ properties }) => properties);
    assert.deepEqual([first.comment.length, answer.comment, last.comment], [1, undefined, undefined]);
    for (const [said, id, name] of [[first, ids.first, "Bob"], [answer, ids.answer, "Zoë"], [last, ids.last, "Cleo"]]) {
      // The parser leaves a fragment as it is.
      assert.deepEqual(said.url.map((url) => new URL(url, base).href), [`${base}#comment-${id}`]);
      assert.deepEqual(said.author.map((author) => author.properties.name), [[name]]);
      assert.ok(!Number.isNaN(Date.parse(said.published[0])));
      assert.equal(said.content.length, 1);
    }
    assert.deepEqual(first.author[0].properties.url.map((url) => new URL(url).href), ["https://bob.example/"]);
    assert.equal(first.content[0].value.trim(), "Here first.");
    assert.ok(answer.content[0].value.includes("Tags like </script> and <!-- & are words here."));
  }
});
