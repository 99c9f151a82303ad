/** Prints what to write for each theme, and what `make themes` has seen, into docs/hugo.md, between two marks. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../../browser/support/folder.mjs";
import { themes } from "./themes.mjs";

const code = (text) => `\`${text}\``;
const between = (name) => new RegExp(`(<!-- ${name}: "make themes" writes this -->\n)[^]*?(<!-- /${name} -->)`);

export function printTables(target) {
  const path = join(project, "docs/hugo.md");
  const docs = readFileSync(path, "utf8");
  const made = docs.replace(between("lines"), (_, start, end) => `${start}${lines()}\n${end}`).replace(between("seen"), (_, start, end) => `${start}${seen(target)}\n${end}`);
  writeFileSync(path, made);
}

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The table of docs/hugo.md for a blogger. */
export function lines() {
  const own = ["your own", `the line² below the article`, '`{{ partial "afterword/count.html" . }}` in each entry, and the script¹', ""];
  return table(["theme", "what to write", "on lists, with `counts = true`", "file of the component that it calls"], [...themes.map(line), own]);
}

function line({ name, sets, write, asDisqus, selector, own = {}, calls, says, counts, does }) {
  const toml = (text) => code(text.trim().replace(/\]\n/g, "] ").replace(/\n/g, ", "));
  const asked = [];
  if (sets) asked.push(`– (${toml(sets)} is set by the component)`);
  if (asDisqus) asked.push(/disqus/.test(write ?? "") ? "[as Disqus](#in-the-place-of-disqus)" : "[as Disqus](#in-the-place-of-disqus), without `shortname`");
  else if (write && !/post_meta/.test(write)) asked.push(toml(write));
  if (does) asked.push(does);
  for (const [path, text] of Object.entries(own)) {
    if (text.after) asked.push(`a copy of ${code([text.from].flat()[0])}, with the line² below ${code(text.after)}`);
    else if (typeof text === "string" && /comments\.html/.test(text)) asked.push(`the line² in ${code(path)}`);
    else if (typeof text === "string" && !/count-script/.test(text)) asked.push(`${code(text.trim())} in ${code(path)}`);
  }
  const footers = Object.entries(own).filter(([, text]) => (text.add ?? text).includes("count-script"));
  const script = footers.map(([path, text]) => (typeof text === "string" ? `the script¹ in ${code(path)}` : path.endsWith("/footer.html") ? "the script¹" : `the script¹ in ${code(path)}`));
  const shown = [/post_meta/.test(write ?? "") ? toml(write) : "", selector ? code(`selector = "${selector}"`) : "", ...script].filter(Boolean);
  return [name, asked.join("; ") || "–", says ?? counts ?? (shown.join(", and ") || "nothing more"), calls ? code(calls) : "–"];
}

/** What the last runs have seen. */
export function seen(target) {
  const files = existsSync(target) ? readdirSync(target).filter((name) => /^results-[\d.]+\.json$/.test(name)) : [];
  const order = (one, other) => one.version.localeCompare(other.version, "en", { numeric: true });
  const runs = files.map((name) => ({ version: name.slice(8, -5), seen: JSON.parse(readFileSync(join(target, name), "utf8")) })).sort(order);
  const head = ["theme", ...runs.map(({ version }) => `with Hugo ${version}`), "lowest contrast, light and dark", "requests to Disqus"];
  return table(head, themes.map(({ name, says }) => {
    const tried = runs.map(({ seen }) => seen[name] ?? { missing: "not tried" });
    const shown = tried.filter(({ thread }) => thread);
    return [name, ...tried.map((one) => cell(one, says)), contrast(shown), shown.length ? String(Math.max(...shown.map(({ disqus }) => disqus.length))) : ""];
  }));
}

function cell({ missing, failed, version, thread, about, counts, overflow }) {
  if (missing) return missing === "no version for this Hugo" ? "no version known for this Hugo" : "not reached";
  if (failed) return `${version}: does not build`;
  const lists = counts.filter((count) => count !== null);
  const numbers = lists.length ? `, numbers on ${lists.filter(Boolean).length} of ${lists.length} lists` : "";
  return `${version}: ${thread ? "thread" : "**no thread**"}${numbers}${about ? ", **also on About**" : ""}${overflow ? ", **too wide**" : ""}`;
}

function contrast(shown) {
  if (!shown.length) return "";
  const least = (scheme) => Math.min(...shown.map((seen) => seen[scheme]).filter(Number.isFinite));
  const digits = (number) => (Math.floor(number * 10) / 10).toFixed(1);
  const dark = shown.some(({ hasDark }) => hasDark) ? digits(least("dark")) : "not dark";
  const pale = [...new Set(shown.flatMap((seen) => seen.pale ?? []).map((word) => word.replace(/^\w+ | [\d.]+$/g, "")))];
  const names = { ".aw-body pre code": "block of code", ".aw-body p code": "code", ".aw-time time": "time", ".aw-body blockquote p": "quote" };
  return `${digits(least("light"))}, ${dark}${pale.length ? ` (${pale.map((word) => names[word] ?? word).join(", ")})` : ""}`;
}
