/** A blog that `afterword retire` has written its threads into: no server, no script. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { data, nesting, said } from "./static.mjs";
import { atLeast, build, component, countLinks } from "./support.mjs";

const RETIRED = { "data/comments/blog/retired.json": '{"afterword": 1, "retired": true}\n' };
/** Nobody has to take these settings out, and nobody has to have them. */
const nothingLeft = { HUGO_PARAMS_AFTERWORD_SERVER: undefined };

const comments = [
  said("a", { pinned: true, former: ["comment-12", "isso-3"], reactions: [{ reaction: "👍", times: 3 }], author: { name: "Ann", avatar: true } }),
  said("b", { level: 1, reply_to: "Ann", author: { name: "Ines", owner: true }, html: '<pre><code><span class="aw-k">fn</span></code></pre>' }),
  said("c", { level: 2, reply_to: "Ines", author: { name: "<script>alert(1)</script>", website: "javascript:alert(1)" }, html: "<p>&lt;script&gt;</p>" }),
  said("d", { author: null, html: "" }),
  said("e", { level: 1 }),
];
const files = { ...RETIRED, ...data("/posts/hello/", comments), ...data("/posts/über-das-wetter/", [said("only")]) };

/** The data of a page with a plain path; those of other paths are in data-names.json. */
function plain(page, id, fields = "") {
  const key = page.replace(/\/$/, "");
  const digits = createHash("sha256").update(key).digest("hex").slice(0, 12);
  const [[, text]] = Object.entries(data("/posts/hello/", [said(id)]));
  return { [`data/comments/blog/${key.slice(1).replaceAll("/", "-")}-${digits}.json`]: text.replace('"comments"', `${fields}"comments"`) };
}

/** What a reader's browser gets. */
function pages(blog) {
  const all = readdirSync(blog.folder, { recursive: true, withFileTypes: true });
  const html = all.filter((entry) => entry.isFile() && /\.(html|css|js|xml)$/.test(entry.name));
  return html.map((entry) => [entry.name, readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8")]);
}

export function retired(hugo) {
  // The theme "tiles" is one of those that only newer Hugos read.
  const themes = atLeast(hugo.version, "0.146.0") ? ["ledger", "tiles"] : ["ledger"];
  for (const theme of themes) {
    const blog = build(hugo, { themes: ["afterword", theme], files, env: nothingLeft, args: ["--printI18nWarnings"] });
    const html = blog.ok ? blog.read("posts/hello/index.html") : "";

    test(`${theme}: it is built without a word about the server`, () => {
      assert.ok(blog.ok, blog.log);
      assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
    });

    test(`${theme}: threads stand in the pages, in order and nested, with their anchors and times`, () => {
      assert.deepEqual(nesting(html), ["a", "b<a", "c<b<a", "d", "e<d"]);
      assert.match(html, /<section id="?comments"? class="?afterword"?>/);
      for (const anchor of ["comment-12", "isso-3"]) assert.ok(html.includes(`<a id="${anchor}"></a>`), anchor);
      assert.equal(html.match(/<time class="dt-published" datetime="2026-03-04T05:06:07.089Z">/g).length, 4);
      for (const words of ["⁂ owner", "in reply to Ann", "This comment was removed.", "Comments are closed.", "👍 3", '<span class="aw-k">fn</span>']) {
        assert.equal(html.split(words).length, 2, words);
      }
    });

    test(`${theme}: nothing that a browser gets is a script or asks the server`, () => {
      const all = pages(blog);
      assert.ok(all.length > 10);
      for (const [name, text] of all) {
        assert.doesNotMatch(text, /<script|<noscript|javascript:|comments\.test|embed\.js|count\.js|\/api\/v1|\/r\/|<img/, name);
      }
    });

    test(`${theme}: a hostile name is only a name`, () => {
      assert.ok(html.includes("&lt;script&gt;alert(1)&lt;/script&gt;"));
    });

    test(`${theme}: an article that nobody has commented shows nothing`, () => {
      assert.doesNotMatch(blog.read("posts/tea/index.html"), /afterword|class="aw|id="comments"/);
    });
  }

  test("counts on lists are those of the threads, and articles without comments have none", () => {
    const blog = build(hugo, { files, env: nothingLeft });
    const links = countLinks(blog.read("index.html"));
    assert.equal(links.length, 2);
    const list = blog.read("index.html");
    for (const [href, text] of [["/posts/hello/", "4 comments"], ["/posts/%C3%BCber-das-wetter/", "1 comment"]]) {
      assert.match(list, new RegExp(`<a class="aw-count" href="${href}#comments"[^>]*>${text}<`));
    }
  });

  test("a theme that the count script served by its selector says the numbers by a line in its list", () => {
    const list = '{{ define "main" }}{{ range site.RegularPages }}<p>{{ .Title }} {{ partial "afterword/count.html" . }}</p>{{ end }}{{ end }}';
    const blog = build(hugo, { themes: ["afterword", themes.at(-1)], files: { ...files, "layouts/index.html": list }, env: nothingLeft });
    assert.match(blog.read("index.html"), />4 comments<\/a>/);
  });

  test("a further path of a page, such as that of a translation, has the same thread", () => {
    const [[file, text]] = Object.entries(data("/posts/hello/", [said("a")]));
    const both = { [file]: text.replace('"comments"', '"aliases": ["/posts/tea", "/de/posts/hello"], "comments"'), ...RETIRED };
    const blog = build(hugo, { files: both, env: nothingLeft });
    for (const page of ["posts/hello", "posts/tea", "de/posts/hello"]) assert.deepEqual(nesting(blog.read(`${page}/index.html`)), ["a"], page);
    assert.doesNotMatch(blog.read("posts/garden/index.html"), /aw-comment/);
  });

  test("a page that is no article keeps the thread that it has, unless its front matter has none", () => {
    const [open, shut] = [plain("/open/", "a"), plain("/shut/", "b")];
    const blog = build(hugo, {
      files: { ...files, ...open, ...shut, "content/open.md": "---\ntitle: Open\n---\n", "content/shut.md": "---\ntitle: Shut\ncomments: false\n---\n" },
      env: nothingLeft,
    });
    assert.deepEqual(nesting(blog.read("open/index.html")), ["a"]);
    assert.doesNotMatch(blog.read("shut/index.html"), /aw-comment/);
  });

  test("thousands of further paths are found at once", () => {
    const many = Array.from({ length: 3000 }, (_, n) => plain(`/old/${n}/`, "a", `"aliases": ["/a/${n}", "/b/${n}"], `));
    const told = Object.assign({}, ...many, plain("/posts/hello/", "a", '"aliases": ["/posts/tea"], '), RETIRED);
    const blog = build(hugo, { files: told, env: nothingLeft });
    assert.ok(blog.ok, blog.log);
    assert.deepEqual(nesting(blog.read("posts/tea/index.html")), ["a"]);
  });

  test("the settings may be gone altogether", () => {
    const config = 'baseURL = "https://blog.test/"\ntheme = ["afterword", "ledger"]\n[params]\nmainSections = ["posts"]\n';
    const blog = build(hugo, { files: { ...files, "hugo.toml": config }, env: nothingLeft });
    assert.ok(blog.ok, blog.log);
    assert.deepEqual(nesting(blog.read("posts/hello/index.html")).length, 5);
  });

  test("static = false, a target and the server's address in the settings change nothing", () => {
    const config = 'theme = ["afterword", "ledger"]\n[params.afterword]\nsite = "blog"\nstatic = false\ntarget = "#x"\n';
    const blog = build(hugo, { files: { ...files, "hugo.toml": config } });
    assert.equal(nesting(blog.read("posts/hello/index.html")).length, 5);
    assert.doesNotMatch(blog.read("posts/hello/index.html"), /<script|comments\.test/);
  });

  test("the blog's own templates do it where the component is an older one", () => {
    const read = (path) => readFileSync(join(component, path), "utf8");
    const hooks = ["comments.html", "extend_footer.html", "post_meta/afterword.html"].map((name) => `layouts/partials/${name}`);
    const ours = readdirSync(join(component, "layouts/partials/afterword")).map((name) => `layouts/partials/afterword/${name}`);
    const copied = {
      ...Object.fromEntries(hooks.map((path) => [`themes/afterword/${path}`, read(path)])),
      ...Object.fromEntries([...ours, "assets/afterword/static.css"].map((path) => [path, read(path)])),
      "themes/afterword/layouts/partials/afterword/comments.html": '<script src="https://comments.test/embed.js"></script>',
    };
    const blog = build(hugo, { files: { ...files, ...copied }, links: {}, env: nothingLeft });
    assert.ok(blog.ok, blog.log);
    assert.equal(nesting(blog.read("posts/hello/index.html")).length, 5);
    for (const [name, text] of pages(blog)) assert.doesNotMatch(text, /<script|comments\.test/, name);

    const config = 'theme = ["afterword", "ledger"]\ndefaultContentLanguage = "de"\n[params]\nmainSections = ["posts"]\n';
    const texts = { "hugo.toml": config, "i18n/de.toml": 'more = "Mehr"\n', "i18n/afterword/de.toml": read("i18n/de.toml") };
    const german = build(hugo, { files: { ...files, ...copied, ...texts }, links: {}, env: nothingLeft });
    for (const words of ["4 Kommentare", "Hier kann nicht mehr kommentiert werden."]) {
      assert.ok(german.read("posts/hello/index.html").includes(words), german.log);
    }
  });

  test("without the file of a retired site everything is as before", () => {
    const { [Object.keys(RETIRED)[0]]: _, ...alive } = files;
    const blog = build(hugo, { files: alive });
    assert.match(blog.read("posts/hello/index.html"), /<script async src="https:\/\/comments\.test\/embed\.js"/);
    assert.equal(countLinks(blog.read("index.html")).length, 10);
  });
}
