/** Who tries to get in, to act in the owner's name, or to run a script in the owner's browser. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { home, reads, startConsole } from "./support/console.mjs";
import { page as blogPage } from "./support/world.mjs";

const blog = await startConsole();
after(() => blog.stop());

/** Sets the flag if anybody lets it. In names there is room for 80 letters. */
const attacks = {
  element: `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`,
  attribute: `"><svg onload=window.hacked=1>' onfocus=window.hacked=1 autofocus='`,
  markdown: "[a](javascript:window.hacked=1) ![b](https://elsewhere.test/pixel.png) <https://blog.test/\"onclick=window.hacked=1>",
  end: "</textarea></title></style><script>window.hacked=1</script>",
};

describe("what others wrote runs nowhere", () => {
  let ids;
  before(async () => {
    ids = [];
    for (const [index, attack] of Object.values(attacks).entries()) {
      const name = attack.slice(0, 80);
      const fields = { page: `/${encodeURIComponent(attack).slice(0, 200)}/`, name, email: `"<i>${index}"@evil.test`, title: attack };
      const sent = await blog.receivesMany([attack], () => fields).catch(() => blog.receivesMany([attack], () => ({ ...fields, email: `i${index}@evil.test` })));
      ids.push(...sent);
    }
    await blog.server.owner("POST", `/comments/${ids[0]}/decision`, { action: "approve", reply: attacks.element });
    await blog.receivesMany([attacks.end], () => ({ page: "/answer/" }));
    await blog.server.runs(["sites", "set", "blog", "--title", attacks.element]);
  });

  const attackInQuery = encodeURIComponent(attacks.element);
  const paths = () => [
    ...ids.map((id) => `/comments/${id}`),
    "/comments",
    "/comments?status=all",
    `/comments?status=all&q=${attackInQuery}`,
    `/comments?status=all&author=${ids[1]}`,
    `/comments?site=blog&page=${encodeURIComponent(`/${attackInQuery.slice(0, 200)}/`)}&status=all`,
    `/comments?site=${attackInQuery}`,
    `/pages?q=${attackInQuery}`,
    "/pages",
    "/blocks",
    "/statistics",
    "/sites",
    "/sites/blog",
    "/tokens",
    "/outbox?show=all",
    "/account",
    `/${attackInQuery}`,
  ];

  test("in no field of any page", async (t) => {
    const { visit, page } = await blog.owns(t, "/comments", { userAgent: attacks.element });
    await page.addInitScript(() => document.addEventListener("securitypolicyviolation", () => console.error("a policy was violated")));
    for (const path of paths()) {
      visit.console.length = 0;
      await page.goto(home + path);
      await page.locator("details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
      // Whatever waits to be pointed at or focused.
      await page.locator("main :is(input, textarea, a, button)").evaluateAll((all) => all.forEach((element) => element.focus()));
      assert.equal(await page.evaluate(() => window.hacked), undefined, path);
      assert.equal(await page.locator("main :is([onerror], [onload], [onfocus], [onclick], [style], img, iframe)").count(), 0, path);
      assert.equal(await page.locator("script").count(), 1, path);
      assert.equal(await page.locator(`a[href^="javascript:" i]`).count(), 0, path);
      const complaints = visit.complaints.filter((text) => !/status of 40\d/.test(text));
      assert.deepEqual(complaints, [], path);
    }
    assert.deepEqual(visit.requests.filter(({ url }) => !url.startsWith("https://comments.test/") && !url.startsWith("data:")), []);
  });

  test("nor when comments come in by keys, and by the notice", async (t) => {
    const { visit, page } = await blog.owns(t, "/comments");
    const count = await page.locator(".row").count();
    for (let turn = 1; turn < count; turn++) {
      const id = await page.locator(".row").nth(turn).getAttribute("data-id");
      await page.keyboard.press("j");
      await reads(page, id);
    }
    await page.keyboard.press("p");
    assert.equal(await page.evaluate(() => window.hacked), undefined);
    assert.deepEqual(visit.complaints, []);
  });

  test("and a script that got into a page all the same would not run", async (t) => {
    const { page } = await blog.owns(t, "/comments");
    const violations = await page.evaluate(async () => {
      const found = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => found.push(effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "window.hacked = 1";
      document.body.append(script);
      const foreign = document.createElement("script");
      foreign.src = "https://elsewhere.test/x.js";
      document.body.append(foreign);
      document.body.insertAdjacentHTML("beforeend", `<p style="color: red"></p><button onclick="window.hacked = 1"></button><img src="https://elsewhere.test/x.png">`);
      document.body.lastElementChild.previousElementSibling.click();
      const frame = document.createElement("iframe");
      frame.src = "https://elsewhere.test/";
      document.body.append(frame);
      await fetch("https://elsewhere.test/").catch(() => {});
      for (const until = Date.now() + 60_000; new Set(found).size < 6 && Date.now() < until; ) await new Promise((resolve) => setTimeout(resolve, 20));
      return [...new Set(found)].sort();
    });
    assert.equal(await page.evaluate(() => window.hacked), undefined);
    assert.deepEqual(violations, ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr"]);
  });
});

describe("another site", () => {
  const attack = (path, body) => {
    blog.pages[path] = blogPage(body);
    return `https://elsewhere.test${path}`;
  };

  test("can't show the console in a frame", async (t) => {
    const { visit, page } = await blog.owns(t, "/comments");
    await page.goto(attack("/frame/", `<iframe src="${home}/comments" width="800" height="600"></iframe><iframe src="${home}/sign-in"></iframe>`));
    await visit.complainsOf(/frame-ancestors|Framing/);
    await page.waitForLoadState("networkidle");
    for (const frame of page.frames().slice(1)) assert.equal(await frame.locator("main, form").count(), 0);
  });

  test("can't send a form in the owner's name, by a page, a script, or another window", async (t) => {
    const [id] = await blog.receivesMany(["Leave me."]);
    const { page } = await blog.owns(t, `/comments/${id}`);
    const csrf = await page.locator("[name=csrf]").first().inputValue();
    const fields = `<input name="id" value="${id}"><input name="action" value="delete"><input name="csrf" value="${csrf}">`;
    const form = (extra) => `<form method="post" action="${home}/decide" ${extra}>${fields}<button>Win a kettle</button></form>`;

    for (const extra of ["", `target="_blank"`]) {
      await page.goto(attack("/form/", form(extra)));
      const opened = extra ? page.context().waitForEvent("page") : undefined;
      await page.getByRole("button").click();
      const answer = (await opened) ?? page;
      await answer.getByRole("alert").waitFor();
      assert.equal(await blog.status(id), "pending");
    }

    await page.goto(attack("/script/", ""));
    // Whether the script learns that it was refused or nothing at all is the browser's choice.
    await page.evaluate(async ([url, body]) => {
      const options = { method: "POST", credentials: "include", mode: "no-cors", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body };
      await fetch(url, options).catch(() => {});
    }, [`${home}/decide`, new URLSearchParams({ id, action: "delete", csrf }).toString()]);
    assert.equal(await blog.status(id), "pending");
  });

  test("reads nothing of it, and its requests bring no cookie", async (t) => {
    const { page } = await blog.owns(t, "/comments");
    await page.goto(attack("/read/", ""));
    const asked = page.context().waitForEvent("request", { predicate: (request) => request.url() === `${home}/comments` });
    const refused = await page.evaluate((url) => fetch(url, { credentials: "include" }).then(() => "read", String), `${home}/comments`);
    assert.match(refused, /TypeError/);
    assert.equal((await (await asked).allHeaders()).cookie, undefined, "SameSite");
    const token = await page.evaluate(() => document.cookie);
    assert.equal(token, "");
  });

  test("can't sign somebody in as somebody else by a form of its own", async (t) => {
    const link = await blog.link();
    const reader = await blog.browser.reader();
    t.after(() => reader.leaves());
    const { page } = await reader.opens(attack("/login/", `<form method="post" action="${link}"><button>Win</button></form>`));
    await page.getByRole("button").click();
    await page.getByRole("alert").waitFor();
    assert.deepEqual(await page.context().cookies(), []);
  });
});

test("a session that somebody planted before is not the one that is signed in to", async (t) => {
  const reader = await blog.browser.reader();
  t.after(() => reader.leaves());
  const value = "planted0planted0planted0planted0";
  await reader.context.addCookies([{ name: "__Host-afterword", value, url: "https://comments.test/", secure: true, httpOnly: true, sameSite: "Lax" }]);
  const { page } = await reader.opens(await blog.link());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/console\/comments/);
  const [cookie] = await reader.context.cookies();
  assert.notEqual(cookie.value, value);
});
