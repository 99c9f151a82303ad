/**
 * What only those need who write or react: a file of its own, loaded when a reader begins to, or has comments here that
 * can still be changed.
 */
import type { Spot } from "./comment";
import { addBar, quote } from "./format";
import { randomWord } from "./memory";
import { showOwn } from "./own";
import { prove } from "./proof";
import type { Comment, Part } from "./types";

/** For the worker, which loads this file too. */
export { run } from "./proof";

type Subject =
  | [form: HTMLFormElement, isSending?: true]
  | [preview: HTMLElement, text: HTMLTextAreaElement]
  | [quoted: Spot, opener: HTMLElement]
  | [liked: Comment, reaction: string]
  | [];

/** The form is made ready or proves, what is typed is shown, a comment quoted or reacted to; or one's own are shown. */
const write: Part<Subject, unknown> = async (options, request, rules, kit, ...[subject, more]) => {
  if (!subject) return showOwn(options, request, rules, kit);
  if (subject instanceof HTMLFormElement) {
    if (!subject.querySelector(".aw-bar")) addBar(subject, kit);
    return prove(options, request, rules, kit, subject, !!more);
  }
  if (more instanceof HTMLTextAreaElement) return preview(subject as HTMLElement, more);
  if (more instanceof HTMLElement) return quote(subject as Spot, more, kit);
  return react(subject as Comment, more as string);

  async function preview(shown: HTMLElement, field: HTMLTextAreaElement) {
    if (!field.reportValidity()) return;
    const { html } = await request<{ html: string }>("preview", { site: options.site, text: field.value });
    shown.hidden = false;
    kit.$showHtml(shown, html);
  }

  async function react(comment: Comment, reaction: string) {
    const key = kit.$recall("me").key ?? randomWord();
    kit.$keep("me", "key", key);
    const path = `comments/${comment.id}/reactions`;
    const { mine, reactions } = await request<Comment & { mine: string[] }>(path, { reaction, key });
    comment.reactions = reactions;
    kit.$keep("reactions", comment.id, mine);
  }
};

export default write;
