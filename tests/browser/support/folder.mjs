/** Where the project is, and folders that go away with the process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { atEnd } from "./ending.mjs";

export const project = fileURLToPath(new URL("../../../", import.meta.url));

export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `afterword-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
