/**
 * New comments while the page stands open. Asked for at most once a minute, while somebody may see it: the page's count,
 * for which the browser sends the entity tag of the last answer, so that nothing new is a 304 without a body.
 */
import { staying } from "../texts/en";
import type { Spot } from "./comment";
import { button, make } from "./dom";
import { fill } from "./fill";
import { fold, unfold } from "./fold";
import { visit } from "./memory";
import type { Comment, CommentAnswer, Given, Part } from "./types";

/** What the heading says, and the list below it. */
type Thread = [count: () => number, list: HTMLElement];

/** In milliseconds; timers may be a little early. */
const MINUTE = 60_000;
const EARLY = 100;
/** A server that does not answer is asked again after two minutes, four, and so on up to so many. */
const MOST = 32;
/** So many come by one press of the button, each by a request. */
const AT_ONCE = 20;

let given: [...Given, ...Thread] | undefined;
let asked = 0;
let next: ReturnType<typeof setTimeout>;
let minutes = 1;
/** So many of those that the heading counts are no longer there. */
let gone = 0;
let offered = 0;
/** Comments of other sources than those that are shown. */
const others = new Set<string>();
/** The thread for which they are on their way. */
let taking: HTMLElement | undefined;
let offer: HTMLButtonElement;
let told: HTMLElement;

/** No answer from a cache, unless the server says that it is still right. */
const ask = async <Answer>(path: string, more?: Record<string, string>): Promise<Answer> => {
  const [{ site, page, server }] = given as [...Given, ...Thread];
  const query = new URLSearchParams({ site, page, ...more });
  const answer = await fetch(`${server}api/v1/${path}?${query}`, { cache: "no-cache" });
  if (!answer.ok) throw await answer.json();
  return answer.json();
};

/** How many comments the thread has now. The counts know of no sources. */
const total = async (): Promise<number> => {
  const [{ page, sources }] = given as [...Given, ...Thread];
  if (sources) {
    const thread = await ask<{ page: { count: number } }>("comments", { sources, limit: "1" });
    return thread.page.count;
  }
  return (await ask<{ counts: Record<string, number> }>("counts")).counts[page];
};

const look = async (): Promise<void> => {
  const asking = given;
  if (!asking || document.hidden || Date.now() - asked < minutes * MINUTE - EARLY) return;
  const [, , , , count, list] = asking;
  if (!list.isConnected) return;
  asked = Date.now();
  try {
    const there = await total();
    minutes = 1;
    // The reader may have moved on to another page.
    if (given?.[5] !== list) return;
    gone = Math.max(gone, count() - there);
    show(there - count() + gone);
  } catch {
    minutes = Math.min(minutes * 2, MOST);
  }
  clearTimeout(next);
  next = setTimeout(look, minutes * MINUTE);
};

/** `anchor` stays where it is on the screen; not all browsers see to that by themselves. */
const steadily = (anchor: Element | null | undefined, change: () => void): void => {
  const top = () => anchor?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
};

/** The button, where they will come. */
const show = (count: number): void => {
  const [{ sort }, , , kit, , list] = given as [...Given, ...Thread];
  const thread = list.parentElement as HTMLElement;
  const isSeen = (element: Element) => element.getBoundingClientRect().bottom > 0;
  const anchor = thread.querySelector(":focus") ?? [...thread.querySelectorAll(".aw-self, .aw-form")].find(isSeen);
  if (count === offered) return;
  offered = count;
  steadily(anchor, () => {
    // Moving it would take the focus from it.
    if (sort === "newest" && list.previousSibling !== offer) list.before(offer);
    if (sort !== "newest" && list.nextSibling !== offer) list.after(offer);
    offer.hidden = count < 1;
    offer.textContent = fill({ ...staying, ...kit.$texts }.$arrived, count);
  });
  told.textContent = count < 1 ? "" : offer.textContent;
  kit.$followTheme();
};

/** Brings them. What is typed, the focus in the form and what is seen of it stay. */
const take = async (): Promise<void> => {
  const list = given?.[5];
  if (taking === list) return;
  taking = list;
  try {
    await bring();
  } finally {
    taking = undefined;
  }
};

const bring = async (): Promise<void> => {
  const [{ page, sort, visits, sources }, request, , kit, , list] = given as [...Given, ...Thread];
  const { items } = await ask<{ items: { id: string }[] }>("feed.json");
  if (given?.[5] !== list) return;
  // As `urn:uuid:…`. One's own may be here since before it was published.
  const isMissing = (id: string): boolean => kit.$find(id)?.comment.status !== undefined || !kit.$find(id);
  const ids = items.map(({ id }) => id.slice(9)).filter((id) => isMissing(id) && !others.has(id));
  // Those of other sources are among them, until they are known.
  const wanted = ids.slice(0, sources ? AT_ONCE : Math.min(offered, AT_ONCE));
  const answers = wanted.map((id) => request<CommentAnswer>(`comments/${id}`).catch(() => null));
  const known = new Set<string>();
  const isOfThem = ({ id, parent, source }: Comment): boolean => {
    const isHere = parent ? known.has(parent) || !!kit.$find(parent) : sources.includes(source?.network ?? "site");
    (isHere ? known : others).add(id);
    return isHere;
  };
  const found = (await Promise.all(answers)).flatMap((answer) => answer?.comment ?? []).reverse();
  const comments = sources ? found.filter(isOfThem) : found;
  const isByKey = document.activeElement === offer;
  const more = sources ? offered - comments.length : Math.min(ids.length, offered) - wanted.length;
  const rest = ids.length > wanted.length ? more : 0;
  steadily(list.parentElement?.querySelector("form :focus"), () => {
    for (const comment of comments) {
      if (sort === "newest") kit.$place(comment, true);
      else kit.$add(comment);
    }
  });
  kit.$recount(comments.length);
  for (const closed of list.querySelectorAll(".aw-replies[hidden]")) fold(closed.parentElement as Spot, true, kit);
  const first = kit.$find(comments[0]?.id);
  if (isByKey) {
    unfold(first, kit);
    first?.focus();
  }
  // What the answer did not bring is not offered again.
  gone += rest - (offered - comments.length);
  show(rest);
  if (visits !== "off")
    visit(page, Math.max(Date.now(), ...comments.map(({ created, published = created }) => Date.parse(published))));
};

document.addEventListener("visibilitychange", look);

const live: Part<Thread, void> = async (...by) => {
  const [, , , kit, , list] = by;
  const isNew = given?.[5] !== list;
  given = by;
  if (isNew) {
    offered = gone = 0;
    offer = button("", () => kit.$attempt(list, take), "aw-send");
    // What has the focus keeps it.
    offer.onmousedown = (event) => event.preventDefault();
    // To be heard: a place that is there before something is in it.
    told = make("small", { role: "status", style: "position:absolute;clip-path:inset(50%)" });
    list.parentElement?.append(told);
  }
  await look();
};

export default live;
