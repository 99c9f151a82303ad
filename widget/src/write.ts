/**
 * What only those need who write: a file of its own, loaded when a reader begins to, or has comments here that can still
 * be changed.
 */
import { showOwn } from "./own";
import { prove } from "./proof";
import type { Part } from "./types";

/** For the worker, which loads this file too. */
export { run } from "./proof";

/** With the form it is made ready, or proves; without it one's own comments are shown. */
const write: Part<[form?: HTMLFormElement, isSending?: boolean], string | undefined> = async (
  options,
  request,
  rules,
  kit,
  form,
  isSending,
) => {
  if (form) return prove(options, request, rules, kit, form, isSending);
  return showOwn(options, request, rules, kit) as Promise<undefined>;
};

export default write;
