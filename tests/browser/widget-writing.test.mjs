/** Writing: the form where one answers, preview, editing and deleting, what is remembered, mistakes, broken connections. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { holdsBack, startReading } from "./support/reading.mjs";
import { Thread } from "./support/thread.mjs";

const blog = await startReading();
after(() => blog.stop());

/** An article with one comment by Bob, and a new reader there. */
async function readsBob(t, options) {
  const path = blog.newArticle();
  const bob = await blog.server.hasComment(path, "What Bob says.", { name: "Bob" });
  return { path, bob, ...(await blog.reads(t, path, options)) };
}

const previewed = (thread) => thread.form.locator(".aw-preview:not(:empty)");
const look = (thread) => thread.form.getByRole("button", { name: "Preview" }).click();

describe("answering", () => {
  test("brings the form below the comment, with the focus in it, and the answer stands there", async (t) => {
    const { visit, page, thread } = await readsBob(t);
    await thread.answers("What Bob says.");
    assert.equal(await page.locator("form").count(), 1);
    const text = page.getByRole("textbox", { name: "Reply to Bob" });
    assert.ok(await text.evaluate((element) => element === document.activeElement));
    await text.fill("What Ann answers.");
    await thread.form.getByLabel("Name").fill("Ann");
    await thread.sends();
    await thread.shows("What Ann answers.");
    assert.deepEqual(await thread.replies("What Bob says."), ["What Ann answers."]);
    assert.equal(await thread.heading.innerText(), "2 comments");
    assert.equal(await thread.comments.locator("form").count(), 0, "the form is back in its place");
    await page.reload();
    await thread.loads();
    assert.deepEqual(await thread.replies("What Bob says."), ["What Ann answers."]);
    assert.deepEqual(visit.complaints, []);
  });

  test("given up puts the form back and the focus where it was, and keeps what was typed", async (t) => {
    const { page, thread } = await readsBob(t);
    await thread.answers("What Bob says.");
    await page.getByRole("textbox", { name: "Reply to Bob" }).fill("Half a thought");
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.ok(await thread.control("What Bob says.", "button", "Reply to Bob").evaluate((button) => button === document.activeElement));
    assert.equal(await thread.comments.locator("form").count(), 0);
    assert.equal(await page.getByRole("textbox", { name: "Write a comment" }).inputValue(), "Half a thought");
    assert.equal(await page.getByRole("button", { name: "Cancel" }).isVisible(), false);
  });
});

describe("while a comment is on its way", () => {
  /** Sends "What Ann says." with Ann's name; it gets there by `arrives`. */
  async function sends(t) {
    const read = await readsBob(t);
    const arrives = await holdsBack(read.page);
    await read.thread.submits("What Ann says.");
    await read.thread.tells("Sending…");
    return { ...read, arrives };
  }

  test("what is typed on stays in the form, with the focus, and in the draft", async (t) => {
    const { visit, page, thread, arrives } = await sends(t);
    const text = thread.form.locator("textarea");
    await text.press("End");
    await page.keyboard.type(" And more");
    arrives();
    await thread.shows("What Ann says.");
    await thread.tells("Published.");
    assert.equal(await thread.draft(), "What Ann says. And more");
    assert.ok(await text.evaluate((field) => field === document.activeElement));
    await page.reload();
    await thread.loads();
    assert.equal(await thread.draft(), "What Ann says. And more");
    assert.deepEqual(await thread.texts(), ["What Bob says.", "What Ann says."]);
    assert.deepEqual(visit.complaints, []);
  });

  test("an edit that is begun meanwhile is left alone, and what was sent is no draft any more", async (t) => {
    const { page, thread } = await readsBob(t);
    await thread.submits("First.");
    await thread.shows("First.");
    const arrives = await holdsBack(page);
    await thread.submits("Second.");
    await thread.tells("Sending…");
    await thread.control("First.", "button", /^Edit/).click();
    await thread.form.locator("textarea").fill("First, better");
    arrives();
    await thread.shows("Second.");
    assert.equal(await thread.draft(), "First, better");
    await page.getByRole("textbox", { name: "Edit your comment" }).waitFor();
    await thread.form.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await thread.draft(), "");
  });

  test("a page that is drawn anew shows it as soon as it has arrived, and has nothing left to send", async (t) => {
    const { visit, page, thread, arrives } = await sends(t);
    await page.evaluate(() => window.afterword.refresh());
    await thread.tells("Your draft was kept.");
    assert.equal(await thread.draft(), "What Ann says.");
    arrives();
    await thread.shows("What Ann says.");
    await thread.tells("Published.");
    assert.equal(await thread.draft(), "");
    assert.deepEqual(await thread.texts(), ["What Bob says.", "What Ann says."]);
    assert.equal(await thread.heading.innerText(), "2 comments");
    assert.deepEqual(visit.complaints, []);
  });

  test("sending it again from a page that is drawn anew stores it once", async (t) => {
    const { path, page, thread, arrives } = await sends(t);
    await page.evaluate(() => window.afterword.refresh());
    await thread.tells("Your draft was kept.");
    const second = page.waitForRequest((request) => request.method() === "POST");
    await thread.sends();
    await second;
    let answered = 0;
    const bothAnswered = page.waitForResponse((response) => response.request().method() === "POST" && ++answered === 2);
    arrives();
    await bothAnswered;
    await thread.shows("What Ann says.");
    await page.reload();
    await thread.loads();
    assert.deepEqual(await thread.texts(), ["What Bob says.", "What Ann says."]);
    assert.equal((await blog.server.ask("GET", `/api/v1/counts?page=${path}`)).json.counts[path], 2);
  });
});

describe("when the answer to a comment that was stored is lost, sending it again stores it once", () => {
  const whiles = {
    "though a letter was typed and deleted in another field": async (thread, page) => {
      await thread.form.getByLabel("Website").press("x");
      await page.keyboard.press("Backspace");
    },
    "though a letter was typed and deleted": async (thread, page) => {
      await thread.form.locator("textarea").press("End");
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
    },
    "from the page that was loaded again, though a letter was typed and deleted": async (thread, page) => {
      await page.reload();
      await thread.loads();
      await thread.form.locator("textarea").press("End");
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
    },
  };
  for (const [how, touches] of Object.entries(whiles)) {
    test(how, async (t) => {
      const { path, page, thread } = await readsBob(t);
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = async (...asked) => {
          const answer = await fetch(...asked);
          if (asked[1]?.method !== "POST") return answer;
          window.fetch = fetch;
          throw new TypeError("The connection broke.");
        };
      });
      await thread.submits("What Ann says.");
      await page.waitForFunction(() => /no answer/i.test(document.querySelector(".aw-form [role=status]").textContent));
      await touches(thread, page);
      await thread.sends();
      await thread.tells("Published.");
      assert.deepEqual(await thread.texts(), ["What Bob says.", "What Ann says."]);
      assert.equal((await blog.server.ask("GET", `/api/v1/counts?page=${path}`)).json.counts[path], 2);
    });
  }
});

test("a comment takes nothing from what is answered in another tab", async (t) => {
  const { visit, path, page, thread } = await readsBob(t);
  await blog.server.hasComment(path, "What Carol says.", { name: "Carol" });
  await page.reload();
  await thread.loads();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = new Thread(other);
  await there.loads();
  await there.answers("What Bob says.");
  await there.form.locator("textarea").fill("An answer");
  // Firefox gives the focus to the tab in front alone.
  await page.bringToFront();
  await thread.form.locator("textarea").focus();
  await thread.form.getByLabel("Name", { exact: true }).waitFor();
  assert.equal(await thread.comments.locator("form").count(), 0, "it does not move");
  await thread.form.locator("textarea").fill("A comment");
  await there.form.locator("textarea").fill("An answer, longer");
  await page.getByRole("combobox", { name: "Order" }).selectOption("Newest first");
  await page.waitForFunction(() => document.querySelector(".aw-body").innerText.trim() === "What Carol says.");
  assert.equal(await thread.draft(), "A comment");
  assert.ok(await page.getByRole("textbox", { name: "Write a comment" }).isVisible());
  assert.equal(await thread.comments.locator("form").count(), 0, "nor does it move in another order");
  await there.form.locator("textarea").fill("An answer, even longer");
  await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
  await there.form.locator("textarea").fill("An answer, still longer");
  await thread.sends();
  await thread.shows("A comment");
  const { json } = await blog.server.ask("GET", `/api/v1/comments?page=${path}&sort=newest`);
  assert.equal(json.comments[0].html.trim(), "<p>A comment</p>");
  assert.equal(json.comments[0].parent, null);
  await other.bringToFront();
  await there.form.getByLabel("Name", { exact: true }).fill("Ann");
  await there.sends();
  await there.shows("An answer, still longer");
  assert.deepEqual(await there.replies("What Bob says."), ["An answer, still longer"]);
  assert.deepEqual(visit.complaints, []);
});

describe("a draft of an answer to a comment that is not loaded yet", () => {
  /** A reader who has begun to answer "Five." in a thread that is shown by two, after a comment, if any, and has come back. */
  async function comesBack(t, draft = "Half a thought", comment = "") {
    const path = blog.newArticle({ attributes: `data-limit="2"` });
    for (const text of ["One.", "Two.", "Three.", "Four.", "Five."]) await blog.server.hasComment(path, text);
    const { visit, page, thread } = await blog.reads(t, path);
    if (comment) {
      await thread.submits(comment);
      await thread.shows(comment);
    }
    for (const text of ["Four.", "Five."]) {
      await page.getByRole("button", { name: "Show more comments" }).click();
      await thread.shows(text);
    }
    await thread.answers("Five.");
    // The part has taken the form over, and what is answered is remembered.
    await thread.form.getByLabel("Name", { exact: true }).waitFor();
    if (draft) await thread.form.locator("textarea").fill(draft);
    await page.reload();
    await thread.loads();
    if (draft) await thread.tells("Your draft was kept.");
    return { visit, path, page, thread };
  }

  test("stays one, and is sent as one", async (t) => {
    const { visit, path, page, thread } = await comesBack(t);
    await page.getByRole("textbox", { name: "Reply", exact: true }).fill("A whole thought");
    await page.reload();
    await thread.loads();
    await thread.tells("Your draft was kept.");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await thread.shows("A whole thought");
    assert.deepEqual(visit.complaints, []);
    const other = await blog.reads(t, path);
    for (const text of ["Four.", "Five."]) {
      await other.page.getByRole("button", { name: "Show more comments" }).click();
      await other.thread.shows(text);
    }
    assert.deepEqual(await other.thread.replies("Five."), ["A whole thought"]);
  });

  test("stays one when the reader is in the form before it is brought back", async (t) => {
    const { visit, path, page, thread } = await comesBack(t, "Half a thought", "My comment.");
    const arrives = await holdsBack(page, /\/api\/v1\/comments\/[^/?]+$/);
    await page.reload();
    await thread.form.locator("textarea").focus();
    await thread.form.getByLabel("Name", { exact: true }).waitFor();
    assert.equal(await thread.draft(), "");
    arrives();
    await page.getByRole("textbox", { name: "Reply", exact: true }).waitFor();
    assert.equal(await thread.draft(), "Half a thought");
    assert.ok(await thread.form.getByRole("button", { name: "Cancel" }).isVisible());
    await thread.sends();
    await thread.shows("Half a thought");
    const { json } = await blog.server.ask("GET", `/api/v1/comments?page=${path}&sort=newest`);
    const stored = (text) => json.comments.find(({ html }) => html.includes(text));
    assert.equal(stored("Half a thought").parent, stored("Five.").id);
    assert.deepEqual(visit.complaints, []);
  });

  test("is for the article itself once the reader cancels the answer", async (t) => {
    const { path, page, thread } = await comesBack(t);
    await page.getByRole("button", { name: "Cancel" }).click();
    const text = page.getByRole("textbox", { name: "Write a comment" });
    await text.waitFor();
    assert.ok(await text.evaluate((field) => field === document.activeElement), "there was no button to go back to");
    assert.equal(await thread.draft(), "Half a thought");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await thread.shows("Half a thought");
    await page.reload();
    await thread.loads();
    assert.deepEqual((await thread.texts()).at(-1), "Half a thought");
    const { json } = await blog.server.ask("GET", `/api/v1/comments?page=${path}&sort=newest`);
    assert.equal(json.comments[0].parent, null);
  });

  test("makes no answer of a later comment when nothing was typed", async (t) => {
    const { visit, path, page, thread } = await comesBack(t, "");
    const text = page.getByRole("textbox", { name: "Write a comment" });
    await text.fill("A comment");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    assert.equal(await thread.form.getByRole("button", { name: "Cancel" }).isVisible(), false);
    await text.waitFor();
    await thread.sends();
    await thread.shows("A comment");
    const { json } = await blog.server.ask("GET", `/api/v1/comments?page=${path}&sort=newest`);
    assert.equal(json.comments[0].html.trim(), "<p>A comment</p>");
    assert.equal(json.comments[0].parent, null);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("where what writers need can't be loaded", () => {
  const file = /\/embed\.write\./;
  /** A reader of Bob's comment whose network does not bring that file. */
  const cutOff = (t) => readsBob(t, { prepare: (page) => page.route(file, (route) => route.abort()) });

  test("Reply says so, and no word that is typed gets lost: it goes on where it was", async (t) => {
    const { page, thread } = await cutOff(t);
    await thread.answers("What Bob says.");
    await thread.tells("Nothing is lost: try again.");
    await thread.form.locator("textarea").fill("What Ann answers.");
    await page.reload();
    await thread.loads();
    assert.equal(await thread.draft(), "What Ann answers.");
    await page.unroute(file);
    await thread.form.locator("textarea").press("End");
    await page.getByRole("textbox", { name: "Reply to Bob" }).waitFor();
    await thread.form.getByLabel("Name").fill("Ann");
    await thread.sends();
    await thread.shows("What Ann answers.");
    assert.deepEqual(await thread.replies("What Bob says."), ["What Ann answers."]);
  });

  for (const name of ["Send", "Preview", "Quote: Bob", "👍"]) {
    test(`${name} says so, and works as soon as it comes`, async (t) => {
      const { page, thread } = await cutOff(t);
      await thread.form.locator("textarea").fill("Well.");
      const button = page.getByRole("button", { name });
      await button.click();
      await page.getByRole("alert").filter({ hasText: "Nothing is lost: try again." }).waitFor();
      assert.equal(await thread.draft(), "Well.");
      await page.unroute(file);
      await button.click();
      await page.getByRole("alert").waitFor({ state: "detached" });
      const works = {
        Send: () => thread.form.getByLabel("Name").and(page.locator(":focus")),
        Preview: () => previewed(thread).filter({ hasText: "Well." }),
        "Quote: Bob": () => page.getByRole("textbox", { name: "Reply to Bob" }),
        "👍": () => page.locator("[aria-pressed=true]"),
      };
      await works[name]().waitFor();
    });
  }
});

test("the form keeps what is typed in it while the part that does the rest comes late", async (t) => {
  let come;
  const late = new Promise((resolve) => (come = resolve));
  const prepare = (page) => page.route(/\/embed\.write\./, (route) => late.then(() => route.continue()));
  const { visit, page, thread } = await readsBob(t, { prepare });
  await thread.answers("What Bob says.");
  await page.keyboard.type("Typed before");
  come();
  await page.getByRole("textbox", { name: "Reply to Bob" }).waitFor();
  await page.keyboard.type(" and after");
  assert.equal(await thread.draft(), "Typed before and after");
  await thread.form.getByLabel("Name").fill("Ann");
  await thread.sends();
  await thread.shows("Typed before and after");
  assert.deepEqual(await thread.replies("What Bob says."), ["Typed before and after"]);
  assert.deepEqual(visit.complaints, []);
});

test("the preview is, letter by letter, what is published", async (t) => {
  const { visit, thread } = await blog.reads(t, blog.newArticle());
  const text = "A **bold** word, <b>tags</b>, https://example.org\n\n> quoted\n\n- one\n- two\n\n```rust\nfn main() {}\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  await thread.form.locator("textarea").fill(text);
  await look(thread);
  await previewed(thread).locator("table").waitFor();
  const seen = await previewed(thread).innerHTML();
  await thread.submits(text);
  await thread.shows("A bold word");
  assert.equal(await thread.comment("A bold word").locator(".aw-body").innerHTML(), seen);
  assert.match(seen, /<strong>bold<\/strong>.*rel="nofollow ugc noopener".*<blockquote>.*<li>.*language-rust.*<table>/s);
  assert.equal(await previewed(thread).isVisible(), false);
  assert.deepEqual(visit.complaints, []);
});

describe("the bar below the text", () => {
  /** A reader whose cursor is in the form, and how to press a button of the bar with words selected. */
  async function writes(t) {
    const { visit, page, thread } = await blog.reads(t, blog.newArticle());
    const text = thread.form.locator("textarea");
    const bar = page.getByRole("toolbar", { name: "Formatting" });
    await text.focus();
    await bar.waitFor();
    const press = async (name, value, selected = value) => {
      await text.fill(value);
      const start = value.indexOf(selected);
      await text.evaluate((field, range) => field.setSelectionRange(...range), [start, start + selected.length]);
      await bar.getByRole("button", { name }).click();
    };
    const selected = () => text.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
    return { visit, page, thread, text, bar, press, selected };
  }

  test("is not there, and asks for nothing, before somebody writes", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "Hello.");
    const { visit, page } = await blog.reads(t, path);
    assert.equal(await page.getByRole("toolbar").count(), 0);
    assert.deepEqual(visit.requests.filter(({ url }) => /\/embed\.\w/.test(url) && !/\/embed\.js$/.test(url)), []);
  });

  const marks = {
    Bold: ["two words", "words", "two **words**", "words"],
    Italic: ["two words", "words", "two *words*", "words"],
    Code: ["two words", "words", "two `words`", "words"],
    Link: ["two words", "words", "two [words](https://)", "https://"],
    Quotation: ["one\ntwo", "one\ntwo", "> one\n> two\n\n", ""],
  };
  for (const [name, [before, chosen, after, left]] of Object.entries(marks)) {
    test(`has ${name}, and one can undo it`, async (t) => {
      const { visit, page, thread, text, press, selected } = await writes(t);
      await press(name, before, chosen);
      assert.equal(await text.inputValue(), after);
      assert.equal(await selected(), left);
      assert.ok(await text.evaluate((field) => field === document.activeElement));
      await page.keyboard.press("Control+Z");
      assert.equal(await text.inputValue(), before);
      await page.keyboard.press("Control+Shift+Z");
      await page.reload();
      await thread.loads();
      assert.equal(await thread.draft(), after, "it is part of the draft");
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("takes marks away where they are already", async (t) => {
    const { text, press } = await writes(t);
    await press("Bold", "two **words**", "words");
    assert.equal(await text.inputValue(), "two words");
    await press("Italic", "two **words**", "words");
    assert.equal(await text.inputValue(), "two ***words***");
  });

  test("makes a block of several lines of code, and a link of an address", async (t) => {
    const { text, press } = await writes(t);
    await press("Code", "See:\none\ntwo", "one\ntwo");
    assert.equal(await text.inputValue(), "See:\n\n```\none\ntwo\n```\n\n");
    await press("Link", "See https://example.org", "https://example.org");
    assert.equal(await text.inputValue(), "See [](https://example.org)");
  });

  test("is one stop of the Tab key, with the arrows inside", async (t) => {
    const { page, bar } = await writes(t);
    const name = () => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.name);
    await page.keyboard.press("Tab");
    assert.equal(await name(), "Bold");
    await page.keyboard.press("ArrowRight");
    assert.equal(await name(), "Italic");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await name(), "Code");
    await page.keyboard.press("Tab");
    assert.equal(await name(), "name");
    assert.equal(await bar.locator("[tabindex='0']").count(), 1);
  });

  test("has keys, too", async (t) => {
    const { page, text } = await writes(t);
    await text.fill("words");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+B");
    assert.equal(await text.inputValue(), "**words**");
    await page.keyboard.press("Control+I");
    assert.equal(await text.inputValue(), "***words***");
  });
});

for (const key of ["Control", "Meta"]) {
  test(`${key}+Enter sends`, async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    await thread.form.locator("textarea").fill("Hello.");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await page.getByRole("toolbar").waitFor();
    await thread.form.locator("textarea").press(`${key}+Enter`);
    await thread.shows("Hello.");
    assert.deepEqual(await thread.texts(), ["Hello."]);
  });
}

describe("Quote", () => {
  test("brings the form with the words of the comment, behind what is typed already", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "First *line*.\n\nSecond line.", { name: "Bob" });
    const { visit, page, thread } = await blog.reads(t, path);
    await thread.form.locator("textarea").fill("Well:");
    await thread.control("First line.", "button", "Quote: Bob").click();
    await page.getByRole("textbox", { name: "Reply to Bob" }).waitFor();
    assert.equal(await thread.draft(), "Well:\n\n> First line.\n> \n> Second line.\n\n");
    await thread.form.locator("textarea").press("End");
    await page.keyboard.type("Indeed.");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await thread.shows("Indeed.");
    assert.equal(await thread.comment("Indeed.").locator("blockquote p").count(), 2);
    assert.equal((await thread.replies("First line.")).length, 1);
    assert.deepEqual(visit.complaints, []);
  });

  test("takes only what is selected of the comment", async (t) => {
    const { page, thread } = await readsBob(t);
    await thread.comment("What Bob says.").locator(".aw-body").evaluate((body) => {
      const words = body.querySelector("p").firstChild;
      getSelection().setBaseAndExtent(words, 5, words, 8);
    });
    await thread.control("What Bob says.", "button", "Quote: Bob").click();
    await page.getByRole("textbox", { name: "Reply to Bob" }).waitFor();
    assert.equal(await thread.draft(), "> Bob\n\n");
  });
});

describe("a website", () => {
  test("may be typed as people say it, and is a link to https", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    await thread.submits("Hello.", { "Website (optional)": "example.org" });
    await thread.shows("Hello.");
    assert.equal(await page.getByRole("link", { name: "Ann" }).getAttribute("href"), "https://example.org");
  });

  test("that is none is told at its field", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    await thread.submits("Hello.", { "Website (optional)": "my blog" });
    await thread.form.locator("[name=website][aria-invalid=true]").waitFor();
    assert.equal(await page.locator(".aw-comment").count(), 0);
  });
});

describe("one's own comment", () => {
  test("can be edited for as long as the button says", async (t) => {
    const { visit, page, thread } = await blog.reads(t, blog.newArticle(), { prepare: (page) => page.clock.install() });
    await thread.submits("Good *raed*.");
    await thread.shows("Good raed.");
    await thread.control("Good raed.", "button", "Edit (15 min)").click();
    assert.equal(await thread.draft(), "Good *raed*.", "the Markdown as it was typed");
    await page.getByRole("textbox", { name: "Edit your comment" }).waitFor();
    assert.equal(await thread.form.getByLabel("Name").isVisible(), false);
    await thread.form.locator("textarea").fill("Good *read*.");
    await thread.form.getByRole("button", { name: "Save" }).click();
    await thread.shows("Good read.");
    assert.deepEqual(await thread.texts(), ["Good read."]);
    await thread.comment("Good read.").getByText("edited", { exact: true }).waitFor();

    await page.clock.fastForward("10:00");
    await thread.control("Good read.", "button", "Edit (5 min)").waitFor();
    await page.clock.fastForward("05:00");
    await thread.control("Good read.", "button", /Edit/).waitFor({ state: "detached" });
    await thread.control("Good read.", "button", "Delete").waitFor({ state: "detached" });
    assert.deepEqual(visit.complaints, []);
  });

  test("is changed for every reader, and its draft is left alone", async (t) => {
    const { page, path, thread } = await readsBob(t);
    await thread.submits("First try.");
    await thread.shows("First try.");
    await thread.form.locator("textarea").fill("Something else");
    await thread.edits("First try.", "Second try.");
    assert.equal(await thread.draft(), "Something else");
    await page.reload();
    await thread.loads();
    assert.deepEqual(await thread.texts(), ["What Bob says.", "Second try."]);
    const other = await blog.reads(t, path);
    assert.deepEqual(await other.thread.texts(), ["What Bob says.", "Second try."]);
    assert.equal(await other.page.getByRole("button", { name: /Edit|Delete/ }).count(), 0);
  });

  const leaves = {
    Reply: (thread) => thread.control("What Bob says.", "button", /^Reply/).click(),
    Quote: (thread) => thread.control("What Bob says.", "button", /^Quote/).click(),
    "a reload": async (thread, page) => {
      await page.reload();
      await thread.loads();
    },
  };
  for (const [what, leave] of Object.entries(leaves)) {
    test(`keeps a better text that is not saved through ${what}`, async (t) => {
      const { visit, page, thread } = await readsBob(t);
      await thread.submits("First try.");
      await thread.shows("First try.");
      await thread.control("First try.", "button", /^Edit/).click();
      await thread.form.locator("textarea").fill("Second");
      await leave(thread, page);
      await thread.control("First try.", "button", /^Edit/).click();
      await page.getByRole("textbox", { name: "Edit your comment" }).waitFor();
      assert.equal(await thread.draft(), "Second");
      await thread.form.locator("textarea").fill("Second try.");
      await thread.form.getByRole("button", { name: "Save" }).click();
      await thread.shows("Second try.");
      await thread.control("Second try.", "button", /^Edit/).click();
      assert.equal(await thread.draft(), "Second try.");
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("is still being changed when another order is chosen", async (t) => {
    const { visit, page, thread } = await readsBob(t);
    await thread.submits("First try.");
    await thread.shows("First try.");
    await page.reload();
    await thread.loads();
    await thread.control("First try.", "button", /^Edit/).click();
    await thread.form.locator("textarea").fill("Second try.");
    await page.getByRole("combobox", { name: "Order" }).selectOption("Newest first");
    await page.waitForFunction(() => document.querySelector(".aw-body").innerText.trim() === "First try.");
    await thread.comment("First try.").getByRole("textbox", { name: "Edit your comment" }).waitFor();
    assert.equal(await thread.draft(), "Second try.");
    await thread.form.getByRole("button", { name: "Save" }).click();
    await thread.shows("Second try.");
    assert.deepEqual(await thread.texts(), ["Second try.", "What Bob says."]);
    assert.deepEqual(visit.complaints, []);
  });

  test("has its own text again after Cancel", async (t) => {
    const { page, thread } = await readsBob(t);
    await thread.submits("First try.");
    await thread.shows("First try.");
    await thread.control("First try.", "button", /^Edit/).click();
    await thread.form.locator("textarea").fill("Second");
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await thread.draft(), "");
    await thread.control("First try.", "button", /^Edit/).click();
    assert.equal(await thread.draft(), "First try.");
  });

  test("is deleted when asked twice; one with an answer leaves its place", async (t) => {
    const { visit, path, thread, page } = await readsBob(t);
    await thread.submits("A mistake.");
    await thread.shows("A mistake.");
    await thread.answers("A mistake.");
    await thread.form.locator("textarea").fill("An answer to it.");
    await thread.sends();
    await thread.shows("An answer to it.");
    await thread.control("A mistake.", "button", "Delete").click();
    await thread.form.locator("textarea").focus();
    await thread.control("A mistake.", "button", /^Delete$/).waitFor();
    await thread.deletes("A mistake.");
    assert.equal(await thread.heading.innerText(), "2 comments");
    await page.getByText("This comment was removed.").waitFor();
    assert.deepEqual(visit.complaints, []);
    const other = await blog.reads(t, path);
    assert.deepEqual(await other.thread.texts(), ["What Bob says.", "An answer to it."]);
    assert.equal(await other.page.getByText("This comment was removed.").count(), 1);
  });
});

describe("after a reload", () => {
  test("the form still knows the reader's name, e-mail and website", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    const person = { Name: "Ann", "E-mail (optional)": "ann@example.org", "Website (optional)": "https://ann.example" };
    const { Name: name, ...others } = person;
    await thread.submits("Hello.", { name, ...others });
    await thread.shows("Hello.");
    await page.goto(`https://blog.test${blog.newArticle()}`);
    await thread.loads();
    await thread.form.locator("textarea").focus();
    for (const [label, value] of Object.entries(person)) {
      assert.equal(await thread.form.getByLabel(label, { exact: true }).inputValue(), value);
    }
    assert.equal(await thread.draft(), "");
  });

  test("the draft is still there, where it was typed, and says so", async (t) => {
    const { page, thread } = await readsBob(t);
    await thread.answers("What Bob says.");
    await thread.form.locator("textarea").fill("Half a thought");
    await page.reload();
    await thread.loads();
    await thread.tells("Your draft was kept.");
    assert.equal(await thread.comment("What Bob says.").getByRole("textbox", { name: "Reply to Bob" }).inputValue(), "Half a thought");
    await page.goto(`https://blog.test${blog.newArticle()}`);
    await thread.loads();
    assert.equal(await thread.draft(), "", "another article has another draft");
  });
});

test("a reaction is counted, marked as one's own, remembered, and taken back", async (t) => {
  const { visit, page, thread } = await readsBob(t);
  const thumb = thread.control("What Bob says.", "button", /👍/);
  await thumb.click();
  await thumb.and(page.locator("[aria-pressed=true]")).filter({ hasText: "👍 1" }).waitFor();
  await page.reload();
  await thread.loads();
  await thumb.and(page.locator("[aria-pressed=true]")).filter({ hasText: "👍 1" }).click();
  await thumb.and(page.locator("[aria-pressed=false]")).waitFor();
  assert.equal((await thumb.innerText()).trim(), "👍");
  assert.deepEqual(visit.complaints, []);
});

describe("a mistake", () => {
  test("is told at its field, keeps every word, and is gone when it is mended", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    await thread.submits("A good text.", { name: "x".repeat(81) });
    const name = thread.form.getByLabel("Name", { exact: true });
    await name.and(page.locator("[aria-invalid=true]")).waitFor();
    assert.ok(await name.evaluate((field) => field === document.activeElement));
    const described = (field) => document.getElementById(field.getAttribute("aria-describedby")).innerText;
    assert.match(await name.evaluate(described), /81 characters.*80 are allowed/);
    assert.equal(await thread.draft(), "A good text.");

    await name.fill("Ann");
    await thread.sends();
    await thread.shows("A good text.");
    assert.equal(await name.getAttribute("aria-invalid"), null);
    assert.equal(await name.evaluate(described), "");
  });

  test("in the text is told at the text", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    const links = Array.from({ length: 11 }, (_, number) => `https://example.org/${number}`).join(" ");
    await thread.submits(links);
    const text = thread.form.locator("textarea");
    await text.and(page.locator("[aria-invalid=true]")).waitFor();
    assert.match(await text.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby")).innerText), /links/);
    assert.equal(await thread.draft(), links);
  });
});

test("a comment whose answer is lost on the way is stored once when it is sent again", async (t) => {
  const path = blog.newArticle();
  const { visit, page, thread } = await blog.reads(t, path);
  const sent = visit.sends("POST");
  const losesTheAnswer = async (route) => {
    const headers = { "Content-Type": "text/plain", Origin: "https://blog.test" };
    await blog.server.ask("POST", "/api/v1/comments", { headers, body: await sent });
    await route.abort("connectionreset");
  };
  await page.route("https://comments.test/api/v1/comments", losesTheAnswer, { times: 1 });
  await thread.submits("Once, please.");
  await thread.tells("Nothing is lost: try again.");
  assert.equal(await thread.draft(), "Once, please.");
  await thread.sends();
  await thread.shows("Once, please.");
  await page.reload();
  await thread.loads();
  assert.deepEqual(await thread.texts(), ["Once, please."]);
  assert.equal((await blog.server.ask("GET", `/api/v1/counts?page=${path}`)).json.counts[path], 1);
});
