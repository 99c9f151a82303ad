/** What these tests hold to be readable: also where axe can't tell the colour behind a text, and with whatever fonts a machine has. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { onlyIn, openBrowser } from "./support/browser.mjs";
import { page as pageWith } from "./support/world.mjs";

const browser = await openBrowser({ routes: {} });
after(() => browser.stop());

/** An opaque layer behind the text, by which axe gives the text up. */
const layer = (colour) => `.layered { position: relative; z-index: 0 } .layered::before { content: ""; position: absolute; inset: 0; z-index: -1; background: ${colour} }`;

/** What is found in a page with this text, black on white unless the style says something else. */
async function findings(t, style, body = `<p class="layered">Words to read.</p>`) {
  const visit = await (await opened(t)).opens("about:blank");
  await visit.page.setContent(pageWith(`<style>${style}</style><main><h1>Hello</h1>${body}</main>`));
  return accessibilityFindings(visit.page, "main");
}

async function opened(t) {
  const reader = await browser.reader();
  t.after(() => reader.leaves());
  return reader;
}

describe("a text whose background axe can't tell", () => {
  test("is no finding where its contrast is enough", async (t) => {
    assert.deepEqual(await findings(t, layer("#eee")), []);
  });

  test("is a finding with its contrast where that is too little", async (t) => {
    const [finding, ...others] = await findings(t, layer("#666"));
    assert.deepEqual(others, []);
    assert.match(finding, /^color-contrast: \S+: 3\.\d+ : 1, and 4\.5 : 1 is needed/);
  });

  test("is looked at with all that makes it paler", async (t) => {
    assert.deepEqual(await findings(t, `${layer("#fff")} .layered { opacity: 0.7; color: #000 }`), []);
    const [finding] = await findings(t, `${layer("#fff")} .layered { opacity: 0.5; color: #444 }`);
    assert.match(finding, /^color-contrast: \S+: 2\.\d+ : 1/);
  });

  test("is a finding where something covers it", async (t) => {
    const covered = `.layered { position: relative } .layered::after { content: ""; position: absolute; inset: 0; background: #eee }`;
    assert.match((await findings(t, covered))[0], /^color-contrast: \S+: 1 : 1/);
  });

  test("is looked at before a gradient where that has the least contrast", async (t) => {
    assert.deepEqual(await findings(t, ".layered { display: inline-block; background: linear-gradient(90deg, #fff, #ccc) }"), []);
    assert.match((await findings(t, ".layered { display: inline-block; background: linear-gradient(90deg, #fff, #333) }"))[0], /^color-contrast: \S+: /);
  });

  test("is as large as the rule for large letters has it", async (t) => {
    const grey = `${layer("#fff")} .layered { color: #888; font-size: 2em }`;
    assert.deepEqual(await findings(t, grey), []);
    assert.equal((await findings(t, grey.replace("2em", "1em"))).length, 1);
  });

  test("is found below what the window shows", async (t) => {
    const far = `<p style="height: 3000px"></p><p class="layered">Words to read.</p>`;
    assert.deepEqual(await findings(t, layer("#eee"), far), []);
    assert.equal((await findings(t, layer("#444"), far)).length, 1);
  });
});

test("no font of this machine is seen but those of the tests", onlyIn("chromium", "only its protocol names the fonts"), async (t) => {
  const visit = await (await opened(t)).opens("about:blank");
  await visit.page.setContent(pageWith(`<p style="font-family: serif">a</p><p style="font-family: Georgia, monospace">a</p><p>𐎠</p>`));
  const devtools = await visit.page.context().newCDPSession(visit.page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "body" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  const names = fonts.map(({ familyName }) => familyName);
  assert.ok(names.includes("DejaVu Serif") && names.includes("DejaVu Sans Mono"), names.join());
  assert.deepEqual(names.filter((name) => !name.startsWith("DejaVu")), []);
});
