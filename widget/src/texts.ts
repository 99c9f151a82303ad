/** The language of the page: English is built in, another one is one file more, fetched beside the thread. */
import { english, type Texts } from "../texts/en";
import { fill } from "./fill";
import { part } from "./thread";
import type { Problem, Rules } from "./types";

export let texts: Texts = english;

/** The server knows which of its languages the page's is; `notify` brings the words of a box that few sites have. */
export const speak = async ({ spoken, notify }: Rules): Promise<void> => {
  texts = {
    ...((spoken !== english.$language && (await part<Texts>(spoken))) || english),
    notify: notify?.label,
    notifyHint: notify?.hint,
  };
};

/** "No comments yet", "1 comment", "2 comments" by the rules of the language. */
export const countText = (count: number): string => {
  const form = count ? new Intl.PluralRules(texts.$language).select(count) : "zero";
  return fill(texts[form as "one"] ?? texts.other, count);
};

/** What went wrong and what to do, in the reader's language where we have it. */
export const explain = ({ code, detail }: Problem): string => {
  return texts.$problems[code] ?? detail ?? texts.$unanswered;
};
