/** Real routers, in every run: VitePress, whose element stays in place, and three that swap what is in the body. `make sites` has more. */
import { temporaryFolder } from "../browser/support/folder.mjs";
import { follows } from "./journeys.mjs";
import { buildSite, filesOf, packaged, version, write } from "./support.mjs";

follows("VitePress", () => {
  const pages = { "one.md": "# One\n\n[Two](./two.md)\n", "two.md": "# Two pages\n\n[One](./one.md)\n", "about.md": "---\ncomments: false\n---\n# No article\n" };
  return buildSite(".", "vitepress", { ...filesOf("vitepress"), ...pages }, ["vitepress", "build"], ".vitepress/dist");
}, { guide: "vitepress", version: version(".", "vitepress"), first: "/one.html", second: "/two.html", front: "/", none: "/about.html", title: "Two pages | VitePress", dark: (page) => page.locator(".VPSwitchAppearance:visible").click() });

/** Plain HTML with a library in its head. */
function plain(name, library, path, body = "") {
  const folder = temporaryFolder(name);
  const page = (title, other) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${library}</head>
<body ${body}><main id="swup"><h1>${title}</h1><a href="/${other.toLowerCase()}/">${other}</a><script async src="https://comments.test/embed.js" data-site="blog"></script></main></body></html>`;
  packaged(path, folder, "library.js");
  return write(folder, { "one/index.html": page("One", "Two"), "two/index.html": page("Two", "One") });
}

follows("Turbo", () => plain("turbo", `<script type="module" src="/library.js"></script>`, "@hotwired/turbo/dist/turbo.es2017-esm.js"), { version: version(".", "@hotwired/turbo") });
follows("htmx, boosted", () => plain("htmx", `<script src="/library.js" defer></script>`, "htmx.org/dist/htmx.min.js", `hx-boost:inherited="true"`), { version: version(".", "htmx.org") });
const startsSwup = `<script src="/library.js"></script><script>addEventListener("DOMContentLoaded", () => new Swup({ animationSelector: false }))</script>`;
follows("Swup", () => plain("swup", startsSwup, "swup/dist/Swup.umd.js"), { version: version(".", "swup") });
