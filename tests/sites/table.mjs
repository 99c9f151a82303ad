/** Prints what `make sites` has seen, into docs/sites/README.md, between two marks. Fails, and writes nothing, if a guide has not been tried. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seenFolder } from "./journeys.mjs";

const guides = fileURLToPath(new URL("../../docs/sites/", import.meta.url));
const index = join(guides, "README.md");
const seen = readdirSync(seenFolder).map((file) => JSON.parse(readFileSync(join(seenFolder, file), "utf8")));
const order = (one, other) => (one.guide ? 0 : 1) - (other.guide ? 0 : 1) || one.name.localeCompare(other.name, "en");
const rows = seen.sort(order).map(({ name, guide, version, remark, dark, article, front }) => [
  guide ? `[${name}](${guide}.md)` : name,
  [version, remark].filter(Boolean).join(", "),
  "yes",
  dark ? "yes" : "–",
  front ? "yes" : "–",
  article,
  front ?? "–",
]);
const head = ["", "tried with", "thread follows", "dark by the theme's switch", "counts on the front page", "requests, article", "requests, front page"];
const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
console.log(table);

const untried = readdirSync(guides).filter((file) => file !== "README.md" && !seen.some(({ guide }) => `${guide}.md` === file));
if (untried.length > 0) {
  console.error(`not tried: ${untried.join(", ")}`);
  process.exitCode = 1;
} else {
  writeFileSync(index, readFileSync(index, "utf8").replace(/(<!-- seen: "make sites" writes this -->\n)[^]*?(<!-- \/seen -->)/, (_, start, end) => `${start}${table}\n${end}`));
}
