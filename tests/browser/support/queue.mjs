/** Comments that wait, and what the tests of the queue look at. */
import { patience } from "./patience.mjs";

export const numbered = (count) => Array.from({ length: count }, (_, index) => `Comment ${index + 1}`);
export const readId = (page) => page.locator("#comment .reading").getAttribute("data-id");
export const key = (page, name) => page.keyboard.press(name);
/** Until the server has answered: only then is there a way back. */
export const isDone = (page, words) => page.locator("#notice", { hasText: words }).getByRole("button", { name: "Undo" }).waitFor();

/** The queue of this world (`startConsole`). */
export function queueOf(blog) {
  let number = 0;

  return {
    /**
     * Comments that wait on a page of the blog that is this test's own, in the order of the list: newest first.
     * @returns `{path, ids, queue}`, where `queue` is the address of the list
     */
    async waiting(texts, fields = {}) {
      const path = `/evening-${++number}/`;
      const ids = await blog.receivesMany(texts, () => ({ page: path, ...fields }));
      return { path, ids: ids.reverse(), queue: `/comments?site=blog&page=${path}` };
    },

    statuses: (ids) => Promise.all(ids.map(blog.status)),

    saved: (id, wanted) => waitsFor(async () => (await blog.status(id)) === wanted, `${id} to be ${wanted}`),
  };
}

async function waitsFor(holds, what) {
  for (const until = Date.now() + patience; !(await holds()); ) {
    if (Date.now() > until) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
