/**
 * Goes to the comment that the address names. A file of its own, as the languages are: few readers come by such an
 * address.
 */
import { unfold } from "./fold";
import type { CommentAnswer, Part } from "./types";

/** Ours: UUIDs of version 7. */
const OURS = /^comment-[\da-f]{8}-[\da-f]{4}-7/;
/** What other systems called comments that may have come over: Disqus, WordPress, Isso, Commento, Remark42, Staticman … */
const FORMER = /^(?:((remark42__|atk-)?comment|commento|comentario|isso)-[\da-f][\da-f-]*|\d+|[\da-f-]{24,36})$/;

/** `readMore` draws a further part of the thread, where there is one. */
const seek: Part<[readMore: () => unknown], void> = async ({ site }, request, _, kit, readMore) => {
  let name = location.hash.slice(1);
  const there = () => document.getElementById(name);
  // What the page has itself is not meant.
  if (!there() && FORMER.test(name) && !OURS.test(name)) {
    const asked = request<CommentAnswer>(`comments/former?${new URLSearchParams({ site, anchor: name })}`);
    name = `comment-${(await asked.catch(() => null))?.comment.id}`;
  }
  if (OURS.test(name)) {
    for (let pages = 0; !there() && pages < 20 && (await readMore()); pages++);
    unfold(there(), kit);
    there()?.focus();
  }
  if (OURS.test(name) || name === "comments") there()?.scrollIntoView();
};

export default seek;
