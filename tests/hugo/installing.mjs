/** The ways to put the component into a blog, and what happens when they go wrong. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { atLeast, build, component, configWithImports, countLinks, counters, embed } from "./support.mjs";

const article = "posts/hello/index.html";
const modulePath = readFileSync(join(component, "go.mod"), "utf8").match(/^module (\S+)/m)[1];

const replaced = `[module]\nreplacements = "${modulePath} -> ${component}"\n`;
const imported = (path) => `[[module.imports]]\npath = "${path}"\n`;

export function installing(hugo) {
  const ownFile = { "layouts/partials/comments.html": '{{ partial "afterword/comments.html" . }}\n' };

  test("behind the theme, the theme's empty file wins; the blog's own line mends it", () => {
    const themes = ["ledger", "afterword"];
    assert.equal(embed(build(hugo, { themes }).read(article)), undefined);
    assert.equal(embed(build(hugo, { themes, files: ownFile }).read(article))["data-page"], "/posts/hello/");
  });

  noThread(hugo);

  test("a copy of the whole project works by the path of the component in it", () => {
    const links = { "themes/project/hugo-theme-partials": component };
    const blog = build(hugo, { themes: ["project/hugo-theme-partials", "ledger"], links });
    assert.ok(embed(blog.read(article)), blog.log);
  });

  test("a module import with a replacement needs no Go", () => {
    const imports = replaced + imported(modulePath) + imported("ledger");
    const env = { HUGO_SECURITY_EXEC_ALLOW: "^none$" };
    const blog = build(hugo, { themes: [], links: {}, env, files: { "hugo.toml": configWithImports(imports) } });
    assert.ok(blog.ok, blog.log);
    assert.ok(embed(blog.read(article)));
    assert.equal(countLinks(blog.read("index.html")).length, 10);
    assert.equal(counters(blog.read("index.html"))[0]["data-one"], "{n} comment");
  });

  const go = spawnSync("go", ["version"]).status === 0;
  test("a module import through go.mod", { skip: !go && "go is not installed" }, () => {
    const mod = `module blog.test\n\ngo 1.19\n\nrequire ${modulePath} v0.0.0\n\nreplace ${modulePath} => ${component}\n`;
    const env = { GOPROXY: "off", GOFLAGS: "-mod=mod" };
    const files = { "go.mod": mod, "hugo.toml": configWithImports(imported(modulePath) + imported("ledger")) };
    const blog = build(hugo, { themes: [], links: {}, env, files });
    assert.ok(blog.ok, blog.log);
    assert.ok(embed(blog.read(article)));
  });
}

/** A theme that asks a switch before it calls comments, in the manner of PaperMod, and of Congo. */
const switched = (asked) => ({
  "layouts/_default/baseof.html": '<main>{{ block "main" . }}{{ end }}</main>',
  "layouts/_default/single.html": `{{ define "main" }}{{ if ${asked} }}{{ partial "comments.html" . }}{{ end }}{{ end }}`,
});

function noThread(hugo) {
  for (const asked of ['.Param "comments"', ".Site.Params.comments.enabled", ".Site.Params.article.showComments"]) {
    test(`the component turns the theme's switch on: ${asked}`, () => {
      const blog = build(hugo, { files: switched(asked) });
      assert.ok(embed(blog.read(article)), blog.log);
      assert.doesNotMatch(blog.log, /WARN/);
    });
  }

  const own = (line) => {
    const config = readFileSync(join(component, "../tests/hugo/hugo.toml"), "utf8");
    return { "hugo.toml": config.replace("[params]", `[params]\n${line}`), ...switched('.Param "comments"') };
  };

  test("the blog's own switch wins", () => {
    assert.equal(embed(build(hugo, { files: own("comments = false") }).read(article)), undefined);
    assert.ok(embed(build(hugo, { files: own("comments = true") }).read(article)));
  });

  const skip = !atLeast(hugo.version, "0.126.0") && "this Hugo does not know content adapters";
  test("a blog without a single thread is told what to write", { skip }, () => {
    const links = { "themes/afterword": component, "themes/PaperMod": join(component, "../tests/hugo/themes/ledger") };
    const off = build(hugo, { themes: ["afterword", "PaperMod"], links, files: own("comments = false") });
    assert.match(off.log, /no article has a thread\. Write comments = true under \[params\], which the theme PaperMod asks for\./);
    const behind = build(hugo, { themes: ["PaperMod", "afterword"], links });
    assert.match(behind.log, /Write theme = \["afterword", "PaperMod"\]: PaperMod stands before afterword and wins\./);
    const unknown = build(hugo, { files: own("comments = false") });
    assert.match(unknown.log, /Write \{\{ partial "afterword\/comments\.html" \. \}\} into layouts\/partials\/comments\.html/);
    for (const blog of [off, behind, unknown]) assert.equal(blog.log.match(/WARN/g).length, 1, blog.log);
  });

  test("one thread is enough, and a blog without articles needs none", () => {
    const one = { ...own("comments = false"), "content/posts/one.md": '---\ntitle: "x"\ncomments: true\n---\n' };
    assert.doesNotMatch(build(hugo, { files: one }).log, /WARN/);
    const fixed = { "layouts/partials/comments.html": '{{ partial "afterword/static.html" . }}' };
    assert.doesNotMatch(build(hugo, { files: fixed }).log, /WARN/, "a thread without the widget is one");
    const config = '\ntheme = ["afterword", "ledger"]\ncontentDir = "elsewhere"\n[params.afterword]\nsite = "blog"\n';
    assert.doesNotMatch(build(hugo, { files: { "hugo.toml": config, ...switched("false") } }).log, /no article/);
  });

  test("looking for threads publishes nothing", { skip }, () => {
    const blog = build(hugo, {});
    for (const path of ["afterword-check", "_content.gotmpl"]) assert.ok(!existsSync(join(blog.folder, path)), path);
    assert.doesNotMatch(blog.read("index.html"), /afterword-check/);
  });
}

/** A theme that knows no comment system but Disqus. */
const disqusTheme = (call) => ({
  "layouts/_default/single.html": `{{ define "main" }}${call}{{ end }}`,
  "layouts/partials/comments.html": "",
});

export function disqus(hugo) {
  const themes = ["afterword/as-disqus", "afterword", "ledger"];
  const calls = { partial: '{{ partial "disqus.html" . }}', template: '{{ template "_internal/disqus.html" . }}' };

  for (const [name, call] of Object.entries(calls)) {
    test(`as-disqus takes the place of Disqus where a theme calls it as a ${name}`, () => {
      const blog = build(hugo, { themes, files: disqusTheme(call) });
      assert.ok(blog.ok, blog.log);
      assert.doesNotMatch(blog.log, /WARN|ERROR|deprecated/i);
      assert.equal(embed(blog.read(article))["data-page"], "/posts/hello/");
      assert.doesNotMatch(blog.read(article), /disqus/i);
    });
  }

  const old = !atLeast(hugo.version, "0.126.0") && "this Hugo does not know content adapters";
  const shortname = (name) => ({ HUGO_SERVICES_DISQUS_SHORTNAME: name });
  test("a theme that asks Disqus by a script of its own ends the build, unless no browser could ask for the name", { skip: old }, () => {
    const files = disqusTheme("<script>'.disqus.com/embed.js'</script>");
    const asks = build(hugo, { themes, files, env: shortname("someone") });
    assert.ok(!asks.ok, "the build should fail");
    assert.match(asks.log, /pages of this blog would ask Disqus\. Write shortname = "none:afterword" under \[services\.disqus\]/);
    const told = build(hugo, { themes, files, env: shortname("none:afterword") });
    assert.ok(told.ok, told.log);
    assert.match(told.log, /The theme ledger asks Disqus by a script of its own\. Copy its article template into layouts\//);
  });

  test("a name by which Disqus could be asked is warned of", { skip: old }, () => {
    const files = disqusTheme(calls.partial);
    assert.match(build(hugo, { themes, files, env: shortname("someone") }).log, /WARN.*write shortname = "none:afterword"/);
    assert.doesNotMatch(build(hugo, { themes, files, env: shortname("none:afterword") }).log, /WARN/);
    assert.doesNotMatch(build(hugo, { files, env: shortname("someone") }).log, /shortname/, "without as-disqus it is the blog's own");
  });

  test("a theme that calls comments with its settings, not with the page, has the thread of the page", () => {
    const call = '{{ partial "comments/disqus.html" (dict "disqus" "x") }}{{ partial "comments/disqus.html" nil }}';
    const blog = build(hugo, { themes, files: disqusTheme(call) });
    assert.ok(blog.ok, blog.log);
    assert.equal(blog.read(article).match(/data-page="\/posts\/hello\/"/g).length, 2);
    assert.equal(embed(blog.read("posts/index.html")), undefined);
  });

  test("without as-disqus, Disqus stays what it was", () => {
    const blog = build(hugo, { files: disqusTheme(calls.template), env: { HUGO_SERVICES_DISQUS_SHORTNAME: "someone" } });
    assert.match(blog.read(article), /"someone" \+ '\.disqus\.com/);
  });

  test("as-disqus comes by a module import too, as a mount", () => {
    const mounts = ["layouts", "i18n", "as-disqus/layouts"].map(
      (source) => `[[module.imports.mounts]]\nsource = "${source}"\ntarget = "${source.replace("as-disqus/", "")}"\n`,
    );
    const imports = replaced + imported(modulePath) + mounts.join("") + imported("ledger");
    const files = { "hugo.toml": configWithImports(imports), ...disqusTheme(calls.partial) };
    const blog = build(hugo, { themes: [], links: {}, files });
    assert.ok(blog.ok, blog.log);
    assert.ok(embed(blog.read(article)));
    assert.equal(counters(blog.read("index.html"))[0]["data-one"], "{n} comment");
  });
}
