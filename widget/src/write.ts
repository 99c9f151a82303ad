/**
 * What only those need who write or react: a file of its own, loaded when a reader begins to, or has comments here that
 * can still be changed.
 */
import type { Spot } from "./comment";
import { answer, takeOver } from "./form";
import { randomWord } from "./memory";
import { showOwn } from "./own";
import type { Comment, Given, Liked, Part } from "./types";

/** For the worker, which loads this file too. */
export { run } from "./proof";

type Subject = [begins: null] | [opener: HTMLElement, quoted?: Spot] | [liked: Liked, reaction: string] | [];

/** The form is made ready, brought to a comment, or that is reacted to; or one's own are shown. */
const write: Part<Subject, true> = async (options, request, rules, kit, ...[subject, more]: Subject) => {
  const given: Given = [options, request, rules, kit];
  if (subject === null) takeOver(...given);
  else if (subject instanceof HTMLElement) answer(given, subject, more as Spot | undefined);
  else if (subject) await react(subject as Liked, more as string);
  else await showOwn(...given);
  return true;

  async function react(comment: Liked, reaction: string) {
    const key = kit.$recall("me").key ?? randomWord();
    kit.$keep("me", "key", key);
    const { site, page } = options;
    const [path, where] = comment.id === page ? ["pages", { site, page }] : [`comments/${comment.id}`];
    const said = { ...where, reaction, key };
    const { mine, reactions } = await request<Comment & { mine: string[] }>(`${path}/reactions`, said);
    comment.reactions = reactions;
    kit.$keep("reactions", comment.id, mine);
  }
};

export default write;
