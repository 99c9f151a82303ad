/** Brings themes here: out of a folder, through Go's modules, or from npm. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * @param version undefined: the newest
 * @param from a folder of themes: `PaperMod` or `PaperMod@2026-08-02` is the newest, `PaperMod@v7.0` that version
 * @returns `{folder, version}`, or `{missing}`: why it is not here
 */
export function find(theme, version, { from, target }) {
  const found = from ? inFolder(theme, version, from) : theme.npm && !version ? fromNpm(theme, target) : throughGo(theme, version);
  if (found.folder && theme.folder) found.folder = join(found.folder, theme.folder);
  if (found.folder && !existsSync(found.folder)) return { missing: `it has no ${theme.folder}` };
  if (found.folder && theme.packages) found.folder = withPackages(theme, found, target);
  return found;
}

function inFolder({ name, old }, version, from) {
  const all = readdirSync(from).filter((entry) => entry === name || entry.startsWith(`${name}@`));
  const entry = version ? all.find((entry) => entry === `${name}@${version}`) : all.find((entry) => entry !== `${name}@${old}`);
  if (!entry) return { missing: `not in the folder${version ? ` in the version ${version}` : ""}` };
  return { folder: join(from, entry), version: entry.split("@")[1] ?? "newest" };
}

function throughGo(theme, version = "latest") {
  // Of a Go module the second and later versions have a path of their own.
  const major = version.match(/^v(\d+)\.\d+\.\d+/)?.[1];
  const path = theme.module.replace(/\/v\d+$/, "");
  const module = version === "latest" ? theme.module : major > 1 ? `${path}/v${major}` : path;
  const folder = mkdtempSync(join(tmpdir(), "afterword-go-"));
  try {
    const answer = execFileSync("go", ["mod", "download", "-json", `${module}@${version}`], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const { Dir, Version } = JSON.parse(answer);
    return { folder: Dir, version: Version.replace(/^v0\.0\.0-(?:0\.)?(\d{4})(\d\d)(\d\d)\d+-\w+.*$/, "$1-$2-$3").replace("+incompatible", "") };
  } catch (error) {
    const said = error.stdout?.match(/"Error": "([^"]*)/)?.[1] ?? error.message;
    return { missing: said.split(/\\n|\n/)[0] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fromNpm({ npm }, target) {
  const folder = join(target, "npm");
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, npm], { stdio: "pipe" });
    const theme = join(folder, "node_modules", npm);
    return { folder: theme, version: `v${JSON.parse(readFileSync(join(theme, "package.json"), "utf8")).version}` };
  } catch (error) {
    return { missing: String(error.stderr || error.message).trim().split("\n")[0] };
  }
}

/** A copy of a theme that takes parts of itself from npm. */
function withPackages({ name, packages }, { folder, version }, target) {
  const copy = join(target, "with-packages", `${name}@${version}`, basename(folder));
  if (!existsSync(join(copy, "node_modules"))) {
    cpSync(folder, copy, { recursive: true, dereference: true });
    const flags = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--no-save", "--prefix", copy];
    execFileSync("npm", ["install", ...flags, ...packages], { stdio: "pipe" });
  }
  return copy;
}

/** The folder with Dart Sass, which newer Hugos ask for; undefined where npm does not bring it. */
export function findSass(target) {
  const folder = join(target, "sass");
  const packages = join(folder, "node_modules");
  const found = () => existsSync(packages) && readdirSync(packages).find((name) => existsSync(join(packages, name, "dart-sass/sass")));
  try {
    mkdirSync(folder, { recursive: true });
    if (!found()) execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, "sass-embedded"], { stdio: "pipe" });
  } catch {
    return undefined;
  }
  return found() && join(packages, found(), "dart-sass");
}
