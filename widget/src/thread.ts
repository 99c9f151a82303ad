/**
 * The thread of the page: loads it, draws heading, list and paging, and finds the comment that the address names.
 * A page has one thread, so what all its parts share are the variables of this module.
 */
import { complainOfSilence, request } from "./api";
import { find, place, reactionButtons, type Spot, shownAt, tool } from "./comment";
import { box, button, make } from "./dom";
import { fill } from "./fill";
import { frame, makeForm, restoreForm } from "./frame";
import { showHtml } from "./html";
import { keep, recall, visit } from "./memory";
import type { Options } from "./options";
import { countText, explain, speak, texts } from "./texts";
import { followTheme } from "./theme";
import type { Comment, Problem, Rules, ThreadAnswer } from "./types";

/** Set by the build: the hash in the names of the files that are loaded when they are needed. */
declare const PARTS_HASH: string;

export let options: Options;
/** The blog's container. */
export let root: HTMLElement;
export let list: HTMLElement;
/** What the server allows. */
export let rules: Rules;
/** New comments are welcome. */
export let open: boolean;
/** The modules that are here. */
// biome-ignore lint/suspicious/noExplicitAny: each has another function.
const parts: Record<string, any> = {};
/** What was written later is new. */
export let since: number;
let heading: HTMLElement;
let fresh: HTMLElement;
let ticking: number;
let more: HTMLElement;
let order: HTMLSelectElement;
let count: number;
/** The last part that came; what was asked for behind another one belongs to another order. */
let last: ThreadAnswer;
/** One's own comments, held or new, that no part of the thread has brought yet. */
let late: Spot[];

/** `afterword:<name>` on the container, from where it bubbles. */
export const emit = (name: string, detail: object): void => {
  root.dispatchEvent(new CustomEvent(`afterword:${name}`, { bubbles: true, detail }));
};

/** Does what a reader asked for; says near the thing when it did not work. */
export const attempt = async (near: Element, action: () => Promise<unknown>): Promise<void> => {
  near.querySelector("[role=alert]")?.remove();
  try {
    await action();
  } catch (problem) {
    near.append(make("div", { className: "aw-error", role: "alert" }, explain(problem as Problem)));
    emit("error", problem as Problem);
  }
};

/** Makes `container` the thread of this page. */
export const choose = (container: HTMLElement, settings: Options): void => {
  root = container;
  options = settings;
};

/** That of its articles and comments. */
export const pageLanguage = (): string => options.language ?? document.documentElement.lang;

export const start = async (): Promise<void> => {
  const asked = options;
  root.ariaBusy = "true";
  try {
    const answer = await read();
    await speak(answer.form);
    if (asked !== options) return; // The reader has moved on to another page.
    lay(answer);
    // By the server's clock, too, where that is ahead.
    const now = Math.max(Date.now(), ...answer.comments.map(shownAt));
    since = (options.visits !== "off" && visit(options.page, now)) || now;
    await fillIn(answer);
    emit("loaded", { page: options.page, count });
    await attempt(root, seek);
    // Whether there are new comments, once a minute while somebody may see it.
    clearInterval(ticking);
    if (options.live !== "off") ticking = setInterval(() => document.hidden || part("live", () => count, list), 60000);
  } catch (problem) {
    // A thread that the blog was built with stays.
    root.replaceChildren(
      ...root.querySelectorAll(".aw-static"),
      make("div", { role: "alert" }, texts.$unloaded),
      button(
        texts.$retry,
        // The focus stays here, on the heading or on the next button.
        async () => {
          await start();
          root.querySelector<HTMLElement>(".aw-title,.aw-send")?.focus();
        },
        "aw-send",
      ),
    );
    emit("error", problem as Problem);
  }
  root.ariaBusy = "false";
};

const read = (after = "", sort = options.sort): Promise<ThreadAnswer> => {
  const { site, page, limit, sources } = options;
  return request(
    `comments?${new URLSearchParams({ site, page, sort, limit, sources, after, language: pageLanguage() })}`,
  );
};

/** Heading, order, list, paging and form, still without comments. */
const lay = ({ page, form: given }: ThreadAnswer): void => {
  rules = given;
  options.sort ||= rules.sort;
  open = page.open;
  count = page.count;
  root.lang = texts.$language;
  root.dir = options.dir ?? texts.$dir;
  heading = make("h2", { className: "aw-title", tabIndex: -1 });
  list = box("aw-thread");
  fresh = tool(list, "next", "", "aw-owner");
  more = button(texts.$more, () => attempt(list, async () => (await readMore())?.focus()), "aw-send");
  const orders = "oldest newest top".split(" ");
  order = make(
    "select",
    { "aria-label": texts.$order, onchange: () => attempt(root, reorder) },
    ...orders.map((value) => make("option", { value, selected: value === options.sort }, texts[value as "top"])),
  );
  const form = makeForm();
  const bottom = open ? form : make("small", {}, texts.$closed);
  root.replaceChildren(
    box("aw-head", heading, !!page.likes && make("small", {}, `♥${page.likes}`), fresh, count > 1 && order),
    box("aw-actions", ...(page.reactions ? reactionButtons({ id: options.page, reactions: page.reactions }) : [])),
    list,
    more,
    bottom,
  );
  if (options.form === "top") list.before(bottom);
  followTheme();
};

export const recount = (by: number): void => {
  count += by;
  heading.textContent = countText(count);
  const { length } = list.querySelectorAll(".aw-new");
  fresh.hidden = !length;
  fresh.textContent = fill(texts.$news, length);
};

const reorder = async (): Promise<void> => {
  const sort = order.value;
  const answer = await read("", sort).catch((problem) => {
    if (order.value !== sort) return;
    // As what is shown.
    order.value = options.sort;
    throw problem;
  });
  // The reader has chosen another one meanwhile.
  if (order.value !== sort) return;
  options.sort = sort;
  list.replaceChildren();
  await fillIn(answer as ThreadAnswer);
};

const fillIn = async (answer: ThreadAnswer): Promise<void> => {
  late = [];
  append(answer);
  if (rules.avatars) part("avatars", list);
  await own();
  restoreForm();
};

/** Draws `comment` as the last one below its parent. */
const put = (comment: Comment): Spot => {
  const spot = place(comment);
  (find(comment.parent)?.lastChild ?? list).appendChild(spot);
  return spot;
};

/** Returns the first comment of `answer`. One's own that are not in it yet stay at the end. */
const append = (answer: ThreadAnswer): HTMLElement | undefined => {
  last = answer;
  more.hidden = !answer.next;
  const spots = answer.comments.map(put);
  late = late.filter((own) => !spots.includes(own) && own.isConnected);
  for (const { comment } of late) put(comment);
  recount(0);
  return spots[0];
};

const readMore = async () => {
  const before = last;
  // A theme may show the button where there is nothing more.
  if (!before.next) return;
  const answer = await read(before.next);
  // Another order came meanwhile, or this part: who looks for a comment goes on.
  const first = before === last ? append(answer) : list;
  own();
  return first;
};

/** One's own comments: those that the thread lacks are added, and all get what their author may do with them. */
export const own = async (): Promise<void> => {
  if (Object.values(recall("own")).some((own) => own?.page === options.page)) await part("write");
};

/** The address may name a comment, ours or one of the systems from which comments may have come, or all of them. */
export const namesComment = (): boolean => /comm?ent|#(isso-|\d+$|[\da-f-]{24,36}$)/.test(location.hash);

/** Does what has a file of its own; nothing where a copy of embed.js in a cache names one that is no more. */
export const part = async <Answer>(name: string, ...given: unknown[]): Promise<Answer | undefined> => {
  const file = `${options.server}embed.${name}.${PARTS_HASH}.js`;
  // A browser remembers that it could not be loaded, and never asks for the same again. What came is never loaded twice.
  const loaded = parts[name] ?? (await import(file).catch(() => import(`${file}?${Date.now()}`).catch(() => {})));
  parts[name] ??= loaded;
  return parts[name]?.default(
    options,
    request,
    rules,
    {
      $attempt: attempt,
      $emit: emit,
      $explain: explain,
      $followTheme: followTheme,
      $find: find,
      $frame: frame,
      $keep: keep,
      $own: own,
      $place: place,
      $recall: recall,
      $recount: recount,
      $showHtml: showHtml,
      $texts: texts,
      $add: (comment: Comment) => late.push(put(comment)),
    },
    ...given,
  );
};

/** Does what the reader asked for; says so where its file can't be loaded. */
export const need = async (...given: [name: string, ...unknown[]]): Promise<void> => {
  if (!(await part(...given))) {
    complainOfSilence();
    throw {};
  }
};

/** Goes to what the address names. */
export const seek = async (): Promise<void> => {
  // Without the part the reader looks for it.
  if (namesComment()) await part("seek", readMore);
};
