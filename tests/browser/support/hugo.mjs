/** The blog of tests/hugo, built as its author would build it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { project, temporaryFolder } from "./folder.mjs";

export { atLeast, findHugos } from "../../hugo/support.mjs";

/**
 * Builds the blog for https://blog.test with its comments at https://comments.test.
 * @param hugo one of `findHugos()`
 * @param theme one of tests/hugo/themes
 * @returns the folder with the finished blog
 */
export function buildBlog(hugo, theme) {
  const folder = temporaryFolder("blog");
  const flags = ["--theme", `afterword,${theme}`, "--baseURL", "https://blog.test/", "--destination", folder, "--noBuildLock"];
  const env = { ...process.env, HUGO_PARAMS_AFTERWORD_SERVER: "https://comments.test" };
  execFileSync(hugo.path, ["--source", join(project, "tests/hugo"), ...flags], { env, stdio: "pipe" });
  return folder;
}
