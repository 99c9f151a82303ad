/** The wrappers of widget/wrappers, mounted by React, Vue and Svelte in sites of one page that move by themselves. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { temporaryFolder } from "../browser/support/folder.mjs";
import { follows } from "./journeys.mjs";
import { version } from "./support.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const wrappers = join(here, "../../widget/wrappers");
const { build } = createRequire(join(here, "../../widget/package.json"))("esbuild");

/** What each site does at a click and at the way back, in its framework's words: shows the other page. */
const sites = {
  React: {
    "main.ts": `import { createElement as h, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { AfterwordComments } from "./react";
import { links, onMove } from "./router";
const Site = () => {
  const [path, move] = useState(location.pathname);
  useEffect(() => onMove(move), []);
  return h("main", null, links(path).map(([name, to, go]) => h("a", { key: to, href: to, onClick: go }, name)),
    h(AfterwordComments, { server: "https://comments.test", site: "blog", key: path }));
};
createRoot(document.getElementById("site")!).render(h(Site));
// @ts-expect-error: the server's address is needed
h(AfterwordComments, { site: "blog" });
// @ts-expect-error: there is no such order
h(AfterwordComments, { server: "https://comments.test", sort: "best" });
`,
  },
  Vue: {
    "main.ts": `import { createApp, h, ref } from "vue";
import { AfterwordComments } from "./vue";
import { links, onMove } from "./router";
const path = ref(location.pathname);
onMove((to) => { path.value = to; });
createApp({
  render: () => h("main", [
    ...links(path.value).map(([name, to, go]) => h("a", { href: to, onClick: go }, name)),
    // Not told which page it is: the thread follows the address.
    h(AfterwordComments, { server: "https://comments.test", site: "blog" }),
  ]),
}).mount("#site");
// @ts-expect-error: the server's address is needed
h(AfterwordComments, { site: "blog" });
`,
  },
  Svelte: {
    "main.ts": `import { mount } from "svelte";
import Site from "./Site.svelte";
mount(Site, { target: document.getElementById("site")! });
`,
    "Site.svelte": `<script lang="ts">
  import AfterwordComments from "./AfterwordComments.svelte";
  import { links, onMove } from "./router";
  let path = $state(location.pathname);
  onMove((to) => { path = to; });
</script>
{#each links(path) as [name, to, go]}<a href={to} onclick={go}>{name}</a>{/each}
<AfterwordComments server="https://comments.test" site="blog" page={path} />
`,
  },
};

const router = `type Link = [string, string, (event: { preventDefault(): void }) => void];
let tell = (_: string) => {};
export const onMove = (told: (path: string) => void): void => {
  tell = told;
  onpopstate = () => told(location.pathname);
};
export const links = (path: string): Link[] => {
  const [name, to] = path === "/one/" ? ["Two", "/two/"] : ["One", "/one/"];
  return [[name, to, (event) => { event.preventDefault(); history.pushState(null, "", to); tell(to); }]];
};
`;

/** The folder of a site's sources, wrappers included. */
function written(framework) {
  const folder = temporaryFolder(framework.toLowerCase());
  cpSync(wrappers, folder, { recursive: true });
  for (const [path, text] of Object.entries({ ...sites[framework], "router.ts": router })) writeFileSync(join(folder, path), text);
  return folder;
}

const svelte = {
  name: "svelte",
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({ contents: compile(readFileSync(path, "utf8"), { filename: path, generate: "client" }).js.code })),
};

async function built(framework) {
  const folder = written(framework);
  const { outputFiles } = await build({
    entryPoints: [join(folder, "main.ts")],
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["browser", "production"],
    mainFields: ["module", "main"],
    define: { "process.env.NODE_ENV": `"production"`, __VUE_OPTIONS_API__: "false", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" },
    nodePaths: [join(here, "node_modules")],
    plugins: [svelte],
  });
  const site = join(folder, "site");
  for (const path of ["one", "two"]) {
    mkdirSync(join(site, path), { recursive: true });
    writeFileSync(join(site, path, "index.html"), `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>A site</title><div id="site"></div><script type="module" src="/site.js"></script></html>`);
  }
  writeFileSync(join(site, "site.js"), outputFiles[0].contents);
  return site;
}

for (const framework of Object.keys(sites)) {
  follows(framework, () => built(framework), { version: version(".", framework.toLowerCase()), remark: "by its wrapper" });
}

test("TypeScript knows the options, in React and Vue", () => {
  for (const framework of ["React", "Vue"]) {
    const folder = written(framework);
    const paths = { "*": [join(here, "node_modules/@types/*"), join(here, "node_modules/*")] };
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, target: "es2022", module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom", "dom.iterable"], types: [], paths };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    const checked = spawnSync(process.execPath, [join(here, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
    assert.equal(checked.status, 0, `${framework}: ${checked.stdout}${checked.stderr}`);
  }
});
