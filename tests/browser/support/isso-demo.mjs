/** The server that Isso's own tests of its script expect: Isso's demo page, and Isso's API at the root. */
import { readFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { join } from "node:path";

const types = { "/demo/": "text/html; charset=utf-8", "/js/embed.dev.js": "text/javascript", "/css/isso.css": "text/css" };

/**
 * Isso counts comments from 1, and gives the last one's number again once that is deleted: ours get these numbers.
 * Comments without a name get one, and the form need not ask for it. Links are written as Isso writes them. All else
 * goes to the server and back as it is.
 * @param folder Isso's package
 * @returns `{address, asks(port), stop()}`; `asks` tells which port the server has
 */
export async function startIssoDemo(folder) {
  const numbers = new Map();
  let port;
  // One after the other, as they come, also for a page that is left: a test does not wait for the end of what it deletes.
  let last = Promise.resolve();
  const demo = createServer((request, response) => {
    const body = request.toArray();
    last = Promise.all([body, last])
      .then(([parts]) => answer(request, Buffer.concat(parts).toString(), response))
      .catch((error) => response.destroy(error));
  });

  async function answer(request, sent, response) {
    const { pathname, search } = new URL(request.url, "http://demo");
    // As Isso's server does.
    if (pathname === "/demo") return response.writeHead(301, { Location: "/demo/" }).end();
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    if (types[pathname]) {
      const file = join(folder, "isso", pathname.replace(/\/$/, "/index.html"));
      return response.writeHead(200, { "Content-Type": types[pathname] }).end(await readFile(file));
    }
    const { headers, method } = request;
    const path = `/isso/blog${pathname.replace(/(?<=^\/id\/)\d+/, (number) => numbers.get(Number(number)) ?? number)}${search}`;
    const came = await ask({ port, method, path, headers }, pathname === "/new" ? named(sent) : sent);
    if (came.status >= 300) return response.writeHead(came.status, came.headers).end(came.text);
    const text = JSON.stringify(JSON.parse(came.text, known));
    const changed = { ...cookies(came.headers), "content-length": Buffer.byteLength(text) };
    // Not before: the server's cookie that ends has the number, too.
    if (method === "DELETE") numbers.delete(Number(pathname.split("/")[2]));
    response.writeHead(came.status, { ...came.headers, ...changed }).end(text);
  }

  /** What Isso would answer there. */
  function known(key, value) {
    if (key === "id" && value) return small(value);
    if (key === "text") return linked(value);
    return key === "require-author" ? false : value;
  }

  function small(ours) {
    const found = [...numbers].find(([, number]) => number === ours);
    if (found) return found[0];
    const next = Math.max(0, ...numbers.keys()) + 1;
    numbers.set(next, ours);
    return next;
  }

  /** The proof of a comment is for the root; the marker, which Isso's script looks for, has the number that it knows. */
  function cookies({ "set-cookie": proofs = [], "x-set-cookie": marker }) {
    return {
      "set-cookie": proofs.map((cookie) => cookie.replace("Path=/isso/blog/", "Path=/")),
      ...(marker && { "x-set-cookie": marker.replace(/(?<=^isso-)\d+/, (ours) => small(Number(ours))) }),
    };
  }

  await new Promise((resolve) => demo.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${demo.address().port}`,
    asks: (its) => (port = its),
    stop() {
      demo.closeAllConnections();
      return new Promise((resolve) => demo.close(resolve));
    },
  };
}

/** Without `ugc`, and without a slash after a host alone. */
function linked(html) {
  return html.replaceAll(/href="(https?:\/\/[^/"]+)\/"/g, 'href="$1"').replaceAll("nofollow ugc noopener", "nofollow noopener");
}

function named(sent) {
  const comment = JSON.parse(sent);
  return JSON.stringify({ ...comment, author: comment.author || "Anonymous" });
}

function ask({ headers, ...target }, body) {
  return new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body) };
    const sent = httpRequest({ host: "127.0.0.1", ...target, headers: { ...headers, ...length } }, async (response) => {
      try {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode, headers: response.headers, text });
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", reject).end(body);
  });
}
