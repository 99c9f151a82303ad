/** One comment: its place in the thread, what it looks like, and what its reader may do with it. */
import { box, button, make } from "./dom";
import { fill } from "./fill";
import { frame, standForm } from "./frame";
import { showHtml } from "./html";
import { recall } from "./memory";
import { texts } from "./texts";
import { attempt, list, need, open, options, pageLanguage, rules, since } from "./thread";
import { timeElement } from "./time";
import type { Author, Comment, Liked } from "./types";

/** The element of a comment: what it says, the form while it stands here, the replies. */
export interface Spot extends HTMLElement {
  comment: Comment;
  /** 0 for a comment on the article itself. */
  $level: number;
}

export const find = (id?: string | null) => document.getElementById(`comment-${id}`) as Spot | null;

/** When readers could first see it, in milliseconds. */
export const shownAt = ({ created, published = created }: Comment): number => Date.parse(published);

/** Came since the last visit, and is not one's own. */
const isFresh = (comment: Comment): boolean =>
  !comment.status && shownAt(comment) > since && !{ ...recall("own"), ...recall("known") }[comment.id];

/** Draws `comment` below its parent, or draws it again; one's own new comment comes first where new ones do. */
export const place = (comment: Comment, isNew?: boolean): Spot => {
  const parent = find(comment.parent);
  let spot = find(comment.id) as Spot;
  if (!spot) {
    spot = make(
      "div",
      { id: `comment-${comment.id}`, className: "aw-comment", role: "article", tabIndex: -1 },
      box(""),
      box(""),
    ) as HTMLElement as Spot;
    const siblings = (parent?.lastChild ?? list) as HTMLElement;
    siblings[isNew && !parent && options.sort === "newest" ? "prepend" : "append"](spot);
  }
  spot.comment = comment;
  spot.$level = parent ? parent.$level + 1 : 0;
  // From the fourth level on, on a phone from the second, replies move no further and say whom they answer.
  const level = spot.$level + 2 > Math.min(rules.depth, 4) ? "flat" : spot.$level;
  (spot.lastChild as HTMLElement).className = `aw-replies aw-${level}`;
  const { author, html, status } = comment;
  const self = author
    ? [
        head(spot, author),
        showHtml(make("div", { className: "aw-body", dir: "auto", lang: pageLanguage() }), html),
        status && make("small", { className: "aw-held" }, texts.$held),
        actions(spot, author),
      ]
    : [make("small", {}, texts.$removed)];
  spot.classList.toggle("aw-new", isFresh(spot.comment));
  spot.ariaLabel = author?.name ?? texts.$removed;
  (spot.firstChild as Element).replaceWith(box("aw-self", ...self));
  return spot;
};

const head = (spot: Spot, author: Author): HTMLElement => {
  const { id, comment } = spot;
  const { name, website } = author;
  const { created, parent, source } = comment;
  // The first letter on a hue made from the name: nothing is fetched from anywhere. A Latin word is a number to the base
  // of 36, here by a prime; other scripts go by their first letter.
  const style = `--hue:${parseInt(name, 36) % 359 || name.charCodeAt(0)}`;
  const closing = tool(spot, "fold", "−", "aw-tool aw-fold", texts.$replies);
  closing.ariaExpanded = "true";
  const answered = find(parent)?.comment.author;
  return box(
    "aw-head",
    options.monograms !== "false" &&
      make("span", { className: "aw-monogram", "aria-hidden": "true", style }, [...name][0].toUpperCase()),
    // Of http or https: the server stores no other.
    make(
      website ? "a" : "span",
      { className: "aw-name", ...(website && { href: website, rel: "nofollow ugc noopener" }) },
      name,
    ),
    author.owner && make("span", { className: "aw-owner" }, texts.$owner),
    author.verified && make("span", { className: "aw-owner" }, texts.$verified),
    link("aw-time", id, timeElement(created)),
    source && make("a", { className: "aw-time", href: source.url, rel: "nofollow ugc noopener" }, source.host),
    comment.pinned && make("small", {}, texts.$pinned),
    comment.edited && make("small", {}, texts.$edited),
    isFresh(comment) && tool(spot, "next", `${texts.$new} ↓`, "aw-owner"),
    answered && link("aw-to", `comment-${parent}`, fill(texts.$inReplyTo, answered.name)),
    tool(spot, "copy", "#", "aw-tool", texts.$copy),
    closing,
  );
};

/** A small button whose work is in a part; where it shows a sign, `label` says what that does. */
export const tool = (spot: HTMLElement, name: string, text: string, className: string, label = ""): HTMLElement => {
  const element = button(
    text,
    () => attempt(spot.firstChild as Element, () => need("tools", name, element)),
    className,
  );
  if (label) element.ariaLabel = element.title = label;
  return element;
};

/** To a comment of this page; in full, as themes with a `<base>` would send a bare `#…` elsewhere. */
const link = (className: string, id: string, child: Node | string) =>
  make("a", { className, href: new URL(`#${id}`, location.href) }, child);

const actions = (spot: Spot, { name }: Author): HTMLElement => {
  const { comment } = spot;
  const reply = button(texts.$reply, () => {
    standForm(spot);
    // At once: some keyboards come only while the button is pressed.
    frame[0].text.focus();
    attempt(frame[0], () => need("write", reply));
  });
  reply.ariaLabel = fill(texts.$replyTo, name);
  // Where what is selected is not lost, by the part.
  const cite = button(texts.$quote, () => attempt(spot, () => need("write", cite, spot)));
  cite.ariaLabel = `${texts.$quote}: ${name}`;
  return box(
    "aw-actions",
    ...(comment.status
      ? []
      : [
          ...(open ? [reply, cite] : []),
          ...reactionButtons(comment),
          make("a", { href: `${options.server}r/${spot.id}` }, texts.$report),
        ]),
  );
};

export const reactionButtons = (comment: Liked): HTMLElement[] =>
  rules.reactions.map((reaction) => {
    const element = button("", () => attempt(element, () => need("write", comment, reaction).then(label)));
    const label = () => {
      element.textContent = `${reaction} ${comment.reactions[reaction] || ""}`;
      element.ariaPressed = `${!!recall("reactions")[comment.id]?.includes(reaction)}`;
    };
    label();
    return element;
  });
