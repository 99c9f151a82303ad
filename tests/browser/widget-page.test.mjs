/** The widget in a page that moves: nothing shifts while it loads, and it follows client-side navigation. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { onlyIn } from "./support/browser.mjs";
import { articleWith, holdsBack, longText, painted, startReading } from "./support/reading.mjs";

const blog = await startReading();
after(() => blog.stop());

async function articleOf(number, parts) {
  const path = blog.newArticle(parts);
  for (let comment = 1; comment <= number; comment++) await blog.server.hasComment(path, `Comment ${comment} on ${path}`);
  return path;
}

/** Another change of the page, and the turn after it, in which the widget looks. */
const changes = (page) => page.evaluate(() => {
  document.body.append("More.");
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
});

describe("nothing shifts while the thread loads", onlyIn("chromium", "Firefox does not measure layout shifts"), () => {
  /** All that has shifted in the page so far, as browsers measure it for "cumulative layout shift". */
  async function shifts(page) {
    await painted(page);
    return page.evaluate(() => new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.nodeName)])))
        .observe({ type: "layout-shift", buffered: true });
      // The observer says nothing where nothing has shifted: a shift of our own, after which it does.
      const mark = document.body.insertBefore(document.createElement("div"), document.body.firstChild);
      mark.style.height = "300px";
    }));
  }

  /** Leaves out the shift that `shifts` makes. */
  async function shiftsWhileLoading(page) {
    const all = await shifts(page);
    assert.ok(all.length > 0, "the browser measures shifts");
    return all.slice(0, -1);
  }

  const footer = `<footer>The end.</footer>`;
  const places = [
    ["below the fold", { before: longText, after: footer }, 5],
    ["in view, at the end of the page", {}, 5],
    ["in view, without comments, above a footer", { after: footer }, 0],
  ];
  for (const [where, parts, comments] of places) {
    test(where, async (t) => {
      const { page, thread } = await blog.reads(t, await articleOf(comments, parts));
      assert.equal((await thread.texts()).length, comments);
      assert.deepEqual(await shiftsWhileLoading(page), []);
    });
  }

  test("hardly: only what stands below a thread in view makes room for its comments", async (t) => {
    const { page } = await blog.reads(t, await articleOf(5, { after: footer }));
    const all = await shiftsWhileLoading(page);
    // Where the comments come before the first frame is painted, not even that moves.
    const others = all.flatMap(([, ...nodes]) => nodes).filter((name) => name !== "FOOTER");
    assert.deepEqual(others, []);
    const sum = all.reduce((sum, [value]) => sum + value, 0);
    assert.ok(sum < 0.1, `${sum}; browsers call less than 0.1 good`);
  });
});

describe("after client-side navigation the thread is that of the new page", () => {
  /** Swaps the body for that of the new page, as Turbo and its like do; scripts in it are not run. */
  async function navigates(page, path, event) {
    await page.evaluate(([path, html, event]) => {
      history.pushState({}, "", path);
      const body = new DOMParser().parseFromString(html, "text/html").body;
      document.body.replaceWith(document.adoptNode(body));
      if (event) document.dispatchEvent(new Event(event, { bubbles: true }));
    }, [path, articleWith(), event]);
  }

  for (const event of ["turbo:load", "pjax:complete", "swup:page:view", "astro:page-load"]) {
    test(`by ${event}`, async (t) => {
      const [first, second] = [await articleOf(1), await articleOf(2)];
      const { visit, page, thread } = await blog.reads(t, first);
      await navigates(page, second, event);
      await thread.shows(`Comment 2 on ${second}`);
      assert.equal(await page.locator(".aw").count(), 1);
      await navigates(page, first, event);
      await thread.shows(`Comment 1 on ${first}`);
      assert.deepEqual(await thread.texts(), [`Comment 1 on ${first}`]);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("where a router tells nothing", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    await navigates(page, second);
    await thread.shows(`Comment 2 on ${second}`);
    assert.equal(await page.locator(".aw").count(), 1);
    assert.equal(visit.asked(`page=${encodeURIComponent(second)}`).length, 1, "it asks once");
    await page.goBack();
    assert.equal(await page.locator(".aw-comment").count() > 0, true);
    assert.deepEqual(visit.complaints, []);
  });

  test("and asks for it once, whatever happens in the thread while the router has the address and not yet the page", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    await page.evaluate(async ([path, html]) => {
      history.pushState({}, "", path);
      document.querySelector(".aw-comment .aw-actions button").click();
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
      const body = new DOMParser().parseFromString(html, "text/html").body;
      document.body.replaceWith(document.adoptNode(body));
    }, [second, articleWith()]);
    await thread.shows(`Comment 2 on ${second}`);
    assert.equal(visit.asked(`page=${encodeURIComponent(second)}`).length, 1, "it asks once");
    assert.deepEqual(visit.complaints, []);
  });

  /** The element stays, and only what is around it changes; `address` may come before or after. */
  const keeps = (page, path, order) => page.evaluate(async ([path, order]) => {
    const change = () => (document.querySelector("h1").textContent = `This is ${path}`);
    if (order === "before") history.pushState({}, "", path);
    if (order !== "alone") change();
    await 0;
    if (order !== "before") history.pushState({}, "", path);
  }, [path, order]);

  for (const [order, when] of Object.entries({ before: "before the page changes", after: "after the page has changed", alone: "and nothing else changes" })) {
    test(`in an element that is kept in place, where the address changes ${when}`, async (t) => {
      const [first, second] = [await articleOf(1), await articleOf(2)];
      const { visit, page, thread } = await blog.reads(t, first);
      await thread.shows(`Comment 1 on ${first}`);
      await keeps(page, second, order);
      await thread.shows(`Comment 2 on ${second}`);
      assert.deepEqual(await thread.texts(), [`Comment 1 on ${second}`, `Comment 2 on ${second}`]);
      assert.equal(visit.asked(`page=${encodeURIComponent(second)}`).length, 1, "it asks once");
      await page.goBack();
      await thread.shows(`Comment 1 on ${first}`);
      assert.deepEqual(visit.complaints, []);
    });
  }

  test("unless the tag names its page", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const named = blog.newArticle({ attributes: `data-page="${first}"` });
    const { visit, page, thread } = await blog.reads(t, named);
    await thread.shows(`Comment 1 on ${first}`);
    await keeps(page, second, "before");
    await changes(page);
    assert.deepEqual(await thread.texts(), [`Comment 1 on ${first}`]);
    assert.equal(visit.asked(`page=${encodeURIComponent(second)}`).length, 0);
  });

  test("and a draft stays with the page that it was typed on", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { page, thread } = await blog.reads(t, first);
    await thread.form.locator("textarea").fill("Half a thought");
    await keeps(page, second, "before");
    await thread.shows(`Comment 2 on ${second}`);
    assert.equal(await thread.draft(), "");
    await thread.form.locator("textarea").fill("Another");
    await page.goBack();
    await thread.shows(`Comment 1 on ${first}`);
    assert.equal(await thread.draft(), "Half a thought");
  });

  test("and what was sent on a page that was left meanwhile is not shown on another", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    const arrives = await holdsBack(page);
    await thread.form.locator("textarea").fill("Sent on the way out");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
    await thread.sends();
    await keeps(page, second, "before");
    await thread.shows(`Comment 2 on ${second}`);
    arrives();
    await sent;
    await page.goBack();
    await thread.shows("Sent on the way out");
    assert.equal(await thread.draft(), "", "it has arrived");
    await page.goForward();
    await thread.shows(`Comment 2 on ${second}`);
    assert.deepEqual(await thread.texts(), [`Comment 1 on ${second}`, `Comment 2 on ${second}`]);
    assert.deepEqual(visit.complaints, []);
  });

  test("and what was sent there is shown to a reader who has come back before its answer, and can't be sent twice", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    const arrives = await holdsBack(page);
    await thread.form.locator("textarea").fill("Sent, and back");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await keeps(page, second, "before");
    await thread.shows(`Comment 2 on ${second}`);
    await page.goBack();
    await thread.tells("Your draft was kept.");
    assert.equal(await thread.draft(), "Sent, and back");
    arrives();
    await thread.shows("Sent, and back");
    assert.equal(await thread.draft(), "", "it has arrived");
    assert.deepEqual(await thread.texts(), [`Comment 1 on ${first}`, "Sent, and back"]);
    assert.deepEqual(visit.complaints, []);
  });

  test("by afterword.refresh(), where a library tells nothing", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    await navigates(page, second);
    await page.evaluate(() => window.afterword.refresh());
    await thread.shows(`Comment 2 on ${second}`);
    await thread.submits("Written there.");
    await thread.shows("Written there.");
    assert.deepEqual(visit.complaints, []);
    const other = await blog.reads(t, second);
    assert.equal((await other.thread.texts()).at(-1), "Written there.");
  });

  test("where the library runs the script again, too", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const { visit, page, thread } = await blog.reads(t, first);
    await navigates(page, second);
    await page.evaluate(() => {
      const [inert] = document.querySelectorAll("script[src*=embed]");
      const script = document.createElement("script");
      for (const { name, value } of inert.attributes) script.setAttribute(name, value);
      inert.replaceWith(script);
    });
    await thread.shows(`Comment 2 on ${second}`);
    assert.equal(await page.locator(".aw").count(), 1);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("the blog", () => {
  test("hears what happens, from the thread's element upwards", async (t) => {
    const path = await articleOf(1);
    const prepare = (page) => page.addInitScript(() => {
      window.heard = [];
      for (const name of ["loaded", "submitted", "edited", "deleted"]) {
        document.addEventListener(`afterword:${name}`, ({ detail }) => window.heard.push([name, detail.page ?? detail.status ?? "published"]));
      }
    });
    const { page, thread } = await blog.reads(t, path, { prepare });
    await thread.submits("Mine.");
    await thread.shows("Mine.");
    await thread.edits("Mine.", "Still mine.");
    await thread.deletes("Still mine.");
    assert.deepEqual(await page.evaluate(() => window.heard), [["loaded", path], ["submitted", "published"], ["edited", "published"], ["deleted", "published"]]);
  });

  test("may put the thread into an element of its own, with the script in the head", async (t) => {
    const path = `/in-its-own-element/`;
    await blog.server.hasComment(path, "Here.");
    const tag = `<script async src="https://comments.test/embed.js" data-site="blog" data-target="#talk"></script>`;
    blog.pages[path] = `<!DOCTYPE html><html lang="en"><head><title>Hello</title>${tag}</head><body><h1>Hello</h1><section id="talk"></section></body></html>`;
    const { visit, page, thread } = await blog.reads(t, path);
    await thread.shows("Here.");
    assert.equal(await page.locator("#talk.aw").count(), 1);
    assert.deepEqual(visit.complaints, []);
  });

  test("may write an element, with what is set as its attributes, and one tag in the head", async (t) => {
    const path = `/custom-element/`;
    await blog.server.hasComment("/of-this-name/", "One.");
    await blog.server.hasComment("/of-this-name/", "Two.");
    const tag = `<script async src="https://comments.test/embed.js"></script>`;
    const element = `<afterword-comments site="blog" page="/of-this-name/" sort="newest"></afterword-comments>`;
    blog.pages[path] = `<!DOCTYPE html><html lang="en"><head><title>Hello</title>${tag}</head><body><h1>Hello</h1>${element}</body></html>`;
    const { visit, page, thread } = await blog.reads(t, path);
    await thread.shows("Two.");
    assert.deepEqual(await thread.texts(), ["Two.", "One."]);
    assert.equal(await page.locator("afterword-comments.aw").count(), 1);
    await page.evaluate(() => {
      const other = document.createElement("afterword-comments");
      other.setAttribute("site", "blog");
      document.querySelector("afterword-comments").replaceWith(other);
    });
    await thread.heading.filter({ hasText: "No comments" }).waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  const tag = (attributes) => `<script async src="https://comments.test/embed.js" data-site="blog" ${attributes}></script>`;
  const withTags = (path, head, body) => {
    blog.pages[path] = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Hello</title>${head}</head><body><h1>Hello</h1>${body}</body></html>`;
    return path;
  };

  test("has one thread, that of the first tag, where a theme has two for different pages", async (t) => {
    const [first, second] = [await articleOf(1), await articleOf(2)];
    const both = tag(`data-page="${first}"`) + tag(`data-page="${second}"`);
    const { visit, page, thread } = await blog.reads(t, withTags("/two-tags/", "", both));
    await page.waitForLoadState("networkidle");
    // Whatever asks for the page's thread again.
    for (const again of ["#elsewhere", "refresh()"]) {
      await page.evaluate((again) => {
        if (again === "refresh()") window.afterword.refresh();
        else location.hash = again;
      }, again);
      await changes(page);
      await page.waitForLoadState("networkidle");
      await thread.shows(`Comment 1 on ${first}`);
      assert.deepEqual(await thread.texts(), [`Comment 1 on ${first}`]);
    }
    assert.equal(visit.asked(`page=${encodeURIComponent(second)}`).length, 0);
    assert.equal(await page.locator(".aw").count(), 1);
    assert.deepEqual(visit.complaints, []);
  });

  const placeless = [
    ["in the head", "/behind-the-head/", tag(""), ""],
    ["whose element is missing", "/behind-nowhere/", "", tag(`data-target="#nowhere"`)],
  ];
  for (const [which, path, head, body] of placeless) {
    test(`has the thread of the second tag behind a first ${which}`, async (t) => {
      const second = await articleOf(2);
      withTags(path, head, body + tag(`data-page="${second}"`));
      const { visit, page, thread } = await blog.reads(t, path);
      await thread.shows(`Comment 2 on ${second}`);
      await page.evaluate(() => (location.hash = "elsewhere"));
      await changes(page);
      await page.waitForLoadState("networkidle");
      assert.equal((await thread.texts()).length, 2);
      assert.equal(visit.asked(`page=${encodeURIComponent(path)}`).length, 0);
      assert.equal(await page.locator(".aw").count(), 1);
    });
  }

  test("is told in the console when there is no such element", async (t) => {
    const path = blog.newArticle({ attributes: `data-target="#nowhere"` });
    const { visit } = await blog.reads(t, path, { waits: false });
    await visit.complainsOf(/Afterword: .*data-target/);
  });
});
