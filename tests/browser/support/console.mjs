/** The console as its owners have it: a server with moderators, mails in a folder, and people who sign in. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folder.mjs";
import { patience } from "./patience.mjs";
import { startReading } from "./reading.mjs";

export const home = "https://comments.test/console";
export const owner = "ann@blog.test";

/** A world as of `startReading`, with more of what these tests need. */
export async function startConsole(settings = {}) {
  const mails = join(temporaryFolder("mails"), "out");
  mkdirSync(mails);
  const world = await startReading({
    "sites.moderators": `${owner},bea@blog.test`,
    "mail.from": "comments@blog.test",
    "mail.folder": mails,
    ...settings,
  });
  const { server } = world;

  /** Somebody with a browser of their own, on this page of the console. */
  async function visits(t, path, options) {
    const reader = await world.browser.reader({ viewport: { width: 1280, height: 800 }, ...options });
    t?.after(() => reader.leaves());
    return reader.opens(`${home}${path}`);
  }

  return {
    ...world,
    visits,

    /** A link that signs in, as the server's own command prints it. */
    link: async (person = owner) => (await server.runs(["console", "link", person])).trim(),

    /** All mails so far, in the order in which they were sent. */
    mails: () => readdirSync(mails).sort().map((name) => decoded(readFileSync(join(mails, name), "utf8"))),

    /** The latest mail to this person that has these words, as soon as there are `count` of them. */
    async mail(person, words, count = 1) {
      for (const until = Date.now() + patience; Date.now() < until; ) {
        const found = this.mails().filter((text) => text.includes(`To: ${person}`) && words.test(text));
        if (found.length >= count) return found.at(-1);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail to ${person} has ${words}`);
    },

    /** An owner who has signed in and is now on this page: `{visit, page}`. */
    async owns(t, path = "/comments", { person = owner, ...options } = {}) {
      const link = (await server.runs(["console", "link", person])).trim();
      const visit = await visits(t, link.slice(link.indexOf("/console") + "/console".length), options);
      await visit.page.locator("main form button").click();
      await visit.page.waitForURL(/comments/);
      await visit.page.goto(`${home}${path}`);
      return { visit, page: visit.page };
    },

    /** Comments that wait, on pages of their own unless told otherwise; their ids. */
    async receivesMany(texts, fields = () => ({})) {
      const ids = [];
      for (const [index, text] of texts.entries()) {
        const { page = "/hello/", ...others } = fields(index);
        ids.push((await server.receives(page, text, others)).comment.id);
      }
      return ids;
    },

    /** How it stands with a comment, by the API. */
    comment: (id) => server.owner("GET", `/comments/${id}`),
    status: async (id) => (await server.owner("GET", `/comments/${id}`)).status,
  };
}

/** Quoted-printable undone, as far as these mails have it. */
function decoded(mail) {
  const bytes = mail.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Waits until the comment with this id is the one that is read. */
export const reads = (page, id) => page.locator(`#comment .reading[data-id="${id}"]`).waitFor();

/** Waits until the console says this. */
export const says = (page, words) => page.locator("#notice").filter({ hasText: words }).waitFor();

/** The ids in the list, from the top. */
export const listed = (page) => page.locator(".row:not(.leaving)").evaluateAll((rows) => rows.map((row) => row.dataset.id));
