/** A static blog: files of a folder or pages written in the test, over https or http, with the headers that a test wants. */
import { readFile, stat } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { extname, join, normalize } from "node:path";

const types = { ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8" };

/**
 * @param hosts the names it answers to; with a `certificate` on https, without on http
 * @param pages path to `html`, or to `{html, headers}` for one page with headers of its own; may be added to while it runs;
 *   `folder` has the files for all other paths
 * @param headers go with every answer: HSTS, a Content Security Policy …
 * @returns `{pages, headers, routes, stop()}`; `routes` tells a browser which port `host:443` or `host:80` is
 */
export async function startBlog({ hosts = ["blog.test"], certificate, pages = {}, folder, headers = {} }) {
  const answer = async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://blog.test").pathname);
    // Browsers ask for it by themselves, and would complain in the console.
    if (path === "/favicon.ico") return response.writeHead(204).end();
    const own = typeof pages[path] === "string" ? { html: pages[path] } : pages[path];
    const body = own?.html ?? (folder && (await file(folder, path)));
    const type = own || path.endsWith("/") ? types[".html"] : types[extname(path)];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": type ?? "application/octet-stream", ...headers, ...own?.headers }).end(body);
  };
  const listen = (request, response) => answer(request, response).catch((error) => response.destroy(error));
  const server = certificate ? createHttpsServer(certificate, listen) : createHttpServer(listen);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  return {
    pages,
    headers,
    routes: Object.fromEntries(hosts.map((host) => [`${host}:${certificate ? 443 : 80}`, port])),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function file(folder, path) {
  const name = join(folder, normalize(path), path.endsWith("/") ? "index.html" : "");
  const found = await stat(name).catch(() => undefined);
  return found?.isFile() ? readFile(name) : undefined;
}
