/** Sites built as their authors would build them: what a guide of docs/sites says, and pages to try it on. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The files of a guide: each block of code is what goes into the file, or into the field in bold, that is named last before it. */
export function filesOf(guide) {
  const text = readFileSync(join(here, "../../docs/sites", `${guide}.md`), "utf8");
  const files = {};
  let end = 0;
  for (const block of text.matchAll(/```\w+\n([\s\S]*?)```\n/g)) {
    const named = [...text.slice(end, block.index).matchAll(/`([\w./+()-]+\.\w+)`|\*\*(.+?)\*\*/g)].map(([, file, field]) => file ?? field);
    if (named.length === 0) throw new Error(`${guide}.md names no file before\n${block[1]}`);
    files[named.at(-1)] = block[1].replaceAll("comments.example.org", "comments.test").replaceAll("blog.example.org", "blog.test");
    end = block.index + block[0].length;
  }
  return files;
}

/** Files where a site has them. */
export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * Builds a site in a folder of its own.
 * @param place the folder whose packages it uses: "." or "more"
 * @param files by their paths; `command` as words, run there
 * @param isLinked it looks for its packages nowhere but in a folder of the site
 * @returns the folder with what was built
 */
export function buildSite(place, name, files, [program, ...words], output, { isLinked } = {}) {
  const folder = join(here, place, ".build", name);
  rmSync(folder, { recursive: true, force: true });
  write(folder, files);
  if (isLinked) symlinkSync(join(here, place, "node_modules"), join(folder, "node_modules"));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_TELEMETRY: "0", NO_UPDATE_NOTIFIER: "1", NO_MKDOCS_2_WARNING: "1" };
  const places = [join(here, place, "node_modules/.bin", program), join(here, "more/.python", program, "bin", program)];
  try {
    execFileSync(program.includes("/") ? program : (places.find(existsSync) ?? program), words, { cwd: folder, env, stdio: "pipe", timeout: 240_000 });
  } catch (error) {
    throw new Error(`${name}: ${error.message}\n${error.stdout}\n${error.stderr}`);
  }
  return join(folder, output);
}

/** Which version of a package of npm is installed, or which one of Python's is wanted. */
export function version(place, name) {
  if (place !== "python") return JSON.parse(readFileSync(join(here, place, "node_modules", name, "package.json"), "utf8")).version;
  const all = ["mkdocs", "nikola", "pelican"].map((file) => readFileSync(join(here, "more/python", `${file}.txt`), "utf8"));
  return all.join("\n").match(new RegExp(`^${name}==(.*)$`, "im"))[1];
}

/** A file of a package, for sites that are plain HTML. */
export function packaged(path, folder, name) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, "node_modules", path), join(folder, name));
}
