/** Builds the blog of this folder, as it is or changed for one test, and reads what Hugo made of it. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const component = join(here, "../../hugo-theme-partials");
export const server = "https://comments.test";

/** The blog's hugo.toml with module imports in the place of its `theme`. */
export function configWithImports(imports) {
  return `${readFileSync(join(here, "hugo.toml"), "utf8").replace(/^theme = .*$/m, "")}\n${imports}`;
}

const folders = [];
process.once("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The Hugos to test with: the one on the PATH, and the newest, fetched if need be. Shape: [{path, version: "0.111.3"}]. */
export function findHugos() {
  execFileSync(join(here, "setup.sh"), { stdio: "inherit" });
  const newest = join(here, "../../target/hugo-newest");
  const paths = spawnSync("hugo", ["version"]).error ? [newest] : ["hugo", newest];
  const version = (path) => execFileSync(path, ["version"], { encoding: "utf8" }).match(/v(\d+\.\d+\.\d+)/)[1];
  return paths.map((path) => ({ path, version: version(path) }));
}

/** Whether a version is at least another: `atLeast("0.168.0", "0.146.0")`. */
export function atLeast(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) >= 0;
}

/**
 * Builds a copy of the blog in a folder of its own.
 * @param hugo one of `findHugos()`
 * @param change `themes` in their order ([]: those of hugo.toml); `baseURL`; `env`, where undefined takes a variable away; `args` for
 *   Hugo; `files` to write over those of the blog; `links` (path to goal), by default the component into the themes folder
 * @returns `{ok, log, folder, read(path)}`; `log` is all that Hugo printed, `read` gives a file of the `folder` that it made
 */
export function build(hugo, change = {}) {
  const { themes = ["afterword", "ledger"], baseURL = "https://blog.test/", env = {}, args = [], files = {} } = change;
  const { links = { "themes/afterword": component } } = change;
  const folder = mkdtempSync(join(tmpdir(), "afterword-hugo-"));
  folders.push(folder);
  const place = (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  for (const name of ["hugo.toml", "content", "themes/ledger", "themes/tiles"]) {
    cpSync(join(here, name), join(folder, name), { recursive: true });
  }
  for (const [path, goal] of Object.entries(links)) symlinkSync(goal, place(path));
  for (const [path, text] of Object.entries(files)) writeFileSync(place(path), text);
  const flags = ["--source", folder, "--baseURL", baseURL, "--destination", join(folder, "public")];
  if (themes.length) flags.push("--theme", themes.join(","));
  const run = spawnSync(hugo.path, [...flags, ...args], {
    encoding: "utf8",
    env: { ...process.env, HUGO_PARAMS_AFTERWORD_SERVER: server, ...env },
  });
  return {
    ok: run.status === 0,
    log: run.stdout + run.stderr,
    folder: join(folder, "public"),
    read: (path) => readFileSync(join(folder, "public", path), "utf8"),
  };
}

/** The start tags of one name, each as a map of its attributes; minified HTML leaves quotes out. */
export function tags(html, name) {
  const starts = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\\s>]*))?)*)\\s*>`, "g"));
  return [...starts].map(([, text]) => {
    const attributes = text.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g);
    const pairs = [...attributes].map(([, key, ...values]) => [key, unescape(values.find((value) => value !== undefined) ?? "")]);
    return Object.fromEntries(pairs);
  });
}

function unescape(text) {
  const named = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return text.replace(/&(?:#(\d+)|(\w+));/g, (all, number, name) => (number ? String.fromCodePoint(number) : (named[name] ?? all)));
}

/** The script tag of the thread, or undefined. */
export const embed = (html) => tags(html, "script").find((script) => script.src?.endsWith("/embed.js"));

/** The script tags that count. */
export const counters = (html) => tags(html, "script").filter((script) => script.src?.endsWith("/count.js"));

/** The links to threads whose text becomes a number. */
export const countLinks = (html) => tags(html, "a").filter((link) => "data-afterword-count" in link);
