/** A module of the widget's sources, bundled by esbuild as it is for readers, for a test without a browser. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export async function load(entry) {
  const result = await build({
    absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  const [{ contents }] = result.outputFiles;
  // Each load is a module of its own, also of the same source: what it remembers is another's.
  const once = `\n// ${Math.random()}`;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}${btoa(once)}`);
}
