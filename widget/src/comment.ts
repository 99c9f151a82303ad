/** One comment: its place in the thread, what it looks like, and what its reader may do with it. */
import { box, button, make } from "./dom";
import { openForm } from "./form";
import { showHtml } from "./html";
import { recall } from "./memory";
import { fill, texts } from "./texts";
import { attempt, emit, list, open, options, own, part, recount, rules } from "./thread";
import { absolute, ago, live } from "./time";
import type { Author, Comment } from "./types";

/** The element of a comment: what it says, the form while it stands here, the replies. */
export interface Spot extends HTMLElement {
  comment: Comment;
  /** 0 for a comment on the article itself. */
  $level: number;
}

export const find = (id?: string | null) => document.getElementById(`comment-${id}`) as Spot | null;

const isPublic = (comment?: Comment): boolean => !!comment?.author && !comment.status;

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
  draw(spot);
  return spot;
};

/**
 * Shows what became of one's own comment. The focus goes there, which scrolls only where it is out of view, and the
 * style sheet tints it for a moment. The heading counts what is published.
 */
export const update = (comment: Comment, event: string): void => {
  const { id, status } = comment;
  recount(+isPublic(comment) - +isPublic(find(id)?.comment));
  place(comment, true).focus();
  own();
  emit(event, { id, status });
};

const draw = (spot: Spot): void => {
  const { author, html, status } = spot.comment;
  const self = author
    ? [
        head(spot, author),
        showHtml(make("div", { className: "aw-body", dir: "auto" }), html),
        status && make("small", { className: "aw-held" }, texts.$held),
        actions(spot, author),
      ]
    : [make("small", {}, texts.$removed)];
  spot.ariaLabel = author?.name ?? texts.$removed;
  (spot.firstChild as Element).replaceWith(box("aw-self", ...self));
};

const head = ({ id, comment }: Spot, author: Author): HTMLElement => {
  const { name, website } = author;
  const { created, parent } = comment;
  const answered = find(parent)?.comment.author;
  const time = make("time", { dateTime: created, title: absolute(created) });
  return box(
    "aw-head",
    options.monograms !== "false" && monogram(name),
    // Of http or https: the server stores no other.
    make(
      website ? "a" : "span",
      { className: "aw-name", ...(website && { href: website, rel: "nofollow ugc noopener" }) },
      name,
    ),
    author.owner && make("span", { className: "aw-owner" }, texts.$owner),
    author.verified && make("span", { className: "aw-owner" }, texts.$verified),
    link(
      "aw-time",
      id,
      live(time, () => {
        time.textContent = ago(created);
      }),
    ),
    comment.pinned && make("small", {}, texts.$pinned),
    comment.edited && make("small", {}, texts.$edited),
    answered && link("aw-to", `comment-${parent}`, fill(texts.$inReplyTo, answered.name)),
  );
};

/** To a comment of this page; in full, as themes with a `<base>` would send a bare `#…` elsewhere. */
const link = (className: string, id: string, child: Node | string) =>
  make("a", { className, href: `${location.href.split("#")[0]}#${id}` }, child);

/** The first letter on a hue made from the name: nothing is fetched from anywhere. */
const monogram = (name: string): HTMLElement => {
  // A Latin word is a number to the base of 36, here by a prime; other scripts go by their first letter.
  const style = `--hue:${parseInt(name, 36) % 359 || name.charCodeAt(0)}`;
  return make("span", { className: "aw-monogram", "aria-hidden": "true", style }, [...name][0].toUpperCase());
};

const actions = (spot: Spot, { name }: Author): HTMLElement => {
  const { comment } = spot;
  const isShown = isPublic(comment);
  const reply = button(texts.$reply, () => openForm(spot, reply));
  reply.ariaLabel = fill(texts.$replyTo, name);
  const quote = button(texts.$quote, () => part("write", spot, quote));
  quote.ariaLabel = `${texts.$quote}: ${name}`;
  return box(
    "aw-actions",
    ...(isShown && open ? [reply, quote] : []),
    ...rules.reactions.map((reaction) => isShown && reactionButton(comment, reaction)),
  );
};

const reactionButton = (comment: Comment, reaction: string): HTMLElement => {
  const element = button("", () => attempt(element, () => part<void>("write", comment, reaction).then(label)));
  const label = () => {
    element.textContent = `${reaction} ${comment.reactions[reaction] || ""}`;
    element.ariaPressed = `${!!recall("reactions")[comment.id]?.includes(reaction)}`;
  };
  label();
  return element;
};
