/** The pages of the console beside the comments: articles, who is blocked, figures, sites, tokens, mails. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { home, owner, startConsole } from "./support/console.mjs";
import { page as blogPage } from "./support/world.mjs";

const blog = await startConsole({ "counts.max_age": "0s" });
after(() => blog.stop());

/** A front page with the counts of these articles, and what it says of them. */
async function counts(t, paths) {
  const links = paths.map((path) => `<li><a href="${path}" data-afterword-count>Comments</a></li>`).join("");
  blog.pages["/front/"] = blogPage(`<ul>${links}</ul><script async src="https://comments.test/count.js" data-site="blog"></script>`);
  const reader = await blog.browser.reader();
  t.after(() => reader.leaves());
  const { page } = await reader.opens("https://blog.test/front/");
  await page.waitForFunction(() => [...document.links].every(({ innerText }) => /\d|No/.test(innerText)));
  return page.locator("a").allInnerTexts();
}

/** What stands about the page with this path. */
const about = (page, path) => page.locator("main tbody").filter({ hasText: path });

const done = (page, hasText = "Saved.") => page.getByRole("status").filter({ hasText }).waitFor();

// First of all: later there are so many that several comments share a mail.
test("the mails that were sent are listed", async (t) => {
  await blog.receivesMany(["Tell them."], () => ({ page: "/told/" }));
  await blog.mail(owner, /Tell them\./);
  const { page } = await blog.owns(t, "/outbox?show=all");
  await page.locator("main tbody").filter({ hasText: owner }).first().waitFor();
});

let number = 0;
for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    const owns = (t, path) => blog.owns(t, path, { javaScriptEnabled });

    test("a page is moved, and the counts of the blog's front page follow", async (t) => {
      const [from, to] = [`/old-${++number}/`, `/new-${number}/`];
      for (const text of ["One", "Two"]) await blog.server.hasComment(from, text);
      assert.deepEqual(await counts(t, [from, to]), ["2 comments", "No comments"]);
      const { visit, page } = await owns(t, `/pages?site=blog&q=${from}`);
      await about(page, from).locator("summary").click();
      await about(page, from).getByLabel("Move to").fill(to);
      await about(page, from).getByRole("button", { name: "Move" }).click();
      await done(page, `The comments are now at ${to}`);
      assert.deepEqual(await counts(t, [from, to]), ["2 comments", "2 comments"], "the old address goes on working");
      await page.goto(`${home}/pages?site=blog&q=${to}`);
      await about(page, to).getByText(`Also at ${from.slice(0, -1)}`).waitFor();
      assert.deepEqual(visit.complaints, []);
    });

    test("a page is closed to new comments, and opened again", async (t) => {
      const path = `/closing-${++number}/`;
      await blog.server.hasComment(path, "First.");
      const isOpen = async () => (await blog.server.ask("GET", `/api/v1/comments?site=blog&page=${path}`)).json.page.open;
      const { page } = await owns(t, `/pages?site=blog&q=${path}`);
      for (const [button, open] of [["Close", false], ["Open", true]]) {
        await about(page, path).locator("summary").click();
        await about(page, path).getByRole("button", { name: button, exact: false }).first().click();
        await done(page);
        assert.equal(await isOpen(), open);
      }
    });

    test("what can't be done says why, and what was typed is still there", async (t) => {
      const path = `/strange-${++number}/`;
      await blog.server.hasComment(path, "First.");
      const { page } = await owns(t, `/pages?site=blog&q=${path}`);
      await about(page, path).locator("summary").click();
      await about(page, path).getByLabel("Move to").fill("not a path");
      await about(page, path).getByRole("button", { name: "Move" }).click();
      await about(page, path).locator("[aria-invalid=true]").waitFor();
      assert.equal(await about(page, path).getByLabel("Move to").inputValue(), "not a path");
    });

    test("a name is blocked by hand, and let in again", async (t) => {
      const name = `Mallory ${++number}`;
      const { page } = await owns(t, "/blocks");
      await page.locator("#kind").selectOption("name");
      await page.locator("#value").fill(name);
      await page.locator("main form button.primary").click();
      await page.locator("main tbody tr").filter({ hasText: name }).waitFor();
      const [first] = await blog.receivesMany(["Hello."], () => ({ name }));
      assert.equal(await blog.status(first), "spam");
      await page.locator("main tbody tr").filter({ hasText: name }).getByRole("button").click();
      await done(page);
      const [second] = await blog.receivesMany(["Hello."], () => ({ name }));
      assert.equal(await blog.status(second), "pending");
    });

    test("a token is shown once, opens what it may, and ends when it is revoked", async (t) => {
      const name = `script ${++number}`;
      const { page } = await owns(t, "/tokens");
      await page.locator("#name").fill(name);
      await page.locator("#scope-read").check();
      await page.locator("main form button.primary").click();
      const token = await page.locator("#token").inputValue();
      const asks = () => blog.server.ask("GET", "/api/v1/admin/comments", { headers: { Authorization: `Bearer ${token}` } });
      assert.equal((await asks()).status, 200);
      await page.goto(`${home}/tokens`);
      assert.ok(!(await page.content()).includes(token));
      await page.locator("main tbody tr").filter({ hasText: name }).getByRole("button").click();
      await page.locator("main tbody tr").filter({ hasText: name }).getByText(/revoked/i).waitFor();
      assert.equal((await asks()).status, 401);
    });

    test("a site is added, and its settings changed", async (t) => {
      const key = `notes-${++number}`;
      const { page } = await owns(t, "/sites");
      await page.locator("#key").fill(key);
      await page.locator("#title").fill("My notes");
      await page.locator("#origins").fill("https://notes.test");
      await page.locator("main form button.primary").click();
      await page.goto(`${home}/sites/${key}`);
      await page.locator("#moderation").selectOption("publish");
      await page.locator("main form button.primary").click();
      await done(page);
      assert.equal(await page.locator("#moderation").inputValue(), "publish");
      const { status } = await blog.server.receives("/", "At once.", { site: key });
      assert.equal(status, "approved");
    });
  });
}

test("the figures have a chart, a sentence and a table each", async (t) => {
  await blog.server.hasComment("/figures/", "One.");
  const { visit, page } = await blog.owns(t, "/statistics?days=7");
  const charts = page.locator("section.chart");
  assert.ok((await charts.count()) >= 4);
  for (const chart of await charts.all()) assert.ok(await chart.locator("svg").first().isVisible());
  await charts.first().locator("summary").click();
  await charts.first().getByRole("table").waitFor();
  assert.deepEqual(visit.complaints, []);
});

test("who moderates one site alone sees that site, and none of the server", async (t) => {
  await blog.server.runs(["sites", "add", "garden", "--origin", "https://garden.test"]);
  await blog.server.runs(["sites", "set", "garden", "moderators=gia@garden.test"]);
  const [theirs] = await blog.receivesMany(["Not for Gia."]);
  const { comment } = await blog.server.receives("/roses/", "For Gia.", { site: "garden" });
  const { page } = await blog.owns(t, "/comments", { person: "gia@garden.test" });
  assert.deepEqual(await page.locator(".row").evaluateAll((rows) => rows.map((row) => row.dataset.id)), [comment.id]);
  const links = await page.locator("nav.sections a").allInnerTexts();
  assert.deepEqual(links, ["Queue", "Comments", "Pages", "Blocked", "Statistics"]);
  for (const path of [`/comments/${theirs}`, "/sites", "/tokens", "/outbox"]) {
    const answer = await page.goto(`${home}${path}`);
    assert.ok([403, 404].includes(answer.status()), `${path} answers ${answer.status()}`);
    assert.ok(!(await page.content()).includes("Not for Gia."));
  }
});
