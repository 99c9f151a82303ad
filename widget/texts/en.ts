/**
 * The words of the widget. `{n}` is a number, `{name}` a commenter. The build shortens the keys with `$`; the others
 * are looked up by name: plural forms, orders, fields and their hints.
 */
export const english = {
  zero: "No comments yet",
  one: "1 comment",
  other: "{n} comments",
  $order: "Order",
  oldest: "Oldest first",
  newest: "Newest first",
  top: "Best first",
  $more: "Show more comments",
  $reply: "Reply",
  $quote: "Quote",
  $replyTo: "Reply to {name}",
  $inReplyTo: "in reply to {name}",
  $editing: "Edit your comment",
  $edited: "edited",
  $verified: "✓ verified",
  $pinned: "pinned",
  $owner: "⁂ owner",
  $removed: "This comment was removed.",
  email: "E-mail (optional)",
  emailHint: "Only the owner of this blog sees it.",
  text: "Write a comment",
  name: "Name",
  $held: "Waiting for approval. Only you see this.",
  website: "Website (optional)",
  $submit: "Send",
  $save: "Save",
  $cancel: "Cancel",
  $published: "Published.",
  $look: "Preview",
  $sending: "Sending…",
  $draft: "Your draft was kept.",
  $unanswered: "No answer. Nothing is lost: try again.",
  $unloaded: "Comments could not be loaded.",
  $retry: "Try again",
  $closed: "Comments are closed.",
  /** What the server says about a mistake, by its code; English is the server's own. */
  $problems: {} as Record<string, string | undefined>,
};

/** What only those see who write, in the part that they load. Another language has all in its one file. */
export const writing = {
  $edit: "Edit ({n} min)",
  $erase: "Delete",
  $sure: "Delete for good?",
  $format: "Formatting",
  $bold: "Bold",
  $italic: "Italic",
  $link: "Link",
  $quoted: "Quotation",
  $code: "Code",
};

export type Texts = typeof english & { notify?: string; notifyHint?: string };
export type Language = Texts & typeof writing;
