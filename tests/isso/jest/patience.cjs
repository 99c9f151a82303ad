const timeout = Number(process.env.PATIENCE);

// An element is waited for as long as a busy machine may need: half a second is the default.
require("expect-puppeteer").setDefaultOptions({ timeout });

// Isso's tests look at a page once it is loaded. On a busy machine its script has not counted by then.
const goto = page.goto.bind(page);
page.goto = async (...to) => {
  const response = await goto(...to);
  await page.waitForFunction(hasCounted, { timeout: timeout / 2 });
  return response;
};

/** Whether the thread has its heading, if the page has a thread. */
function hasCounted() {
  const thread = document.querySelector("#isso-thread");
  return !thread || Boolean(thread.querySelector(".isso-thread-heading")?.textContent);
}
