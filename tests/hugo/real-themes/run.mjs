/**
 * Tries the component with the themes that people use: `make themes`, or some of them: node tests/hugo/real-themes/run.mjs Stack Book
 * THEMES_FROM is a folder of themes; without it they come through Go's modules and npm. Pictures lie in target/themes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findHugos } from "../support.mjs";
import { project } from "../../browser/support/folder.mjs";
import { article, buildBlog, lists } from "./blog.mjs";
import { find, findSass } from "./find.mjs";
import { startReader } from "./look.mjs";
import { printTables } from "./table.mjs";
import { themes } from "./themes.mjs";

const target = join(project, "target/themes");
mkdirSync(target, { recursive: true });
const from = process.env.THEMES_FROM || undefined;
if (from && !existsSync(from)) throw new Error(`THEMES_FROM: there is no folder ${from}`);
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !themes.some((theme) => theme.name === name));
if (unknown.length) throw new Error(`no such theme: ${unknown.join(", ")}`);
const chosen = asked.length ? themes.filter(({ name }) => asked.includes(name)) : themes;

const only = process.env.HUGO;
const hugos = findHugos().filter(({ version }) => !only || version.startsWith(only));
const programs = findSass(target);
const reader = await startReader([...new Set(chosen.map(article))]);
try {
  for (const theme of chosen) await tryTheme(theme);
} finally {
  await reader.stop();
}
printTables(target);

async function tryTheme(theme) {
  for (const hugo of hugos) {
    const isOld = findHugos().length > 1 && hugo.version === findHugos()[0].version;
    const said = await tryWith(theme, isOld ? theme.old : theme.version, hugo).catch((error) => ({ failed: error.message.split("\n")[0] }));
    keep(hugo.version, theme.name, said);
    console.log(`${theme.name} ${said.version ?? ""} with Hugo ${hugo.version}: ${summary(said)}`);
  }
}

/** What was seen, beside what other runs saw with other themes. */
function keep(version, name, said) {
  const file = join(target, `results-${version}.json`);
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  writeFileSync(file, `${JSON.stringify({ ...results, [name]: said }, null, 2)}\n`);
}

async function tryWith(theme, version, hugo) {
  if (version === false) return { missing: "no version for this Hugo" };
  const found = find(theme, version, { from, target });
  if (found.missing) return found;
  const blog = buildBlog(hugo, theme, found.folder, programs);
  if (!blog.ok) return { version: found.version, failed: blog.log.split("\n").filter((line) => /error/i.test(line)).join(" ").slice(0, 400) };
  const warnings = blog.log.split("\n").filter((line) => /WARN.*afterword:/.test(line));
  const seen = await reader.looksAt({
    folder: blog.folder, article: article(theme), about: "/about/", lists: theme.lists ?? lists(theme), pictures: target,
    name: `${theme.name.replace(/\W+/g, "-")}-${hugo.version}`, dark: theme.dark,
  });
  return { version: found.version, warnings, ...seen };
}

function summary({ missing, failed, thread, about, counts, light, dark, hasDark, disqus, warnings, pale, overflow, looks, widths }) {
  if (missing) return `not reached: ${missing}`;
  if (failed) return `does not build: ${failed}`;
  const lost = Object.entries(looks ?? {}).filter(([, kept]) => !kept).map(([name]) => name);
  return [
    thread ? "thread" : "NO THREAD",
    about ? "ABOUT HAS ONE" : "",
    `counts ${counts.map((count) => count ?? "–").join(" ")}`,
    `contrast ${light?.toFixed(1)} ${hasDark ? dark?.toFixed(1) : "(no dark)"}`,
    pale?.length ? `PALE ${pale.join(", ")}` : "",
    overflow ? "OVERFLOWS" : "",
    lost.length ? `LOST ${lost.join(", ")}` : "",
    widths && `${widths.text}|${widths.thread}`,
    disqus.length ? `ASKS ${disqus.join(" ")}` : "",
    ...(warnings ?? []),
  ].filter(Boolean).join("; ");
}
