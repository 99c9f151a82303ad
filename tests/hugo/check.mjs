/** What the Hugo component renders, with every Hugo at hand. Run: node --test tests/hugo/check.mjs */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { atLeast, build, countLinks, counters, embed, findHugos, server, tags } from "./support.mjs";
import { disqus, installing } from "./installing.mjs";
import { allLanguages } from "./languages.mjs";
import { retired } from "./retired.mjs";
import { staticThreads } from "./static.mjs";

const articles = {
  "posts/hello/index.html": "/posts/hello/",
  "posts/quotes/index.html": "/posts/quotes/",
  "posts/über-das-wetter/index.html": "/posts/%C3%BCber-das-wetter/",
  "posts/sourdough/index.html": "/posts/sourdough/",
  "posts/a-clean-chain/index.html": "/posts/a-clean-chain/",
  "notes/Standing-Desk.html": "/notes/Standing-Desk.html",
  "posts/tea/index.html": "/posts/tea/",
  "posts/garden/index.html": "/2019/garden/",
  "posts/2026/rain/index.html": "/posts/2026/rain/",
  "posts/stars/index.html": "/posts/stars/",
};

for (const hugo of findHugos()) {
  describe(`Hugo ${hugo.version}`, () => {
    threads(hugo);
    addresses(hugo);
    byMail(hugo);
    webmention(hugo);
    posts(hugo);
    counts(hugo);
    languages(hugo);
    allLanguages(hugo);
    unknownLanguage(hugo);
    optOuts(hugo);
    sections(hugo);
    mistakes(hugo);
    installing(hugo);
    disqus(hugo);
    staticThreads(hugo);
    retired(hugo);
    const skip = !atLeast(hugo.version, "0.146.0") && "this Hugo does not know layouts/_partials/";
    describe("a new-style theme", { skip }, () => newStyle(hugo));
  });
}

function threads(hugo) {
  const blog = build(hugo, { args: ["--printI18nWarnings", "--printPathWarnings"] });

  test("a normal build has nothing to complain about", () => {
    assert.ok(blog.ok, blog.log);
    assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
  });

  test("each article carries the thread's script once, and a link for readers without JavaScript", () => {
    for (const [file, page] of Object.entries(articles)) {
      const html = blog.read(file);
      assert.equal(html.match(/embed\.js/g).length, 1, file);
      assert.equal(html.match(/id="comments"/g).length, 1, file);
      const { "data-title": title, ...script } = embed(html);
      assert.ok(title, file);
      assert.deepEqual(script, { async: "", src: `${server}/embed.js`, "data-site": "blog", "data-page": page, "data-language": "en" });
      const plain = new URL(html.match(/<noscript><a href="([^"]+)"/)[1]);
      assert.equal(plain.origin + plain.pathname, `${server}/pages/blog`);
      assert.equal(plain.searchParams.get("page"), page, file);
    }
  });

  test("titles reach the server as they were written", () => {
    assert.equal(embed(blog.read("posts/quotes/index.html"))["data-title"], 'On "quotes", <angles> & ampersands');
    assert.equal(embed(blog.read("posts/stars/index.html"))["data-title"], "⁂ Three stars ⁂");
  });

  test("lists, the front page and aliases have no thread, even where the theme asks for one", () => {
    for (const file of ["index.html", "posts/index.html", "quiet/index.html", "de/index.html", "old/tea/index.html"]) {
      assert.equal(embed(blog.read(file)), undefined, file);
    }
  });

  test("options become attributes; false, 0 and nothing are values too", () => {
    const options = '\nlazy = false\nlimit = 0\nsort = "newest"\ntheme = "dark"\nmonograms = false\nfields = ""\nlanguage = "de-AT"\n';
    const config = `theme = ["afterword", "ledger"]\n[params.afterword]\nsite = "blog"${options}`;
    const script = embed(build(hugo, { files: { "hugo.toml": config } }).read("posts/hello/index.html"));
    const given = ["lazy", "limit", "sort", "theme", "monograms", "fields", "language"].map((name) => script[`data-${name}`]);
    assert.deepEqual(given, ["false", "0", "newest", "dark", "false", "", "de-AT"]);
  });

  test("--minify keeps every attribute", () => {
    const small = build(hugo, { args: ["--minify"] });
    for (const file of Object.keys(articles)) assert.deepEqual(embed(small.read(file)), embed(blog.read(file)), file);
    assert.deepEqual(counters(small.read("index.html")), counters(blog.read("index.html")));
    assert.deepEqual(countLinks(small.read("index.html")), countLinks(blog.read("index.html")));
  });
}

function addresses(hugo) {
  test("a blog below a folder says the folder, also under canonifyURLs", () => {
    for (const env of [{}, { HUGO_CANONIFYURLS: "true" }]) {
      const blog = build(hugo, { baseURL: "https://example.org/blog/", env });
      assert.equal(embed(blog.read("posts/über-das-wetter/index.html"))["data-page"], "/blog/posts/%C3%BCber-das-wetter/");
      const links = countLinks(blog.read("index.html")).map((link) => new URL(link.href, "https://example.org/blog/").href);
      assert.ok(links.includes("https://example.org/blog/posts/hello/#comments"), links.join(" "));
    }
  });

  test("under uglyURLs the page is the file", () => {
    const blog = build(hugo, { env: { HUGO_UGLYURLS: "true" } });
    assert.equal(embed(blog.read("posts/hello.html"))["data-page"], "/posts/hello.html");
  });

  test("a slash at the end of the server's address does no harm, and a folder in it is kept", () => {
    const blog = build(hugo, { env: { HUGO_PARAMS_AFTERWORD_SERVER: "https://example.org/talk//" } });
    const html = blog.read("posts/hello/index.html");
    assert.equal(embed(html).src, "https://example.org/talk/embed.js");
    assert.match(html, /"https:\/\/example\.org\/talk\/pages\/blog\?/);
  });
}

function byMail(hugo) {
  const call = '{{ partial "afterword/by-mail.html" . }}';

  test("a template links to the address for comments by mail, in the language of the blog", () => {
    const files = { "layouts/_default/single.html": call };
    const blog = build(hugo, { files });
    assert.ok(blog.ok, blog.log);
    const html = blog.read("posts/hello/index.html");
    const [link] = tags(html, "a");
    assert.equal(link.href, `${server}/by-mail?page=%2Fposts%2Fhello%2F&site=blog`);
    assert.equal(link.rel, "nofollow");
    assert.match(html, />Comment by mail</);
    assert.match(blog.read("de/posts/hello/index.html"), />Per Mail kommentieren</);
  });
}

function webmention(hugo) {
  test("an article says where webmentions go, and what it is, if the settings say so", () => {
    const without = build(hugo);
    assert.ok(!without.read("posts/hello/index.html").includes("webmention"));
    const own = readFileSync(new URL("hugo.toml", import.meta.url), "utf8");
    const config = own.replace("[params.afterword]", "[params.afterword]\nwebmention = true");
    const blog = build(hugo, { files: { "hugo.toml": config } });
    assert.ok(blog.ok, blog.log);
    const html = blog.read("posts/hello/index.html");
    const [link] = tags(html, "a").filter(({ rel }) => rel === "webmention");
    assert.equal(link.href, `${server}/webmention`);
    assert.match(html, /<div class="?h-entry"? hidden>/);
    const [url] = tags(html, "a").filter((tag) => tag.class === "u-url");
    assert.match(url.href, /\/posts\/hello\/$/);
    assert.ok(!blog.read("index.html").includes("rel=\"webmention\""));
    assert.ok(!html.includes("data-webmention"), "the widget knows no such setting");
  });
}

function posts(hugo) {
  const article = (title, more) => `+++\ntitle = "${title}"\ndate = 2026-01-01\n${more}\n+++\nText.\n`;

  test("a file names the posts that articles name, of all languages, by the paths that the server knows", () => {
    const files = {
      "content/posts/one.md": article("One", 'mastodon = "https://social.example/@me/1"'),
      "content/posts/two.md": article("Two", 'mastodon = ["https://a.example/@me/2", "https://b.example/@me/3"]\nbluesky = "https://bsky.app/profile/me.example/post/4"'),
      "content/posts/one.de.md": article("Eins", 'bluesky = "https://bsky.app/profile/me.example/post/5"'),
      "content/posts/moved.md": article("Moved", 'afterword_page = "/2019/moved/"\nmastodon = "https://social.example/@me/6"'),
      "content/posts/other.md": article("Other", 'mastodon = "@me@social.example"\nbluesky = true'),
    };
    const blog = build(hugo, { files });
    assert.ok(blog.ok, blog.log);
    assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
    assert.deepEqual(JSON.parse(blog.read("afterword/posts.json")), {
      "/posts/one/": ["https://social.example/@me/1"],
      "/posts/two/": ["https://a.example/@me/2", "https://b.example/@me/3", "https://bsky.app/profile/me.example/post/4"],
      "/de/posts/one/": ["https://bsky.app/profile/me.example/post/5"],
      "/2019/moved/": ["https://social.example/@me/6"],
    });
    const folder = build(hugo, { files, baseURL: "https://example.org/blog/" });
    assert.ok(JSON.parse(folder.read("afterword/posts.json"))["/blog/posts/one/"], "the path has the blog's folder");
  });

  test("a blog whose articles name no post has no such file", () => {
    const blog = build(hugo);
    assert.ok(!existsSync(join(blog.folder, "afterword", "posts.json")));
  });
}

function counts(hugo) {
  const blog = build(hugo);

  test("the front page links ten threads and loads one count script with its texts", () => {
    const html = blog.read("index.html");
    assert.equal(countLinks(html).length, 10);
    assert.ok(countLinks(html).every((link) => link.href.endsWith("#comments")));
    const [script, ...more] = counters(html);
    assert.deepEqual(more, []);
    assert.deepEqual(script, {
      async: "", src: `${server}/count.js`, "data-site": "blog", "data-selector": ".tile-title a",
      "data-zero": "No comments", "data-one": "{n} comment", "data-other": "{n} comments",
    });
  });

  test("an article with the thread of another address is counted there", () => {
    const link = countLinks(blog.read("index.html")).find(({ href }) => href === "/posts/garden/#comments");
    assert.equal(link["data-afterword-count"], "/2019/garden/");
  });

  test("without params.afterword.counts the theme's hooks stay silent", () => {
    const silent = build(hugo, { files: { "hugo.toml": 'theme = ["afterword", "ledger"]\n[params.afterword]\nsite = "blog"\n' } });
    assert.deepEqual(counters(silent.read("index.html")), []);
  });

  test("a blog may reword a single text", () => {
    const reworded = build(hugo, { files: { "i18n/en.toml": 'afterword_count_zero = "Be the first"\n' } });
    const [script] = counters(reworded.read("index.html"));
    assert.deepEqual([script["data-zero"], script["data-one"]], ["Be the first", "{n} comment"]);
  });

  test("a language with more plural forms names them", () => {
    const forms = { one: "{n} komentarz", few: "{n} komentarze", many: "{n} komentarzy" };
    const lines = Object.entries(forms).map(([form, text]) => `afterword_count_${form} = "${text}"\n`);
    const files = { "i18n/en.toml": `afterword_count_forms = "one few many"\n${lines.join("")}` };
    const [script] = counters(build(hugo, { files }).read("index.html"));
    assert.deepEqual({ one: script["data-one"], few: script["data-few"], many: script["data-many"] }, forms);
    assert.equal(script["data-other"], undefined);
  });
}

function languages(hugo) {
  const blog = build(hugo);
  for (const [language, zero, plain] of [
    ["de", "Keine Kommentare", "Kommentare lesen und schreiben"],
    ["fr", "Aucun commentaire", "Lire et écrire des commentaires"],
  ]) {
    test(`a page in ${language} speaks ${language} and has a thread of its own`, () => {
      const html = blog.read(`${language}/posts/hello/index.html`);
      assert.deepEqual([embed(html)["data-language"], embed(html)["data-page"]], [language, `/${language}/posts/hello/`]);
      assert.ok(html.includes(`>${plain}</a>`));
      assert.equal(counters(blog.read(`${language}/index.html`))[0]["data-zero"], zero);
    });
  }
}

function unknownLanguage(hugo) {
  test("a page in a language without texts gets the count script's own", () => {
    const settings = readFileSync(new URL("hugo.toml", import.meta.url), "utf8");
    const files = {
      "hugo.toml": `${settings}\n[languages.eo]\nweight = 4\n`,
      "content/posts/hello/index.eo.md": "---\ntitle: Saluton\ndate: 2026-01-01\n---\nSaluton.\n",
    };
    const blog = build(hugo, { files });
    assert.ok(blog.ok, blog.log);
    const html = blog.read("eo/index.html");
    assert.match(html, /count\.js" /);
    assert.doesNotMatch(html, /data-(zero|one|other)?=""/);
  });
}

function optOuts(hugo) {
  const blog = build(hugo);
  const names = ["afterword", "comments", "comment", "comment-map", "show-comments", "hide-comments", "book-comments", "disable-comments"];
  for (const name of names) {
    test(`an article that says ${name} in its front matter has no thread and no count`, () => {
      const html = blog.read(`quiet/${name}/index.html`);
      assert.doesNotMatch(html, /embed\.js|id="comments"|data-afterword-count/);
    });
  }

  test("a whole section opts out by cascade", () => {
    const quiet = build(hugo, { files: { "content/posts/_index.md": "---\ncascade:\n  afterword: false\n---\n" } });
    assert.equal(embed(quiet.read("posts/hello/index.html")), undefined);
    assert.equal(countLinks(quiet.read("index.html")).length, 0);
  });

  test("values that only look like an opt-out keep the thread", () => {
    const front = '---\ntitle: "x"\ncomments: true\nhideComments: false\ncomment:\n  enable: true\n---\n';
    assert.ok(embed(build(hugo, { files: { "content/posts/kept.md": front } }).read("posts/kept/index.html")));
  });
}

function sections(hugo) {
  const front = (lines = "") => `---\ntitle: "x"\n${lines}---\n`;
  const pages = {
    "content/about.md": front(),
    "content/imprint.md": front(),
    "content/dated.md": front("date: 2020-01-01\n"),
    "content/asked.md": front("comments: true\n"),
    "content/asked-too.md": front("hideComments: false\n"),
    "content/moved.md": front('afterword_page: "/old/"\n'),
    "content/both.md": front("afterword: true\ncomments: false\n"),
    "content/posts/dateless.md": front(),
    "content/notes/dateless.md": front(),
    "content/notes/dated.md": front("date: 2020-01-01\n"),
  };
  /** Those of the pages that have a thread. */
  const withThread = (sections, files = pages, env = {}) => {
    const config = readFileSync(new URL("hugo.toml", import.meta.url), "utf8").replace("[params.afterword]", `[params.afterword]\n${sections}`);
    const blog = build(hugo, { files: { "hugo.toml": config, ...files }, env });
    assert.ok(blog.ok, blog.log);
    const paths = Object.keys(files).map((file) => file.replace(/^content\/|\.md$/g, ""));
    return { blog, paths: paths.filter((path) => embed(blog.read(`${path}/index.html`))) };
  };
  const asked = ["asked", "asked-too", "moved"];

  test("pages with a date or of the main sections have threads; About and an imprint have none unless they ask", () => {
    assert.deepEqual(withThread("").paths, ["dated", ...asked, "posts/dateless", "notes/dated"]);
  });

  test("`sections` names the sections whose pages have threads; the front matter wins", () => {
    const notes = [...asked, "notes/dateless", "notes/dated"];
    assert.deepEqual(withThread('sections = ["Notes"]').paths, notes);
    assert.deepEqual(withThread('sections = "notes"').paths, notes);
    assert.deepEqual(withThread("", pages, { HUGO_PARAMS_AFTERWORD_SECTIONS: "posts, notes" }).paths, [...asked, "posts/dateless", "notes/dateless", "notes/dated"]);
    assert.equal(embed(withThread('sections = "posts"').blog.read("posts/hello/index.html"))["data-sections"], undefined);
  });

  test('`sections = "*"` gives all pages a thread but those that say no', () => {
    const all = Object.keys(pages).map((file) => file.replace(/^content\/|\.md$/g, ""));
    assert.deepEqual(withThread('sections = "*"').paths, all.filter((path) => path !== "both"));
  });

  test("the main sections are those that Hugo finds where the blog names none", () => {
    const config = 'theme = ["afterword", "ledger"]\ncontentDir = "own"\n[params.afterword]\nsite = "blog"\n';
    const files = { "hugo.toml": config, "own/about.md": front(), "own/log/a.md": front(), "own/log/b.md": front(), "own/misc/c.md": front() };
    const blog = build(hugo, { files });
    const found = ["about", "log/a", "log/b", "misc/c"].filter((path) => embed(blog.read(`${path}/index.html`)));
    assert.deepEqual(found, ["log/a", "log/b"]);
  });

  const skip = !atLeast(hugo.version, "0.126.0") && "this Hugo does not know content adapters";
  test("a blog none of whose pages is an article is told of it", { skip }, () => {
    const config = 'theme = ["afterword", "ledger"]\ncontentDir = "own"\n[params.afterword]\nsite = "blog"\nsections = ["posts"]\n';
    const none = build(hugo, { files: { "hugo.toml": config, "own/log/a.md": front("date: 2020-01-01\n") } });
    assert.match(none.log, /afterword: no page has a thread, .* write sections = \["posts"\] under \[params\.afterword\]/);
    assert.equal(none.log.match(/WARN/g).length, 1, none.log);
    const quiet = build(hugo, { files: { "hugo.toml": config, "own/log/a.md": front("afterword: false\n") } });
    assert.doesNotMatch(quiet.log, /WARN/, "that is what it asked for");
  });
}

function mistakes(hugo) {
  // The blog has three languages; older Hugos repeat what each of them complains about, newer ones do not.
  const said = (blog, sentence) => {
    const times = blog.log.split(sentence).length - 1;
    assert.ok(times >= 1 && times <= 3, blog.log);
  };
  const stopped = (blog, sentence) => {
    assert.ok(!blog.ok, "the build should fail");
    said(blog, sentence);
  };

  test("a missing server stops the build with a sentence that says what to write", () => {
    const blog = build(hugo, { env: { HUGO_PARAMS_AFTERWORD_SERVER: undefined } });
    stopped(blog, "afterword: params.afterword.server is not set. Write the address of your comment server into hugo.toml, ");
    said(blog, 'under [params.afterword]: server = "https://comments.example.org"');
  });

  test("a missing site stops the build with a sentence that says what to write", () => {
    const blog = build(hugo, { files: { "hugo.toml": 'theme = ["afterword", "ledger"]\n' } });
    stopped(blog, "afterword: params.afterword.site is not set. Write the key that the comment server knows your blog by into hugo.toml, ");
    said(blog, 'under [params.afterword]: site = "blog"');
  });

  for (const address of ["comments.test", "//comments.test", "ftp://comments.test", "https://"]) {
    test(`the server ${address} stops the build`, () => {
      stopped(build(hugo, { env: { HUGO_PARAMS_AFTERWORD_SERVER: address } }), "which is no web address");
    });
  }

  test("an afterword_page that is no path stops the build and names the article", () => {
    const blog = build(hugo, { files: { "content/posts/lost.md": '---\ntitle: "x"\nafterword_page: old/address\n---\n' } });
    assert.ok(!blog.ok);
    assert.match(blog.log, /the front matter of \/posts\/lost\/ says afterword_page = "old\/address"/);
  });

  test("an http server under an https blog is warned of, and the build goes on; any other pairing is fine", () => {
    const pair = (baseURL, address) => build(hugo, { baseURL, env: { HUGO_PARAMS_AFTERWORD_SERVER: address } });
    const mixed = pair("https://blog.test/", "http://comments.test:8080");
    assert.ok(mixed.ok, mixed.log);
    said(mixed, 'Give the server a certificate and write server = "https://comments.test:8080"');
    assert.doesNotMatch(pair("http://blog.test/", "http://comments.test").log, /WARN/);
    assert.doesNotMatch(pair("http://localhost:1313/", server).log, /WARN/);
  });
}

function newStyle(hugo) {
  const blog = build(hugo, { themes: ["afterword", "tiles"], args: ["--printI18nWarnings"] });

  test("a normal build has nothing to complain about", () => {
    assert.ok(blog.ok, blog.log);
    assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
  });

  test("the provider file joins the theme's own", () => {
    for (const [file, page] of Object.entries(articles)) assert.equal(embed(blog.read(file))["data-page"], page);
  });

  test("the front page loads one count script that finds its ten links by the selector", () => {
    const html = blog.read("index.html");
    assert.equal(counters(html).length, 1);
    assert.equal(counters(html)[0]["data-selector"], ".tile-title a");
    assert.equal(html.match(/class="tile-title"><a /g).length, 10);
    assert.deepEqual(countLinks(html), []);
  });

  test("templates.Exists finds comments.html in layouts/partials/", () => {
    const looking = build(hugo, { themes: ["afterword", "tiles"], env: { HUGO_PARAMS_COMMENTS_PROVIDER: "" } });
    assert.ok(embed(looking.read("posts/hello/index.html")));
    assert.doesNotMatch(looking.log, /WARN/);
  });
}
