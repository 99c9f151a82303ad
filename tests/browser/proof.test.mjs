/** Telling people from programs without asking them: the browser works while the reader types. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { solveChallenge } from "altcha-lib/v1";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.moderation": "publish", "spam.proof": "on" });
after(() => blog.stop());

const unseen = ".aw-form > [aria-hidden] input";

/** A new reader at a new article. */
async function comes(t, headers, options) {
  return blog.reads(t, blog.newArticle({}, headers), options);
}

/** What was found about the comment with this text. */
async function verdict(text) {
  const { comments } = await blog.server.owner("GET", "/comments");
  const found = comments.find((comment) => comment.text === text);
  return { status: found.status, codes: found.verdict.map(({ code }) => code) };
}

/** Has the page count the workers that it makes, in `window.workers`. */
function countWorkers(page) {
  return page.addInitScript(() => {
    window.workers = 0;
    window.Worker = class extends window.Worker {
      constructor(...given) {
        super(...given);
        window.workers++;
      }
    };
  });
}

test("ALTCHA's own library solves what the server asks, and its answer is taken", async () => {
  const { json: challenge } = await blog.server.ask("GET", "/api/v1/challenge?site=blog");
  const { promise } = solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, challenge.maxnumber);
  const { number } = await promise;
  const { algorithm, salt, signature } = challenge;
  const proof = btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature, took: 1 }));
  const { status } = await blog.server.receives("/altcha/", "By ALTCHA's library.", { proof });
  assert.equal(status, "approved");
});

test("the reader types, a worker solves one challenge meanwhile, and the comment is published at once", async (t) => {
  const { visit, page, thread } = await comes(t, {}, { prepare: countWorkers });
  assert.deepEqual(visit.asked("/challenge"), []);
  await thread.form.locator("textarea").pressSequentially("Typed with care.", { delay: 20 });
  await page.waitForFunction(() => window.workers === 1);
  await thread.submits("Typed with care.");
  await thread.tells("Published.");
  assert.equal(await thread.isHeld("Typed with care."), false);
  assert.deepEqual(visit.asked("/challenge"), ["GET"]);
  assert.equal((await verdict("Typed with care.")).status, "approved");
  assert.deepEqual(visit.complaints, []);
});

test("a second comment has a challenge of its own", async (t) => {
  const { visit, thread } = await comes(t);
  for (const text of ["The first of two.", "The second of two."]) {
    await thread.submits(text);
    await thread.shows(text);
    assert.equal(await thread.isHeld(text), false);
  }
  assert.equal(visit.asked("/challenge").length >= 2, true);
  assert.deepEqual(visit.complaints, []);
});

test("where the blog's policy forbids workers the page itself does the work", async (t) => {
  const policy = "default-src 'none'; script-src https://comments.test; connect-src https://comments.test";
  const { page, visit, thread } = await comes(t, { "Content-Security-Policy": policy });
  await thread.submits("Without a worker.");
  await thread.shows("Without a worker.");
  assert.equal((await verdict("Without a worker.")).status, "approved");
  const others = visit.complaints.filter((text) => !/blob:/.test(text));
  assert.deepEqual(others, []);
  assert.ok(await page.locator(".aw").isVisible());
});

test("where the blog asks for Trusted Types it is published, too", async (t) => {
  const { thread } = await comes(t, { "Content-Security-Policy": "require-trusted-types-for 'script'" });
  await thread.submits("With Trusted Types.");
  await thread.shows("With Trusted Types.");
  assert.equal((await verdict("With Trusted Types.")).status, "approved");
});

test("who sends at once waits a moment, and is published", async (t) => {
  const { page, visit, thread } = await comes(t);
  await thread.form.locator("textarea").focus();
  await thread.form.getByLabel("Name").waitFor();
  const filled = await page.evaluate(() => {
    const form = document.querySelector(".aw-form");
    form.elements.text.value = "Sent at once.";
    form.elements.name.value = "Ann";
    form.requestSubmit();
    return form.querySelector(".aw-send").ariaDisabled;
  });
  assert.equal(filled, "true");
  await thread.shows("Sent at once.");
  assert.deepEqual(await verdict("Sent at once."), { status: "approved", codes: ["form_too_fast"] });
  assert.deepEqual(visit.complaints, []);
});

test("a server that gives no challenge costs no comment: it is held", async (t) => {
  const prepare = (page) => page.route("**/api/v1/challenge*", (route) => route.fulfill({ status: 503, body: "{}" }));
  const { thread } = await comes(t, {}, { prepare });
  await thread.submits("Nothing was asked.");
  await thread.shows("Nothing was asked.");
  assert.ok(await thread.isHeld("Nothing was asked."));
  assert.deepEqual((await verdict("Nothing was asked.")).codes, ["proof_missing"]);
});

test("the field for programs changes nothing that a reader sees, hears, or reaches by key", async (t) => {
  const { page, thread } = await comes(t);
  const box = () => thread.form.boundingBox();
  await thread.form.locator("textarea").focus();
  await thread.form.getByLabel("Name").waitFor();
  await page.locator(unseen).waitFor({ state: "attached" });
  const { width, height } = await page.locator(".aw-form > [aria-hidden]").boundingBox();
  assert.ok(width <= 1 && height <= 1);
  const before = await box();
  await page.evaluate((field) => document.querySelector(field).parentElement.remove(), unseen);
  assert.deepEqual(await box(), before);
  await page.keyboard.type("x");
  await page.locator(unseen).waitFor({ state: "attached" });
  for (let keys = 0; keys < 12; keys++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate((field) => document.activeElement === document.querySelector(field), unseen);
    assert.equal(reached, false);
  }
  const heard = await page.locator(".aw-form").ariaSnapshot();
  assert.doesNotMatch(heard, new RegExp(await page.locator(unseen).getAttribute("name")));
  assert.equal((heard.match(/textbox/g) ?? []).length, 4);
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
});

test("a program that fills in every field is spam", async (t) => {
  const { page, thread } = await comes(t);
  await thread.form.locator("textarea").focus();
  await page.locator(unseen).waitFor({ state: "attached" });
  await page.evaluate(() => {
    const values = { email: "bot@spam.test", website: "https://spam.test" };
    for (const field of document.querySelectorAll(".aw-form input, .aw-form textarea")) {
      field.value = values[field.name] ?? "Filled in by a program.";
    }
    document.querySelector(".aw-form").requestSubmit();
  });
  const waits = async () => (await blog.server.owner("GET", "/comments?status=spam")).comments.length > 0;
  while (!(await waits())) await page.waitForTimeout(50);
  const { status, codes } = await verdict("Filled in by a program.");
  assert.equal(status, "spam");
  assert.ok(codes.includes("honeypot"));
});

test("an edit asks for nothing", async (t) => {
  const { visit, thread } = await comes(t);
  await thread.submits("Before the edit.");
  await thread.shows("Before the edit.");
  const asked = visit.asked("/challenge").length;
  await thread.edits("Before the edit.", "After the edit.");
  assert.equal((await verdict("After the edit.")).status, "approved");
  assert.equal(visit.asked("/challenge").length, asked);
});

test("without JavaScript a comment is held, and the owner reads why", async (t) => {
  const reader = await blog.browser.reader({ javaScriptEnabled: false });
  t.after(() => reader.leaves());
  const { page } = await reader.opens("https://comments.test/pages/blog?page=/plain/");
  await page.getByLabel("Comment", { exact: true }).fill("Without scripts.");
  await page.getByLabel("Name").fill("Ann");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Waiting for approval").waitFor();
  assert.ok((await verdict("Without scripts.")).codes.includes("proof_missing"));
});

test("who had a comment approved here is known by the same browser, and waits no more", async (t) => {
  const strict = await startReading({ "sites.moderation": "hold", "sites.trust_after": "1" });
  t.after(() => strict.stop());
  const { visit, page, thread } = await strict.reads(t, strict.newArticle());
  await thread.submits("Let me in.");
  await thread.shows("Let me in.");
  assert.ok(await thread.isHeld("Let me in."));
  const [{ id }] = await strict.server.waiting();
  await strict.server.decides(id, "approve");
  // Days later: it can't be edited any more.
  await page.evaluate((id) => {
    const own = JSON.parse(localStorage["afterword:own"]);
    own[id].until = Date.now() - 1;
    localStorage["afterword:own"] = JSON.stringify(own);
  }, id);
  await page.reload();
  await thread.shows("Let me in.");
  await page.waitForFunction(() => localStorage["afterword:own"] === "{}");
  await thread.submits("Here I am again.");
  await thread.shows("Here I am again.");
  assert.equal(await thread.isHeld("Here I am again."), false);
  assert.deepEqual(visit.complaints, []);
  const other = await strict.reads(t, strict.newArticle());
  await other.thread.submits("I am new here.");
  await other.thread.shows("I am new here.");
  assert.ok(await other.thread.isHeld("I am new here."));
});
