import type { Comment, Kit } from "./types";

/**
 * Shows what became of one's own comment. The focus goes there, unless the reader types on; it scrolls only where that is
 * out of view, and the style sheet tints it for a moment. The heading counts what is published.
 */
export const update = (comment: Comment, event: string, kit: Kit, isDone = true): void => {
  const { id, status } = comment;
  kit.$recount(+isPublic(comment) - +isPublic(kit.$find(id)?.comment));
  const spot = kit.$place(comment, true);
  if (isDone) spot.focus();
  kit.$own();
  kit.$emit(event, { id, status });
};

const isPublic = (comment?: Comment): boolean => !!comment?.author && !comment.status;
