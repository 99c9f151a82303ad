/** `make sites`: generators whose packages are too heavy for every run. Each is built by the lines of its guide. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { follows } from "../journeys.mjs";
import { buildSite, filesOf, version } from "../support.mjs";
import { buildWordPress, wordPressVersion } from "./wordpress.mjs";

const md = (layout, title, other) => `---\nlayout: ${layout}\ntitle: ${title}\n---\n\n[${other}](/${other.toLowerCase()}/)\n`;
const date = "2026-11-20";
/** Head lines, `name: value` each, and a link to the other page. */
const text = (head, link) => `${Object.entries(head).map(([name, value]) => `${name}: ${value}`).join("\n")}\n\n${link}\n`;

follows("Astro, with its ClientRouter", () => {
  const article = (title, other) => md("../../layouts/Article.astro", title, other);
  const pages = { "src/pages/one/index.md": article("One", "Two"), "src/pages/two/index.md": article("Page two", "One"), "src/pages/about.md": "No article\n" };
  return buildSite("more", "astro", { "package.json": `{"type":"module"}`, "astro.config.mjs": "export default {};\n", ...filesOf("astro"), ...pages }, ["astro", "build"], "dist");
}, { guide: "astro", version: version("more", "astro"), title: "Page two", front: "/", none: "/about/" });

follows("SvelteKit", () => {
  const page = (title, other) => `<svelte:head><title>${title}</title></svelte:head>\n<h1>Page</h1><a href="/${other.toLowerCase()}/">${other}</a>\n`;
  const files = {
    "package.json": `{"type":"module"}`,
    "svelte.config.js": `import adapter from "@sveltejs/adapter-static";\nexport default { kit: { adapter: adapter() } };\n`,
    "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()] };\n`,
    "src/routes/+layout.js": `export const prerender = true;\nexport const trailingSlash = "always";\n`,
    "src/routes/about/+page.svelte": "<p>No article</p>\n",
    "src/routes/(articles)/one/+page.svelte": page("One", "Two"),
    "src/routes/(articles)/two/+page.svelte": page("Page two", "One"),
  };
  return buildSite("more", "sveltekit", { ...files, ...filesOf("sveltekit") }, ["vite", "build"], "build");
}, { guide: "sveltekit", version: version("more", "@sveltejs/kit"), title: "Page two", front: "/", none: "/about/" });

follows("Docusaurus", () => {
  const files = { "docs/one.md": "# Page one\n\n[Two](./two.md)\n", "docs/two.md": "# Page two\n\n[One](./one.md)\n", "docs/about.md": "---\ncomments: false\n---\n# No article\n", "package.json": "{}" };
  return buildSite("more", "docusaurus", { ...files, ...filesOf("docusaurus") }, ["docusaurus", "build"], "build");
}, { guide: "docusaurus", version: version("more", "@docusaurus/core"), second: "/two", title: "Page two | My site", front: "/", none: "/about/", dark: (page) => page.getByRole("button", { name: /Switch between dark and light/ }).first().click({ clickCount: 1 }) });

follows("Eleventy", () => {
  const article = (title, other) => `---\ntags: article\n${md("article.njk", title, other).slice(4)}`;
  const files = { "one.md": article("One", "Two"), "two.md": article("Page two", "One"), "about.md": "No article\n" };
  return buildSite("more", "eleventy", { ...files, ...filesOf("eleventy") }, ["eleventy"], "_site");
}, { guide: "eleventy", version: version("more", "@11ty/eleventy"), isRouted: false, title: "Page two", front: "/", none: "/about/" });

follows("Hexo", () => {
  const files = {
    "package.json": JSON.stringify({ name: "blog", dependencies: { hexo: "*", "hexo-generator-index": "*", "hexo-renderer-ejs": "*", "hexo-renderer-marked": "*", "hexo-theme-landscape": "*" }, hexo: { version: "" } }),
    "_config.yml": "title: My site\nurl: https://blog.test\ntheme: landscape\nlanguage: en\npermalink: :name/\n",
    "source/_posts/one.md": `---\n${text({ title: "One", date }, "---\n\n[Two](/two/)")}`,
    "source/_posts/two.md": `---\n${text({ title: "Page two", date }, "---\n\n[One](/one/)")}`,
    "source/about/index.md": "---\ntitle: About\n---\n\nNo article\n",
    "source/_posts/quiet.md": `---\n${text({ title: "Quiet", date, layout: "quiet" }, "---\n\nNo article")}`,
  };
  return buildSite("more", "hexo", { ...files, ...filesOf("hexo") }, ["hexo", "generate"], "public", { isLinked: true });
}, { guide: "hexo", version: version("more", "hexo"), remark: "theme Landscape", isRouted: false, title: "Page two | My site", front: "/", none: ["/about/", "/quiet/"] });

follows("Material for MkDocs, with instant loading", () => {
  const post = (title, other) => `---\ndate: ${date}\nslug: ${title === "One" ? "one" : "two"}\n---\n\n# ${title}\n\n[${other}](${other.toLowerCase()}.md)\n`;
  const files = { "docs/index.md": "# Start\n", "docs/about.md": "# About\n\nNo article\n", "docs/posts/one.md": post("One", "Two"), "docs/posts/two.md": post("Page two", "One") };
  return buildSite("more", "mkdocs", { ...files, ...filesOf("mkdocs") }, ["mkdocs", "build"], "site");
}, { guide: "mkdocs", version: version("python", "mkdocs-material"), title: "Page two", front: "/", none: "/about/", dark: (page) => page.locator("label[for^=__palette]:visible").click() });

follows("Pelican", () => {
  const files = {
    "content/one.md": text({ Title: "One", Date: date, Slug: "one" }, "[Two]({filename}two.md)"),
    "content/two.md": text({ Title: "Page two", Date: date, Slug: "two" }, "[One]({filename}one.md)"),
    "content/pages/about.md": text({ Title: "About" }, "No article"),
  };
  return buildSite("more", "pelican", { ...files, ...filesOf("pelican") }, ["pelican", "-s", "pelicanconf.py", "-o", "output"], "output");
}, { guide: "pelican", version: version("python", "pelican"), isRouted: false, first: "/one.html", second: "/two.html", title: "Page two", front: "/index.html", none: "/pages/about.html" });

follows("Nikola", () => {
  const files = filesOf("nikola");
  // What `nikola init` writes, as far as it is needed.
  files["conf.py"] += `BLOG_AUTHOR = "Ann"\nBLOG_EMAIL = "ann@example.org"\nBLOG_DESCRIPTION = "A site"\nDEFAULT_LANG = "en"\nTIMEZONE = "UTC"
POSTS = (("posts/*.md", "", "post.tmpl"),)\nPAGES = (("pages/*.md", "", "page.tmpl"),)\nCOMPILERS = {"markdown": (".md",)}\n`;
  const post = (slug, title, link) => `.. title: ${title}\n.. slug: ${slug}\n.. date: ${date} 10:00:00 UTC\n\n${link}\n`;
  const posts = { "posts/one.md": post("one", "One", "[Two](/two/)"), "posts/two.md": post("two", "Page two", "[One](/one/)"), "pages/about.md": `.. nocomments: True\n${post("about", "About", "No article")}` };
  return buildSite("more", "nikola", { ...files, ...posts }, ["nikola", "build"], "output");
}, { guide: "nikola", version: version("python", "nikola"), isRouted: false, title: "Page two", front: "/", none: "/about/" });

follows("Jekyll", () => {
  const post = (title, other) => `---\nlayout: post\ntitle: ${title}\npermalink: /${title === "One" ? "one" : "two"}/\n---\n\n[${other}](/${other.toLowerCase()}/)\n`;
  const files = { [`_posts/${date}-one.md`]: post("One", "Two"), [`_posts/${date}-two.md`]: post("Page two", "One"), "about.md": "---\nlayout: page\npermalink: /about/\n---\n\nNo article\n" };
  return buildSite("more", "jekyll", { ...files, ...filesOf("jekyll") }, ["jekyll", "build"], "_site");
}, { guide: "jekyll", version: execFileSync("jekyll", ["--version"], { encoding: "utf8" }).match(/[\d.]+/)[0], remark: "theme Minima", isRouted: false, title: "Page two", front: "/", none: "/about/" });

for (const [theme, name] of [["twentytwentyone", "classic theme Twenty Twenty-One"], ["twentytwentythree", "block theme Twenty Twenty-Three"]]) {
  follows(`WordPress, ${name}`, () => buildWordPress(theme, filesOf("wordpress"), {
    posts: { one: ["One", `<a href="/two/">Two</a>`], two: ["Page two", `<a href="/one/">One</a>`] },
    pages: { about: ["About", "No article"] },
  }), { guide: "wordpress", version: wordPressVersion(), isRouted: false, title: "Page two", front: "/", none: "/about/" });
}

follows("Zola", () => {
  const python = fileURLToPath(new URL(".python/mkdocs/bin/python", import.meta.url));
  return buildSite("more", "zola", filesOf("zola"), [python, fileURLToPath(new URL("zola.py", import.meta.url)), "."], "public");
}, { guide: "zola", remark: "its templates in Jinja2: Zola itself is not built here", isRouted: false, title: "Page two", front: "/", none: "/about/" });
