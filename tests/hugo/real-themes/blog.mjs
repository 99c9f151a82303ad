/** A small blog with one of the themes, built as its author would build it. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { component } from "../support.mjs";

const text = `Rain on a tin roof is loud, and then it is not. ${"The drops come closer together, until nobody can tell one from the next. ".repeat(6)}

> A quote in the article.

Some \`code\`, a [link](https://example.org/), and a list:

- one
- two

## Afterwards

${"It stops. ".repeat(30)}
`;

/** The articles have three comments each; "About" is no article. */
export const article = ({ section = "posts" }) => `/${section}/rain/`;
export const lists = (theme) => ["/", `/${theme.section ?? "posts"}/`, "/tags/weather/"];

const folders = [];
process.once("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * @param programs a folder with `sass`, which newer Hugos need for themes that are written in it
 * @returns `{ok, log, folder}`
 */
export function buildBlog(hugo, theme, themeFolder, programs) {
  const folder = mkdtempSync(join(tmpdir(), "afterword-theme-"));
  folders.push(folder);
  const place = (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  const name = basename(theme.folder ? theme.module : theme.module.replace(/\/v\d+$/, ""));
  // A copy: Hugo writes a jsconfig.json beside the assets of all themes.
  cpSync(component, place("themes/afterword"), { recursive: true });
  symlinkSync(themeFolder, place(`themes/${name}`));
  if (theme.packages) symlinkSync(realpathSync(join(themeFolder, "node_modules")), place("node_modules"));
  const section = theme.section ?? "posts";
  for (const [title, date] of [["Rain", "2026-01-12"], ["Snow", "2026-01-10"], ["Wind", "2026-01-08"]]) {
    const front = `---\ntitle: "${title} on a tin roof"\ndate: ${date}T09:00:00Z\ntags: [weather]\ncategories: [roofs]\n${theme.front ?? ""}---\n`;
    writeFileSync(place(`content/${section}/${title.toLowerCase()}.md`), `${front}\n${text}`);
  }
  writeFileSync(place("content/about.md"), '---\ntitle: "About"\n---\n\nWho writes here.\n');
  const files = settings(theme, name, section, realpathSync(themeFolder));
  for (const [file, toml] of Object.entries(files)) writeFileSync(place(file), toml);
  for (const [path, own] of Object.entries(theme.own ?? {})) writeFileSync(place(path), ownText(own, themeFolder));
  for (const [path, own] of Object.entries(theme.content ?? {})) writeFileSync(place(path), own);
  const config = Object.keys(files).map((file) => join(folder, file)).join(",");
  const run = spawnSync(hugo.path, ["--source", folder, "--config", config, "--baseURL", "https://blog.test/", "--destination", join(folder, "public")], {
    encoding: "utf8",
    timeout: 180_000,
    // A theme is somebody else's: it gets nothing out of the network, and no program but these.
    env: { ...process.env, PATH: [programs, process.env.PATH].filter(Boolean).join(delimiter), HUGO_SECURITY_HTTP_URLS: "none", HUGO_SECURITY_EXEC_ALLOW: "^(dart-sass|sass|postcss|npx)$", HUGO_CACHEDIR: join(folder, "cache") },
  });
  const log = run.stdout + run.stderr;
  return { ok: run.status === 0, log, folder: join(folder, "public") };
}

/** What every blog says, what this theme's blogger writes, and what the theme itself needs. */
function settings(theme, name, section, themeFolder) {
  const order = [...(theme.asDisqus ? ["afterword/as-disqus"] : []), "afterword", name];
  const selector = theme.selector ? `selector = ${JSON.stringify(theme.selector)}\n` : "";
  const blog = `baseURL = "https://blog.test/"\ntitle = "A tin roof"\ntheme = ${JSON.stringify(order)}\n[params]\nmainSections = ["${section}"]\n`;
  const ours = `[params.afterword]\nserver = "https://comments.test"\nsite = "blog"\ncounts = true\n${selector}`;
  // Newer Hugos let Sass read below the blog alone, and the theme is a link.
  const security = `[security.node.permissions]\nallowRead = [${JSON.stringify(themeFolder)}]\n`;
  return { "write.toml": theme.write ?? "", "needs.toml": theme.needs ?? "", "hugo.toml": blog + ours + security };
}

function ownText(own, themeFolder) {
  if (typeof own === "string") return own;
  const path = [own.from].flat().find((path) => { try { return statSync(join(themeFolder, path)); } catch { return false; } });
  if (!path) throw new Error(`the theme has no ${own.from}`);
  const lines = readFileSync(join(themeFolder, path), "utf8").trimEnd().split("\n");
  if (own.after) {
    const at = lines.findIndex((line) => line.includes(own.after));
    if (at < 0) throw new Error(`${path} has no line with ${own.after}`);
    lines.splice(at + 1, 0, own.add);
  } else lines.push(own.add);
  return `${lines.join("\n")}\n`;
}
