/** The count script: one question for all articles of a page, and its answers in words. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { browserName } from "./support/browser.mjs";
import { startReading } from "./support/reading.mjs";
import { article } from "./support/world.mjs";

const blog = await startReading();
after(() => blog.stop());

const comments = { "/none/": 0, "/one/": 1, "/two/": 2, "/five/": 5 };
for (const [path, number] of Object.entries(comments)) {
  for (let comment = 1; comment <= number; comment++) await blog.server.hasComment(path, `Comment ${comment}`);
}

const script = (attributes = "") => `<script async src="https://comments.test/count.js" data-site="blog" ${attributes}></script>`;
const link = (path, attributes = "") => `<li><a href="${path}#comments" data-afterword-count ${attributes}>Comments</a></li>`;
const links = Object.keys(comments).map((path) => link(path)).join("");
const inEnglish = ["No comments", "1 comment", "2 comments", "5 comments"];

/** Pages of a list, whose script is not the thread's. */
let number = 0;
function newList(body, lang = "en") {
  const path = `/list-${++number}/`;
  blog.pages[path] = `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Articles</title></head><body>${body}</body></html>`;
  return path;
}

const reads = (t, path, options) => blog.reads(t, path, { waits: false, ...options });

/** Waits until the links say these texts, in this order. */
function says(page, texts, selector = "a[href]") {
  const same = ([selector, texts]) => JSON.stringify([...document.querySelectorAll(selector)].map((link) => link.innerText)) === texts;
  return page.waitForFunction(same, [selector, JSON.stringify(texts)]);
}

/** The pages that each request asked for. */
function asked(visit) {
  const requests = visit.requests.filter(({ url }) => url.includes("/api/v1/counts"));
  return requests.map(({ url }) => new URL(url).searchParams.getAll("page"));
}

describe("a list of articles", () => {
  test("has all its counts from one request", async (t) => {
    const { visit, page } = await reads(t, newList(`<ul>${links}</ul>${script()}`));
    await says(page, inEnglish);
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked(visit), [["/five/", "/none/", "/one/", "/two/"]]);
    assert.deepEqual(visit.complaints, []);
  });

  test("names each article once, in an order that all readers share, so that they share one answer", async (t) => {
    const shuffled = [...Object.keys(comments), "/one/", "/none/"].reverse().map((path) => link(path)).join("");
    const { visit, page } = await reads(t, newList(`${script()}<ul>${shuffled}</ul>`));
    await says(page, ["No comments", "1 comment", ...inEnglish.toReversed()]);
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked(visit), [["/five/", "/none/", "/one/", "/two/"]]);
  });

  test("of more than 100 articles asks in as few parts as the server takes", async (t) => {
    const paths = Array.from({ length: 230 }, (_, index) => `/many/${index}/`);
    await blog.server.hasComment("/many/229/", "The last.");
    const { visit, page } = await reads(t, newList(`<ul>${paths.map((path) => link(path)).join("")}</ul>${script()}`));
    await says(page, paths.map((path) => (path === "/many/229/" ? "1 comment" : "No comments")));
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked(visit).map((pages) => pages.length), [100, 100, 30]);
    assert.equal(new Set(asked(visit).flat()).size, 230);
    assert.deepEqual(visit.complaints, []);
  });

  test("of long addresses asks in parts that fit into an address", async (t) => {
    const paths = Array.from({ length: 30 }, (_, index) => `/long/${index}/${"ü".repeat(60)}/`);
    const { visit, page } = await reads(t, newList(`<ul>${paths.map((path) => link(path)).join("")}</ul>${script()}`));
    await says(page, paths.map(() => "No comments"));
    await page.waitForLoadState("networkidle");
    assert.equal(new Set(asked(visit).flat()).size, 30);
    assert.ok(asked(visit).length > 1);
    const lengths = visit.requests.map(({ url }) => url).filter((url) => url.includes("/counts?")).map((url) => url.length);
    assert.ok(lengths.every((length) => length <= 6000), String(lengths));
    assert.deepEqual(visit.complaints, []);
  });

  test("may name an article by another path than the link's, on any element", async (t) => {
    const { page } = await reads(t, newList(`<span data-afterword-count="/five/">Comments</span>${script()}`));
    await says(page, ["5 comments"], "span");
  });

  test("without articles asks nothing", async (t) => {
    const { visit, page } = await reads(t, newList(`<a href="/one/">One</a>${script()}`));
    await page.waitForFunction(() => window.afterword);
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked(visit), []);
  });
});

describe("words", () => {
  const polish = `data-zero="Brak komentarzy" data-one="{n} komentarz" data-few="{n} komentarze" data-many="{n} komentarzy" data-other="{n} komentarza"`;
  test("follow the plural rules of the page's language", async (t) => {
    const { page } = await reads(t, newList(`<ul>${links}</ul>${script(polish)}`, "pl"));
    await says(page, ["Brak komentarzy", "1 komentarz", "2 komentarze", "5 komentarzy"]);
  });

  test("of one link may differ from the others'", async (t) => {
    const body = link("/two/") + link("/two/", `data-other="({n})"`) + link("/none/", `data-zero=""`);
    const { page } = await reads(t, newList(`<ul>${body}</ul>${script()}`));
    await says(page, ["2 comments", "(2)", ""]);
  });

  test("fall back to those of other numbers where a form is not given", async (t) => {
    const { page } = await reads(t, newList(`<ul>${links}</ul>${script(`data-zero="0" data-one="{n}" data-other="{n}"`)}`, "pl"));
    await says(page, ["0", "1", "2", "5"]);
  });

  for (const lang of ["en_US", "English (US)", "e", "2", "{{ site.language }}"]) {
    test(`are there though the page calls its language ${lang}`, async (t) => {
      const { visit, page } = await reads(t, newList(`<ul>${links}</ul>${script()}`, lang));
      await says(page, inEnglish);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("follow the language of a tag that is written with a low line", async (t) => {
    const { page } = await reads(t, newList(`<ul>${links}</ul>${script(polish)}`, "pl_PL"));
    await says(page, ["Brak komentarzy", "1 komentarz", "2 komentarze", "5 komentarzy"]);
  });

  const failures = {
    "is away": (route) => route.abort(),
    "is in trouble": (route) => route.fulfill({ status: 503, headers: { "Access-Control-Allow-Origin": "*" }, body: "<h1>Sorry</h1>" }),
  };
  for (const [what, answer] of Object.entries(failures)) {
    test(`that the blog wrote stay when the server ${what}`, async (t) => {
      const prepare = (page) => page.route("**/api/v1/counts*", answer);
      const { visit, page } = await reads(t, newList(`<ul>${links}</ul>${script()}`), { prepare });
      if (browserName === "chromium") await visit.complainsOf(/Failed to load resource/);
      await page.waitForLoadState("networkidle");
      await says(page, ["Comments", "Comments", "Comments", "Comments"]);
      assert.equal(asked(visit).length, 1);
      assert.ok(visit.complaints.length <= 1, "the browser's own, and nothing of ours");
      assert.deepEqual(visit.complaints.filter((text) => !/^(Failed to load resource|Cross-Origin Request Blocked)/.test(text)), []);
    });
  }
});

test("a selector finds links of a theme that has no place for counts, and puts the count behind them", async (t) => {
  const body = Object.keys(comments).map((path) => `<h2 class="title"><a href="${path}">An article</a></h2>`).join("");
  const { visit, page } = await reads(t, newList(body + script(`data-selector="h2.title a"`)));
  await says(page, inEnglish, "h2 .aw-count");
  await says(page, inEnglish.map((words) => `An article ${words}`), "h2");
  await page.waitForLoadState("networkidle");
  assert.equal(asked(visit).length, 1);
  await page.evaluate(() => window.afterword.refresh());
  await page.waitForLoadState("networkidle");
  assert.equal(await page.locator(".aw-count").count(), 4, "each has one count, however often it is asked");
  assert.deepEqual(visit.complaints, []);
});

describe("after client-side navigation", () => {
  const swaps = (page, event) => page.evaluate(([list, event]) => {
    const body = document.createElement("body");
    body.innerHTML = list;
    document.body.replaceWith(body);
    if (event === "refresh()") window.afterword.refresh();
    else if (event) document.dispatchEvent(new Event(event, { bubbles: true }));
  }, [`<ul>${link("/five/")}${link("/one/")}</ul>`, event]);

  for (const event of ["turbo:load", "refresh()", undefined]) {
    test(event ? `by ${event} the new list has its counts, from one request more` : "that tells nothing, all the same", async (t) => {
      const { visit, page } = await reads(t, newList(`<ul>${links}</ul>${script()}`));
      await says(page, inEnglish);
      await swaps(page, event);
      await says(page, ["5 comments", "1 comment"]);
      await page.waitForLoadState("networkidle");
      assert.deepEqual(asked(visit), [["/five/", "/none/", "/one/", "/two/"], ["/five/", "/one/"]]);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("refresh() asks for links that were changed in place", async (t) => {
    const { page } = await reads(t, newList(`<ul>${link("/one/")}</ul>${script()}`));
    await says(page, ["1 comment"]);
    await page.evaluate(() => {
      document.querySelector("[data-afterword-count]").href = "/five/";
      window.afterword.refresh();
    });
    await says(page, ["5 comments"]);
  });

  test("a list that grows as one reads asks for what is new alone", async (t) => {
    const { visit, page } = await reads(t, newList(`<ul>${link("/one/")}</ul>${script()}`));
    await says(page, ["1 comment"]);
    await page.locator("ul").evaluate((list, more) => list.insertAdjacentHTML("beforeend", more), link("/two/"));
    await says(page, ["1 comment", "2 comments"]);
    assert.deepEqual(asked(visit), [["/one/"], ["/two/"]]);
  });
});

describe("of a list that grows", () => {
  /** Keeps each element that is looked through, and each that is looked at. */
  const watches = (page) => page.evaluate(() => {
    window.looked = new Set();
    for (const [type, names] of [[Document, ["querySelectorAll", "querySelector"]], [Element, ["querySelectorAll", "querySelector", "matches", "closest"]]]) {
      for (const name of names) {
        const real = type.prototype[name];
        type.prototype[name] = function (...given) {
          window.looked.add(this);
          return real.apply(this, given);
        };
      }
    }
  });
  /** Adds items, one at a time, as a page does that is scrolled. */
  const grows = (page, paths) => page.evaluate(async (paths) => {
    window.added = [];
    for (const path of paths) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      Object.assign(link, { href: path, textContent: "Comments" }).dataset.afterwordCount = "";
      item.append(link);
      document.querySelector("body > ul").append(item);
      window.added.push(item);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, paths);

  test("it looks at what is new, and at nothing that was there", async (t) => {
    const { visit, page } = await reads(t, newList(`<ul>${links}</ul><p>${"<b>word</b>".repeat(500)}</p>${script()}`));
    await says(page, inEnglish);
    await watches(page);
    await grows(page, ["/five/", "/two/", "/none/"]);
    await says(page, [...inEnglish, "5 comments", "2 comments", "No comments"]);
    const others = () => [...window.looked]
      .filter((element) => !window.added.some((item) => item.contains(element)))
      .map((element) => element.outerHTML?.slice(0, 80) ?? element.nodeName);
    // The test itself asks the document for the links and the list.
    assert.deepEqual((await page.evaluate(others)).filter((name) => name !== "#document"), []);
    assert.deepEqual(asked(visit).slice(1).flat().sort(), ["/five/", "/none/", "/two/"]);
  });

  test("it never looks through the whole page again", async (t) => {
    const { page } = await reads(t, newList(`<ul>${links}</ul>${script()}`));
    await says(page, inEnglish);
    await page.evaluate(() => {
      window.searches = 0;
      const real = Document.prototype.querySelectorAll;
      Document.prototype.querySelectorAll = function (...given) {
        window.searches++;
        return real.apply(this, given);
      };
      for (const text of ["one", "two"]) document.querySelector("ul").insertAdjacentHTML("beforeend", `<li>${text}</li>`);
    });
    await page.evaluate((more) => document.querySelector("ul").insertAdjacentHTML("beforeend", more), link("/five/"));
    await page.locator("li:last-child", { hasText: "5 comments" }).waitFor();
    assert.equal(await page.evaluate(() => window.searches), 0);
  });
});

describe("both scripts on one page", () => {
  test("work side by side, and refresh() is for both", async (t) => {
    blog.pages["/hello/"] = article();
    await blog.server.hasComment("/hello/", "Here.");
    const { visit, page, thread } = await reads(t, "/hello/");
    await thread.shows("Here.");
    await says(page, ["1 comment"], "[data-afterword-count]");
    await page.evaluate(() => {
      document.querySelector("[data-afterword-count]").outerHTML = `<a href="/five/" data-afterword-count>Comments</a>`;
      window.afterword.refresh();
    });
    await says(page, ["5 comments"], "[data-afterword-count]");
    await thread.shows("Here.");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(asked(visit), [["/hello/"], ["/five/"]]);
    assert.deepEqual(visit.complaints, []);
  });
});
