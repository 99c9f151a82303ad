/** The texts of `tests/fixtures/xss`: what would run, if a page let it. Their README tells how they are written. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./folder.mjs";

const folder = join(project, "tests/fixtures/xss");

/** All of them, as texts. */
export function vectors() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt")).sort();
  const lines = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  return lines.filter((line) => line && !line.startsWith("== ")).map(read);
}

/** `⟦3c 62*5⟧` stands for `<b<b<b<b<b`. */
function read(line) {
  return line.replace(/⟦([^⟧]*)⟧/g, (_, code) => {
    const [codes, times = "1"] = code.split("*");
    const letters = codes.split(" ").map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return letters.join("").repeat(Number(times));
  });
}
