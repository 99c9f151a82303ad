/** Threads that the blog is built with, from data files as `afterword export --format hugo` writes them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { build, countLinks, embed, tags } from "./support.mjs";

/** [path of a page as anybody may write it, name of its file]; server/transfer/src/outgoing/hugo/name.rs is held against it, too. */
const names = JSON.parse(readFileSync(new URL("data-names.json", import.meta.url), "utf8"));
export const nameOf = (page) => names.find(([path]) => path === page)[1];

export const said = (id, fields) => ({ id, level: 0, author: { name: "Ann" }, html: `<p>${id}</p>`, created: "2026-03-04T05:06:07.089Z", ...fields });
const thread = (comments) => JSON.stringify({ afterword: 1, page: "/x/", title: "x", count: comments.filter((c) => c.author).length, comments });
export const data = (page, comments) => ({ [`data/comments/blog/${nameOf(page)}`]: thread(comments) });

/** Each comment with those that it stands in: ["a", "b<a"]. */
export function nesting(html) {
  const open = [];
  const found = [];
  for (const [tag, id] of html.matchAll(/<article class="aw-comment[^"]*" id="?comment-([\w-]+)"?|<\/article>/g)) {
    if (tag === "</article>") open.shift();
    else {
      open.unshift(id);
      found.push(open.join("<"));
    }
  }
  return found;
}

const inThread = (html) => html.slice(html.indexOf("aw-static"), html.indexOf("embed.js"));

export function staticThreads(hugo) {
  const comments = [
    said("a", { pinned: true, former: ["comment-12", "isso-3"], html: "<p>One <strong>&amp;</strong> two</p>" }),
    said("b", { level: 1, reply_to: "Ann", author: { name: '<b>"Bob"', owner: true, verified: true, website: "https://bob.test/?a=1&b=2" } }),
    said("c", { level: 2, reply_to: "Bob" }),
    said("d", { level: 1, edited: "2026-03-05T00:00:00Z" }),
    said("e", { author: null, html: "" }),
    said("f", { level: 1 }),
  ];
  const files = { ...data("/posts/hello/", comments), ...data("/posts/über-das-wetter/", [said("only")]) };
  const blog = build(hugo, { files, args: ["--printI18nWarnings"] });

  test("a page with data shows its thread, each comment inside the one that it answers", () => {
    assert.ok(blog.ok, blog.log);
    assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
    const html = inThread(blog.read("posts/hello/index.html"));
    assert.deepEqual(nesting(html), ["a", "b<a", "c<b<a", "d<a", "e", "f<e"]);
    // The part begins within the start of .aw-static, which stands in .aw.
    assert.equal(html.split("</div>").length - html.split("<div").length, 2, "all that was opened is closed");
    assert.match(html, /<h2 class="aw-title">5 comments<\/h2>/);
    assert.ok(html.includes("<p>One <strong>&amp;</strong> two</p>"));
    assert.match(html, /<time class="dt-published" datetime="2026-03-04T05:06:07.089Z">March 4, 2026<\/time>/);
    assert.match(html, /<a class="aw-name [^"]*" href="https:\/\/bob\.test\/\?a=1&amp;b=2" rel="nofollow ugc noopener">&lt;b&gt;&#34;Bob&#34;<\/a>/);
    for (const words of ["⁂ owner", "✓ verified", "pinned", "edited", "in reply to Ann", "This comment was removed."]) {
      assert.equal(html.split(words).length, 2, words);
    }
    for (const anchor of ["comment-12", "isso-3"]) assert.ok(html.includes(`<a id="${anchor}"></a>`), anchor);
  });

  test("it stands right before the widget's script, which takes its place", () => {
    assert.match(blog.read("posts/hello/index.html"), /<\/div>\s*<script async src="[^"]*\/embed\.js"/);
    assert.deepEqual(embed(blog.read("posts/hello/index.html"))["data-limit"], undefined);
  });

  test("its style sheet is a file of the blog's own", () => {
    const [sheet] = tags(blog.read("posts/hello/index.html"), "link").filter(({ href }) => href.includes("afterword"));
    assert.match(blog.read(sheet.href.slice(1)), /@layer afterword/);
  });

  test("counts on lists say the number before the live one is there", () => {
    const html = blog.read("index.html");
    const text = (href) => html.match(new RegExp(`<a class="aw-count" href="${href}#comments"[^>]*>([^<]*)<`))[1];
    assert.equal(text("/posts/hello/"), "5 comments");
    assert.equal(text("/posts/%C3%BCber-das-wetter/"), "1 comment");
    assert.equal(text("/posts/tea/"), "Comments");
    assert.equal(countLinks(html).length, 10);
  });

  test("a page without data is as before", () => {
    assert.doesNotMatch(blog.read("posts/tea/index.html"), /aw-static|afterword\/static/);
  });

  test("names and dates are in the page's language", () => {
    const article = "---\ntitle: Tee\ndate: 2026-01-01\nafterword_page: /posts/hello/\n---\n";
    const german = build(hugo, { files: { ...files, "content/posts/tee.de.md": article } });
    const html = inThread(german.read("de/posts/tee/index.html"));
    assert.match(html, />4\. März 2026</);
    assert.match(html, /<h2 class="aw-title">5 Kommentare<\/h2>/);
    assert.match(html, /Antwort an Ann/);
  });

  test("however the path of a page is written, its file is found", () => {
    const pages = names.map(([path], index) => [`content/posts/n${index}.md`, `---\ntitle: n\nafterword_page: ${JSON.stringify(path)}\n---\n`]);
    const all = names.map(([, name]) => [`data/comments/blog/${name}`, thread([said(name.slice(0, -5))])]);
    const built = build(hugo, { files: Object.fromEntries([...pages, ...all]) });
    assert.ok(built.ok, built.log);
    for (const [index, [path, name]] of names.entries()) {
      assert.ok(built.read(`posts/n${index}/index.html`).includes(`id="comment-${name.slice(0, -5)}"`), path);
    }
  });

  test("it has the comments of the sources that the widget shows", () => {
    const there = { source: { network: "mastodon", url: "https://far.example/1", host: "far.example", handle: "@ann@far.example" } };
    const all = [said("a"), said("b", { level: 1, ...there }), said("c", there), said("d", { level: 1 }), said("e")];
    const own = readFileSync(new URL("hugo.toml", import.meta.url), "utf8");
    const shown = (sources) => {
      const config = own.replace("[params.afterword]", `[params.afterword]\nsources = "${sources}"`);
      const html = build(hugo, { files: { ...data("/posts/hello/", all), "hugo.toml": config } }).read("posts/hello/index.html");
      assert.equal(embed(html)["data-sources"], sources);
      const plain = html.match(/<noscript><a href="([^"]+)"/)[1].replaceAll("&amp;", "&").replaceAll("&#43;", "+");
      assert.equal(new URL(plain).searchParams.get("sources"), sources, "so does the page without JavaScript");
      return nesting(inThread(html));
    };
    assert.deepEqual(shown("site"), ["a", "b<a", "e"]);
    assert.deepEqual(shown("bluesky mastodon"), ["c", "d<c"]);
    assert.deepEqual(shown("site, mastodon"), ["a", "b<a", "c", "d<c", "e"]);
  });

  test("--minify changes nothing of it", () => {
    const small = build(hugo, { files, args: ["--minify"] });
    const html = inThread(small.read("posts/hello/index.html"));
    assert.deepEqual(nesting(html), ["a", "b<a", "c<b<a", "d<a", "e", "f<e"]);
  });

  test("a long thread is asked for as a whole, one that is deep stays within eight levels", () => {
    const deep = Array.from({ length: 40 }, (_, level) => said(`n${level}`, { level }));
    const html = build(hugo, { files: data("/posts/hello/", deep) }).read("posts/hello/index.html");
    assert.equal(embed(html)["data-limit"], "200");
    assert.equal(Math.max(...nesting(inThread(html)).map((line) => line.split("<").length)), 9);
  });

  test("static = false leaves it out, and so does a thread that goes elsewhere", () => {
    for (const line of ["static = false", 'target = "#elsewhere"']) {
      const config = `theme = ["afterword", "ledger"]\n[params.afterword]\nsite = "blog"\n${line}\n`;
      const html = build(hugo, { files: { ...files, "hugo.toml": config } }).read("posts/hello/index.html");
      assert.doesNotMatch(html, /aw-static|data-static/, line);
      assert.ok(embed(html), line);
    }
  });

  test("data of other programs in the same folders is left alone", () => {
    const others = { "data/comments.yaml": "- one\n- two\n", [`data/comments/blog/${nameOf("/posts/hello/")}`]: '{"mine": true}' };
    for (const [path, text] of Object.entries(others)) {
      const built = build(hugo, { files: { [path]: text } });
      assert.ok(built.ok, built.log);
      assert.doesNotMatch(built.read("posts/hello/index.html"), /aw-static/, path);
    }
  });
}
