/** The first ten minutes: a new user has README, an empty folder and a theme, and does what README says, in its own lines. */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { startBlog } from "./support/blog.mjs";
import { openBrowser } from "./support/browser.mjs";
import { makeCertificate } from "./support/certificate.mjs";
import { project, temporaryFolder } from "./support/folder.mjs";
import { findHugos } from "./support/hugo.mjs";
import { freePort } from "./support/ports.mjs";
import { binary, listeningPorts } from "./support/server.mjs";
import { Thread } from "./support/thread.mjs";

const run = promisify(execFile);
const readme = readFileSync(join(project, "README.md"), "utf8");

/** The one block of README's code in this language that has these words. */
function block(language, words) {
  const blocks = [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)];
  const found = blocks.filter(([, name, code]) => name === language && code.includes(words));
  assert.equal(found.length, 1, `README has one block of ${language} with ${words}`);
  return found[0][2];
}

const stops = [];
after(async () => {
  for (const stop of stops.reverse()) await stop();
});

test("by README's lines alone a comment is written, approved and answered", async () => {
  const [hugo] = findHugos();
  const folder = temporaryFolder("readme");
  const certificate = makeCertificate(["blog.example.org", "comments.example.org"]);
  mkdirSync(join(folder, "bin"));
  symlinkSync(binary, join(folder, "bin/afterword"));

  // What README leaves to the proxy in front: who listens where, and https.
  const https = {
    AFTERWORD__SERVER__LISTEN: `127.0.0.1:${await freePort()}`,
    AFTERWORD__TLS__LISTEN: `127.0.0.1:${await freePort()}`,
    AFTERWORD__TLS__CERTIFICATE: certificate.file,
    AFTERWORD__TLS__KEY: certificate.keyFile,
  };
  const shell = { cwd: folder, env: { PATH: `${join(folder, "bin")}:${process.env.PATH}`, ...https } };
  const install = block("sh", "afterword init");
  assert.match(install, /^afterword serve$/m);
  await run("bash", ["-ec", install.replace(/^afterword serve$/m, "")], shell);
  const child = spawn(join(folder, "bin/afterword"), ["serve"], { ...shell, stdio: ["ignore", "ignore", "pipe"] });
  stops.push(() => new Promise((resolve) => child.once("exit", resolve) && child.kill("SIGTERM")));
  const [, tlsPort] = await listeningPorts(child, 2);

  // A theme that shows a thread as PaperMod does, by a file that the component has.
  const blog = join(folder, "blog");
  await run(hugo.path, ["new", "site", blog], shell);
  for (const [from, to] of [["hugo-theme-partials", "afterword"], ["tests/hugo/themes/ledger", "PaperMod"]]) {
    cpSync(join(project, from), join(blog, "themes", to), { recursive: true });
  }
  const lines = `baseURL = "https://blog.example.org/"\n${block("toml", '[params.afterword]')}`;
  writeFileSync(join(blog, "config.toml"), lines);
  writeFileSync(join(blog, "hugo.toml"), lines);
  mkdirSync(join(blog, "content/posts"), { recursive: true });
  writeFileSync(join(blog, "content/posts/hello.md"), "---\ntitle: Hello\ndate: 2026-01-01\n---\n\nAn article.\n");
  await run(hugo.path, ["--source", blog], shell);

  const pages = await startBlog({ certificate, hosts: ["blog.example.org"], folder: join(blog, "public") });
  stops.push(() => pages.stop());
  const browser = await openBrowser({ whole: true, certificate, routes: { ...pages.routes, "comments.example.org:443": tlsPort } });
  stops.push(() => browser.stop());
  const reader = await browser.reader();
  const article = "https://blog.example.org/posts/hello/";
  const visit = await reader.opens(article);
  const thread = await new Thread(visit.page).loads();
  await thread.submits("Thank you, that helped me.", { name: "Rob" });
  await thread.shows("Thank you, that helped me.");
  assert.ok(await thread.isHeld("Thank you, that helped me."));

  const [, command] = readme.match(/`(afterword console link \S+)`/);
  const { stdout } = await run("bash", ["-ec", command], shell);
  const owner = await browser.reader({ viewport: { width: 1280, height: 800 } });
  const { page: console } = await owner.opens(stdout.trim());
  await console.locator("main form button").click();
  await console.getByText("Thank you, that helped me.").first().waitFor();
  await console.getByLabel("Reply").fill("You are welcome.");
  await console.getByRole("button", { name: "Approve and reply" }).click();
  await console.getByText("Nothing is waiting.").waitFor();

  const another = await browser.reader();
  const { page } = await another.opens(article);
  const read = await new Thread(page).loads();
  assert.deepEqual(await read.texts(), ["Thank you, that helped me.", "You are welcome."]);
  assert.equal(await read.comment("You are welcome.").locator(".aw-name").innerText(), "Ann");
  assert.deepEqual(visit.complaints, []);
  for (const somebody of [reader, owner, another]) await somebody.leaves();
});
