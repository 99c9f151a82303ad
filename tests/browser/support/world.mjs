/** A blog on https, apex and www, whose host is known as https-only; the same on http; somebody else's; a comment server; a browser. */
import { startBlog } from "./blog.mjs";
import { openBrowser } from "./browser.mjs";
import { makeCertificate } from "./certificate.mjs";
import { startServer } from "./server.mjs";

/** A page without anything, so that all that happens in it is the test's doing. */
export const emptyPage = page("");

/** HTML in the manner of a blog. */
export function page(body, { title = "Hello" } = {}) {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  return `<!DOCTYPE html><html lang="en"><head>${head}<title>${title}</title></head><body>${body}</body></html>`;
}

/**
 * An article with its count and its thread, as README tells a blogger to write it.
 * @param server the address in the script tags
 * @param attributes further ones of the thread's tag
 */
export function article({ server = "https://comments.test", attributes = "" } = {}) {
  const count = `<a href="/hello/" data-afterword-count>Comments</a><script async src="${server}/count.js" data-site="blog"></script>`;
  const thread = `<script async src="${server}/embed.js" data-site="blog" data-page="/hello/" ${attributes}></script>`;
  return page(`<h1>Hello</h1>${count}<p>An article.</p>${thread}`);
}

/**
 * @param pages, folder of the blog, on https and http alike
 * @param settings of the server, which takes comments from blog.test
 */
export async function startWorld({ pages, folder, settings } = {}) {
  const own = ["blog.test", "www.blog.test"];
  const certificate = makeCertificate([...own, "elsewhere.test", "comments.test"]);
  const headers = { "Strict-Transport-Security": "max-age=31536000" };
  const content = folder ? { folder } : { pages: { "/": emptyPage, ...pages } };
  const [server, blog, plainBlog, elsewhere] = await Promise.all([
    startServer({ certificate, settings }),
    startBlog({ certificate, hosts: own, ...content, headers }),
    startBlog({ hosts: own, ...content }),
    startBlog({ certificate, hosts: ["elsewhere.test"], ...content }),
  ]);
  const routes = Object.assign({}, ...[server, blog, plainBlog, elsewhere].map((host) => host.routes));
  const browser = await openBrowser({ certificate, routes });
  return {
    server,
    browser,
    /** May be added to. */
    pages: content.pages,
    async stop() {
      await browser.stop();
      await Promise.all([blog, plainBlog, elsewhere, server].map((host) => host.stop()));
    },
  };
}
