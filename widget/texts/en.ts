/**
 * The words of the widget. `{n}` is a number, `{name}` a commenter. The build shortens the keys with `$`; the others
 * are looked up by name: plural forms, orders, fields and their hints.
 */
export const english = {
  /** What `Intl` formats by. */
  $language: "en",
  $dir: "ltr",
  zero: "No comments yet",
  one: "1 comment",
  other: "{n} comments",
  /** Comments since the last visit. */
  $news: "{n} new",
  $new: "new",
  $order: "Order",
  oldest: "Oldest first",
  newest: "Newest first",
  top: "Best first",
  $more: "Show more comments",
  $reply: "Reply",
  $quote: "Quote",
  $report: "Report",
  $copy: "Copy link",
  $replies: "Replies",
  $replyTo: "Reply to {name}",
  $inReplyTo: "in reply to {name}",
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
  $editing: "Edit your comment",
  $save: "Save",
  $erase: "Delete",
  $sure: "Delete for good?",
  $format: "Formatting",
  $bold: "Bold",
  $italic: "Italic",
  $link: "Link",
  $quoted: "Quotation",
  $code: "Code",
};

/** What only those need who stay, or copy an address, in the parts that do so. */
export const staying = {
  /** So many have come while the page stood open. */
  $arrived: "New comments: {n}",
  $copied: "Copied",
};

export type Texts = typeof english & { notify?: string; notifyHint?: string };
/** What a file of texts has; the build adds what `Intl` and the browser are told. No other plural forms are needed. */
export type Language = Omit<typeof english & typeof writing & typeof staying, "$language" | "$dir" | "one"> &
  Partial<Record<"one" | "two" | "few" | "many", string>>;
