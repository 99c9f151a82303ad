/**
 * The themes that people use, and what a blog says besides `theme` and `[params.afterword]`. docs/hugo.md prints it.
 *
 * - `module` is where Go finds the theme, `folder` where in it the theme is, `npm` its name there
 * - `version` for the newest Hugo, else the newest; `old` for Hugo 0.111, else the same; false where there is none
 * - `write` is what the blogger writes into hugo.toml, `selector` where the lists show the number, `asDisqus` whether in the place of Disqus
 * - `own` are files of the blog: their text, or a copy of the theme's file `from` with the line `add` at its end, or `after` a line of it
 * - `calls` is the file of the component that the theme calls; `sets` its switch, which the component sets; `says` why it has no numbers
 * - `needs` is what the theme itself wants in hugo.toml, `front` in the front matter, `packages` from npm; `section` is where its articles are
 * - `dark.script` makes a page dark, in themes that do not follow the reader's system
 */
export const thread = '{{ partial "afterword/comments.html" . }}';
export const script = '{{ partial "afterword/count-script.html" . }}';
const disqus = '[services.disqus]\nshortname = "none:afterword"\n';
const footer = (...from) => ({ from, add: script });
const below = (after, ...from) => ({ from, after, add: thread });

export const themes = [
  { name: "PaperMod", sets: "[params] comments = true", module: "github.com/adityatelange/hugo-PaperMod", old: "v7.0", selector: ".entry-link", calls: "comments.html" },
  { name: "Stack", sets: "[params.comments] enabled = true, provider = \"afterword\"", module: "github.com/CaiJimmy/hugo-theme-stack/v4", old: "v3.23.0", selector: ".article-list .article-title a, .article-list--compact .article-title", calls: "comments/provider/afterword.html" },
  { name: "Congo", sets: "[params.article] showComments = true", module: "github.com/jpanther/congo/v2", old: "v2.6.1", calls: "comments.html" },
  { name: "Blowfish", sets: "[params.article] showComments = true", module: "github.com/nunocoracao/blowfish/v2", calls: "comments.html" },
  { name: "Terminal", module: "github.com/panr/hugo-theme-terminal/v4", selector: ".on-list .post-title a", calls: "comments.html" },
  { name: "Mainroad", module: "github.com/Vimux/Mainroad", write: '[params]\npost_meta = ["date", "afterword"]\n', own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "comments.html" },
  { name: "Even", module: "github.com/olOwOlo/hugo-theme-even", old: "4e7f6a2", selector: ".post-title > .post-link, .archive-post-link", section: "post", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "comments.html", needs: '[params]\nversion = "4.x"\narchivePaginate = 50\n' },
  { name: "LoveIt", module: "github.com/dillonzq/LoveIt", old: "v0.2.11", selector: ".single-title > a, .archive-item-link", own: { "layouts/partials/footer.html": footer("layouts/_partials/footer.html", "layouts/partials/footer.html") }, calls: "comment.html", needs: '[params]\nversion = "0.3.X"\n[params.home.posts]\nenable = true\n' },
  { name: "DoIt", module: "github.com/HEIGE-PCloud/DoIt", old: "v0.4.0", selector: ".single-title > a, .archive-item-link", own: { "layouts/partials/footer.html": footer("layouts/_partials/footer.html", "layouts/partials/footer.html") }, calls: "comment.html", needs: '[params]\nversion = "1.0.X"\n[params.home.posts]\nenable = true\n' },
  { name: "FixIt", module: "github.com/hugo-fixit/FixIt", old: "v0.3.8", selector: ".single-title > a, .archive-item-link", own: { "layouts/partials/base/footer.html": footer("layouts/_partials/base/footer.html", "layouts/partials/footer.html") }, calls: "base/comment.html", needs: '[params]\nversion = "1.0.X"\n[params.home.posts]\nenable = true\n' },
  { name: "Hextra", module: "github.com/imfing/hextra", old: "v0.7.3", selector: "main h3 > a[class*=font-semibold]", section: "blog", needs: "[params.search]\nenable = false\n", calls: "components/comments.html" },
  { name: "Book", module: "github.com/alex-shpak/hugo-book", old: "2dffe0b", selector: ".book-post > h2 > a", needs: '[params]\nBookSection = "*"\nBookTheme = "auto"\n', calls: "docs/comments.html" },
  { name: "Relearn", module: "github.com/McShelby/hugo-theme-relearn", calls: "custom-comments.html", says: "has no lists of articles" },
  { name: "Docsy", module: "github.com/google/docsy", old: false, folder: "theme", packages: ["bootstrap@5.3.8", "@fortawesome/fontawesome-free@6.7.2"], dark: { script: 'document.documentElement.dataset.bsTheme = "dark"' }, asDisqus: true, write: disqus, selector: ".td-blog-posts-list h5 > a, .article-teaser h3 > a", section: "blog", calls: "disqus-comment.html" },
  { name: "Ananke", module: "github.com/gohugo-ananke/ananke/v2", old: "v2.9.2", asDisqus: true, write: disqus, selector: "h1 > a.link", own: { "layouts/partials/site-footer.html": footer("layouts/_partials/site-footer.html", "layouts/partials/site-footer.html") }, calls: "disqus.html" },
  { name: "Coder", module: "github.com/luizdepra/hugo-coder", old: "v1.1", asDisqus: true, write: disqus, selector: "li > a.title", needs: '[params]\ncolorScheme = "auto"\n', own: { "layouts/partials/footer.html": footer("layouts/_partials/footer.html", "layouts/partials/footer.html") }, calls: "posts/disqus.html" },
  { name: "Clarity", module: "github.com/chipzoller/hugo-clarity", old: "8412edb", selector: ".post_link a", calls: "comments.html" },
  { name: "Blog Awesome", module: "github.com/hugo-sid/hugo-blog-awesome/v2", old: "v1.8.0", selector: ".post-item-title > a", own: { "layouts/partials/footer.html": footer("layouts/_partials/footer.html", "layouts/partials/footer.html") }, calls: "comments.html" },
  { name: "Cleanwhite", lists: ["/", "/tags/weather/"], module: "github.com/zhaohuabing/hugo-theme-cleanwhite", old: "2.0.0", selector: ".post-preview .post-title", section: "post", own: { "layouts/partials/footer.html": footer("layouts/_partials/footer.html", "layouts/partials/footer.html") }, calls: "comments.html" },
  { name: "Typo", module: "github.com/tomfran/typo/v3", old: false, write: "[params.giscus]\nenable = true\n", selector: ".line-title > a", own: { "layouts/partials/hooks/body_end.html": `${script}\n` }, calls: "comments.html" },
  { name: "Archie", module: "github.com/athul/archie", old: "895aba1", asDisqus: true, write: disqus, selector: ".list-item > .title > a, .post > a", needs: '[params]\nmode = "auto"\n', own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "disqus.html" },
  { name: "m10c", module: "github.com/vaga/hugo-theme-m10c", old: "ee7cf17", asDisqus: true, selector: ".posts-list-item-title", own: { "layouts/partials/pagination.html": footer("layouts/partials/pagination.html") }, calls: "_internal/disqus.html" },
  { name: "Tale", module: "github.com/EmielH/tale-hugo", old: "776f966", selector: ".catalogue-title", own: { "layouts/partials/single/footer.html": `${thread}\n`, "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "" },
  { name: "Gokarna", module: "github.com/526avijitgupta/gokarna", asDisqus: true, write: disqus, selector: ".post-link", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, front: "type: post\n", calls: "_internal/disqus.html" },
  { name: "Hello Friend NG", module: "github.com/rhazdon/hugo-theme-hello-friend-ng", asDisqus: true, write: disqus, selector: ".post-item .post-title", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "_internal/disqus.html" },
  { name: "Beautiful Hugo", module: "github.com/halogenica/beautifulhugo", old: "6b650c3", asDisqus: true, write: disqus, selector: ".post-preview .post-title", section: "post", calls: "disqus.html" },
  { name: "Nightfall", module: "github.com/LordMathis/hugo-theme-nightfall", old: "v0.6.1", selector: ".postTitle", own: { "layouts/_default/single.html": below("{{ .Content }}", "layouts/_default/single.html"), "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "" },
  { name: "Bear", module: "github.com/janraasch/hugo-bearblog", selector: ".blog-posts a", section: "blog", own: { "layouts/_default/single.html": below("</content>", "layouts/_default/single.html") }, calls: "" },
  { name: "Risotto", module: "github.com/joeroe/risotto", selector: "main li > a, .page__body li > a", own: { "layouts/_default/single.html": below("content__footer", "layouts/_default/single.html"), "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "" },
  { name: "Paper", module: "github.com/nanxiaobei/hugo-paper", selector: "section > a", own: { "assets/custom.css": ".dark .aw { background: #262524 }\n", "layouts/_default/single.html": below("<!-- Disqus -->", "layouts/_default/single.html"), "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "" },
  { name: "Anubis", module: "github.com/Mitrichius/hugo-theme-anubis", version: false, selector: ".post-title a, .p-name a", calls: "comments.html" },
  { name: "Puppet", module: "github.com/roninro/hugo-theme-puppet", selector: ".post-preview .post-title", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, version: false, calls: "comments.html" },
  { name: "Cactus", module: "github.com/monkeyWzr/hugo-theme-cactus", selector: ".post-item .title, .post-list a", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, version: false, calls: "comments.html" },
  { name: "Toha", module: "github.com/hugo-toha/toha/v4", old: false, calls: "comments.html", write: "[params.features.comment]\nenable = true\n", selector: ".post-card .card-title", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, packages: ["bootstrap@5", "@fortawesome/fontawesome-free@6", "@fontsource/mulish@4", "feather-icons@4", "filterizr@2", "flag-icons@7", "fuse.js@6", "highlight.js@11", "imagesloaded@5", "include-media@1", "katex@0.16", "mark.js@8", "mermaid@11", "plyr@3", "popper.js@1", "typeit@8"] },
  { name: "Hermit", module: "github.com/Track3/hermit", version: false, old: "2dc35c5", selector: ".post-title > a, a > .post-title", needs: '[params]\ndateform = "Jan 2, 2006"\ndateformShort = "Jan 2"\ndateformNum = "2006-01-02"\ndateformNumTime = "2006-01-02 15:04"\n', calls: "comments.html" },
  { name: "Anatole", module: "github.com/lxndrblz/anatole", old: "v1.15.0", asDisqus: true, write: disqus, selector: ".post__content > h3 > a, .archive__list-title", section: "post", own: { "layouts/partials/footer.html": footer("layouts/partials/footer.html") }, calls: "_internal/disqus.html" },
];
