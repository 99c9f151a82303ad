/** The ways into the console, and out of it. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { home, owner, startConsole } from "./support/console.mjs";

const blog = await startConsole();
after(() => blog.stop());

const password = "a sentence is fine";
await blog.server.runs(["console", "password", "bea@blog.test"], `${password}\n`);

const isIn = (page) => page.getByRole("navigation", { name: "Console" }).first().waitFor();

const isLinkTo = (person, mail) => mail.includes(`To: ${person}`) && mail.includes("/console/sign-in/");

/** Asks for a link; the link of the mail. */
async function asks(visit, person = owner) {
  const before = blog.mails().filter((mail) => isLinkTo(person, mail)).length;
  await visit.page.getByLabel("Mail address").fill(person);
  await visit.page.getByRole("button", { name: "Sign in" }).click();
  await visit.page.getByRole("heading", { name: "Check your mail" }).waitFor();
  const mail = await blog.mail(person, /\/console\/sign-in\//, before + 1);
  return mail.match(/https:\/\/comments\.test\/console\/sign-in\/\S+/)[0];
}

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    const visits = (t, path) => blog.visits(t, path, { javaScriptEnabled });

    test("a mailed link signs in, once, after a mail scanner has looked at it, and leads to the page one wanted", async (t) => {
      const person = javaScriptEnabled ? owner : "bea@blog.test";
      const visit = await visits(t, "/comments?status=spam");
      assert.match(visit.page.url(), /\/console\/sign-in\?to=/);
      const link = await asks(visit, person);

      const scanner = await visits(t, link.slice(home.length));
      await scanner.page.getByRole("button", { name: "Sign in" }).waitFor();
      assert.deepEqual(await scanner.page.context().cookies(), [], "to look at it does nothing");

      const { page } = await visits(t, link.slice(home.length));
      await page.getByRole("button", { name: "Sign in" }).click();
      await isIn(page);
      assert.equal(page.url(), `${home}/comments?status=spam`);
      const [cookie] = await page.context().cookies();
      assert.deepEqual(
        { ...cookie, value: "", expires: 0 },
        { name: "__Host-afterword", value: "", domain: "comments.test", path: "/", expires: 0, httpOnly: true, secure: true, sameSite: "Lax" },
      );

      await scanner.page.getByRole("button", { name: "Sign in" }).click();
      await scanner.page.getByRole("alert").filter({ hasText: "works once" }).waitFor();
      assert.deepEqual(await scanner.page.context().cookies(), [], "a link that was used is of no more use");
    });

    test("a password signs in; a wrong one leaves the address where it was typed", async (t) => {
      const { page } = await visits(t, "");
      await page.getByLabel("Mail address").fill("bea@blog.test");
      await page.getByLabel("Password").fill("a sentence is wrong");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").filter({ hasText: "Wrong address or password" }).waitFor();
      assert.equal(await page.getByLabel("Mail address").inputValue(), "bea@blog.test");
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await isIn(page);
      await page.waitForURL(/\/console\/comments/);
    });
  });
}

test("who is no owner is told the same words, and gets no mail", async (t) => {
  const { page } = await blog.visits(t, "/sign-in");
  await page.getByLabel("Mail address").fill("eve@blog.test");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("If eve@blog.test is an owner's address here").waitFor();
  // A mail that was asked for later is there: so the other one is not late.
  await asks(await blog.visits(t, "/sign-in"));
  assert.deepEqual(blog.mails().filter((mail) => mail.includes("eve@blog.test")), []);
});

test("signing out everywhere ends the other window, whose form then does nothing and loses nothing", async (t) => {
  const [id] = await blog.receivesMany(["Wait for me."]);
  const one = await blog.owns(t, `/comments/${id}`, { javaScriptEnabled: false });
  const other = await blog.owns(t, "/account");
  await one.page.getByLabel("Reply").fill("A long answer.");
  await other.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await other.page.waitForURL(/\/console\/sign-in/);
  await one.page.getByRole("button", { name: "Approve and reply" }).click();
  await one.page.getByRole("alert").filter({ hasText: "You are not signed in" }).waitFor();
  assert.equal(await one.page.getByLabel("What you wrote").inputValue(), "A long answer.");
  assert.equal(await blog.status(id), "pending");
  await one.page.goto(`${home}/account`);
  assert.match(one.page.url(), /\/console\/sign-in\?to=/);
});

test("the menu signs out, on the phone as well", async (t) => {
  const { page } = await blog.owns(t, "/comments", { viewport: { width: 390, height: 844 } });
  await page.locator("details.account summary").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/console\/sign-in/);
  await page.goto(`${home}/comments`);
  assert.match(page.url(), /\/console\/sign-in\?to=/);
});

test("a password is set and changed on the account page", async (t) => {
  const { page } = await blog.owns(t, "/account");
  await page.getByLabel("New password").fill("another sentence");
  await page.getByRole("button", { name: "Set a password" }).click();
  await page.getByRole("status").filter({ hasText: "The password is set" }).waitFor();
  const again = await blog.visits(t, "/sign-in");
  await again.page.getByLabel("Mail address").fill(owner);
  await again.page.getByLabel("Password").fill("another sentence");
  await again.page.getByRole("button", { name: "Sign in" }).click();
  await isIn(again.page);
});
