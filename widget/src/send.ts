/**
 * What is sent, and what its author is told of it. The draft stays until it has arrived, and what was typed meanwhile stays
 * then, too.
 */

import { heldWords } from "./held";
import { randomWord } from "./memory";
import { prove } from "./proof";
import type { Comment, CommentAnswer, Given, Problem, Sending } from "./types";
import { update } from "./update";

export const sendForm = async (
  given: Given,
  { $fields: fields, $form: form, $isHere, $isSame, $page: page, $parent, $refuse, $save, $say, $stand }: Sending,
): Promise<void> => {
  const [{ site, title = document.title }, request, , kit] = given;
  const { $emit, $explain, $keep: keep, $recall: recall, $texts } = kit;
  const sent = fields.text.value;
  const kept = ($save && $parent) ?? page;
  const sendNew = async (): Promise<Comment> => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const draft = recall("draft")[page];
    const key = draft?.key ?? randomWord();
    if (draft) keep("draft", page, { ...draft, key });
    const {
      comment,
      edit_token: token,
      edit_until,
    } = await request<CommentAnswer>("comments", {
      site,
      page,
      title,
      key,
      parent: $parent,
      ...values,
      // While the box is still on its way, or is not there any more, its tick is remembered.
      private: (form.private ? values.private : recall("private")[page]) && true,
      proof: await prove(...given, form, true),
      notify: fields.notify?.checked,
    });
    // By this machine's clock, which may differ from the server's.
    const until = Date.now() + Date.parse(edit_until) - Date.parse(comment.created);
    keep("own", comment.id, { token, page, until, text: values.text });
    return comment;
  };

  for (const name in fields) $refuse(name);
  try {
    const comment = $save ? await $save(sent) : await sendNew();
    if ((recall("draft")[kept]?.text ?? sent) === sent) {
      keep("draft", kept);
      keep("private", kept);
    }
    // The reader may have moved on to another page, or come back to this one.
    if ($isHere()) {
      const isSame = $isSame(sent);
      if (isSame) $stand(null, $save ? undefined : "");
      $say(heldWords(given, comment.status) ?? $texts.$published);
      update(comment, $save ? "edited" : "submitted", kit, isSame);
    } else kit.$own();
  } catch (problem) {
    if ($isHere()) {
      // Near the field that has to change, or below the form.
      const name = (problem as Problem).field as string;
      const input = fields[name];
      const words = $explain(problem as Problem);
      $say(input ? "" : words);
      if (input) $refuse(name, words);
      // It can't be for the owner only, and its writer knows that now.
      if (name === "private") keep("private", page);
      $emit("error", problem as Problem);
    }
  }
};
