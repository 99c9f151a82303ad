/** Ghost as plain HTML: pages with what the templates of its themes, `default.hbs`, `post.hbs`, `page.hbs` and `partials/post-card.hbs`, have around an article. */
import { temporaryFolder } from "../browser/support/folder.mjs";
import { follows } from "./journeys.mjs";
import { filesOf, write } from "./support.mjs";

const footer = filesOf("ghost")["Site footer"];
const page = (title, kind, body) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body class="${kind}"><div class="gh-viewport viewport">${body}</div>${footer}</body></html>`;

const themes = {
  Source: {
    article: (title, content) => `<main class="gh-main"><article class="gh-article post"><header class="gh-article-header gh-canvas"><h1 class="gh-article-title is-title">${title}</h1></header>
<section class="gh-content gh-canvas is-body">${content}</section></article></main>`,
    card: (path, title) => `<article class="gh-card post"><a class="gh-card-link" href="${path}"><div class="gh-card-wrapper"><h3 class="gh-card-title is-title">${title}</h3></div></a></article>`,
  },
  Casper: {
    article: (title, content) => `<main id="site-main" class="site-main"><article class="article post"><header class="article-header gh-canvas"><h1 class="article-title">${title}</h1></header>
<section class="gh-content gh-canvas">${content}</section></article></main>`,
    card: (path, title) => `<article class="post-card post"><div class="post-card-content"><a class="post-card-content-link" href="${path}"><header class="post-card-header"><h2 class="post-card-title">${title}</h2></header></a>
<footer class="post-card-meta"></footer></div></article>`,
  },
};

for (const [theme, { article, card }] of Object.entries(themes)) {
  follows(`Ghost, ${theme}`, () => write(temporaryFolder("ghost"), {
    "one/index.html": page("One", "post-template", article("One", `<p><a href="/two/">Two</a></p>`)),
    "two/index.html": page("Page two", "post-template", article("Page two", `<p><a href="/one/">One</a></p>`)),
    "about/index.html": page("About", "page-template page-about", article("About", "<p>No article</p>")),
    "index.html": page("My site", "home-template", card("/one/", "One") + card("/two/", "Page two")),
  }), { guide: "ghost", remark: "plain HTML as its templates make it", isRouted: false, title: "Page two", front: "/", none: "/about/" });
}
