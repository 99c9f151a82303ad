/** The real server as its owner starts it: a process with a fresh database and one site `blog`. */
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { atEnd } from "./ending.mjs";
import { project, temporaryFolder } from "./folder.mjs";
import { freePort } from "./ports.mjs";

export const binary = process.env.AFTERWORD_BIN ?? join(project, "target/debug/afterword");
const token = "the-owners-own-token-for-tests";
const run = promisify(execFile);

/**
 * @param certificate without one the server is on plain http alone; with one it is on both, and its address is https
 * @param origins the blog's
 * @param settings over the defaults, `{"sites.moderation": "publish"}`
 */
export async function startServer({ certificate, host = "comments.test", origins = ["https://blog.test"], settings = {} }) {
  const folder = temporaryFolder("server");
  const given = {
    "store.path": join(folder, "afterword.db"),
    "server.listen": `127.0.0.1:${await freePort()}`,
    "server.public_url": `${certificate ? "https" : "http"}://${host}`,
    "admin.token": token,
    // Beside other tests a browser may be slow. What the server does with slow clients has tests of its own.
    "server.request_timeout": "10m",
    "server.header_timeout": "10m",
    "server.first_byte_timeout": "10m",
    // Most tests are about something else, and write many comments as programs do.
    "spam.proof": "off",
    // They say the same again and again, as soon as the form is there.
    "sites.hold_at": "0",
    "sites.spam_at": "0",
    // All readers of a test come from one address, some by the hundred.
    "spam.comments_per_address": "0",
    "spam.comments_per_page": "0",
    "spam.comments_per_site": "0",
    ...(certificate && { "tls.listen": `127.0.0.1:${await freePort()}`, "tls.certificate": certificate.file, "tls.key": certificate.keyFile }),
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ["--set", `${name}=${value}`]);
  // Neither a configuration file of the folder we are started in nor the developer's environment has a say.
  const surroundings = { cwd: folder, env: { PATH: process.env.PATH } };
  const server = new Server({ host, certificate, flags, surroundings, database: given["store.path"] });
  await server.runs(["sites", "add", "blog", ...origins.flatMap((origin) => ["--origin", origin])]);
  await server.starts();
  return server;
}

/** The ports that the server says it listens on, in the order of its settings. */
export async function listeningPorts(child, number) {
  child.once("exit", atEnd(() => child.kill("SIGKILL")));
  let log = "";
  for await (const part of child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    log += part;
    const found = [...log.matchAll(/listens on [\d.]+:(\d+)\s/g)].map(([, port]) => Number(port));
    if (found.length === number) {
      child.stderr.resume();
      return found;
    }
  }
  throw new Error(`the server did not start:\n${log}`);
}

class Server {
  constructor(parts) {
    Object.assign(this, parts);
  }

  /** A command with the settings of this server; what it prints. */
  async runs(args, input = "") {
    const running = run(binary, [...args, ...this.flags], this.surroundings);
    // A command that asks for nothing may have ended before.
    running.child.stdin.on("error", () => {}).end(input);
    return (await running).stdout;
  }

  /** Starts it, or after `stop()` once more, where it was; does nothing while it runs. */
  async starts() {
    if (this.child && !hasEnded(this.child)) return;
    const stdio = ["ignore", "ignore", "pipe"];
    this.child = spawn(binary, ["serve", ...this.flags], { ...this.surroundings, stdio });
    [this.plainPort, this.tlsPort] = await listeningPorts(this.child, this.certificate ? 2 : 1);
    done(await this.ask("GET", "/readyz"));
  }

  /** Which port a browser finds `host:443` and `host:80` at. */
  get routes() {
    return { [`${this.host}:80`]: this.plainPort, ...(this.tlsPort && { [`${this.host}:443`]: this.tlsPort }) };
  }

  /** What a program gets that asks by plain http, as `{status, headers, text, json}`. */
  askPlainly(method, path, options) {
    return send(httpRequest, { method, path, port: this.plainPort }, options);
  }

  /** The same by https, where the server has it. */
  ask(method, path, options) {
    if (!this.certificate) return this.askPlainly(method, path, options);
    return send(httpsRequest, { method, path, port: this.tlsPort, servername: this.host, ca: this.certificate.cert }, options);
  }

  /** The owner's API: its JSON. Rejects what is not done. */
  async owner(method, path, body) {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    return done(await this.ask(method, `/api/v1/admin${path}`, { headers, body }));
  }

  /** Imports a file of the fixtures; a dump becomes the database that it describes. */
  imports(system, file, ...flags) {
    let path = join(project, "tests/fixtures/transfer", file);
    if (file.endsWith(".sql")) {
      const database = join(temporaryFolder("dump"), "comments.db");
      const program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2], encoding='utf-8').read())";
      execFileSync("python3", ["-c", program, database, path]);
      path = database;
    }
    return this.runs(["import", system, path, "--site", "blog", ...flags]);
  }

  decides(id, action) {
    return this.owner("POST", `/comments/${id}/decision`, { action });
  }

  /** The comments that wait for the owner, newest first. */
  async waiting() {
    return (await this.owner("GET", "/comments?status=pending")).comments;
  }

  /** Somebody writes a comment: the server's answer, `{comment, status}`. Further fields as of the API. */
  async receives(page, text, { name = "Ann", ...fields } = {}) {
    const body = { site: "blog", page, name, text, ...fields };
    const headers = { "Content-Type": "application/json" };
    return done(await this.ask("POST", "/api/v1/comments", { headers, body }));
  }

  /** A comment by somebody else, published; its id. */
  async hasComment(page, text, fields) {
    const { comment, status } = await this.receives(page, text, fields);
    if (status === "pending") await this.decides(comment.id, "approve");
    return comment.id;
  }

  /** Ends as under systemd. Rejects when the server does not end well. */
  async stop() {
    const { child } = this;
    if (!hasEnded(child)) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    if (child.exitCode !== 0) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
  }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** The JSON of a request that was to succeed. */
function done({ status, text, json }) {
  if (status >= 300) throw new Error(`the server answered ${status} ${text}`);
  return json;
}

function send(request, target, { headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", headers, ...target }, async (response) => {
      try {
        const text = Buffer.concat(await response.toArray()).toString();
        const json = text && /json/.test(response.headers["content-type"]) ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode, headers: response.headers, text, json });
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", reject).end(body && JSON.stringify(body));
  });
}
