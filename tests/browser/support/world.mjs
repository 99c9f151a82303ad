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
 * @param whole as of `openBrowser`
 * @returns `{server, browser, pages, stop()}`; pages may be added to
 */
export async function startWorld({ pages, folder, settings, whole } = {}) {
  const own = ["blog.test", "www.blog.test"];
  const certificate = makeCertificate([...own, "elsewhere.test", "comments.test"]);
  const headers = { "Strict-Transport-Security": "max-age=31536000" };
  const content = folder ? { folder } : { pages: { "/": emptyPage, ...pages } };
  const parts = [];
  const stop = () => Promise.all(parts.map((part) => part.stop()));
  const started = async (part) => parts[parts.push(await part) - 1];
  try {
    await started(startBlog({ certificate, hosts: own, ...content, headers }));
    await started(startBlog({ hosts: own, ...content }));
    await started(startBlog({ certificate, hosts: ["elsewhere.test"], ...content }));
    const server = await started(startServer({ certificate, settings }));
    const routes = Object.assign({}, ...parts.map((part) => part.routes));
    const browser = await started(openBrowser({ certificate, routes, whole }));
    return { server, browser, pages: content.pages, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
