/** Folders that go away with the process, and where things are in the project. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const project = fileURLToPath(new URL("../../../", import.meta.url));

const folders = [];
process.once("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

export function temporaryFolder(name) {
  folders.push(mkdtempSync(join(tmpdir(), `afterword-${name}-`)));
  return folders.at(-1);
}
