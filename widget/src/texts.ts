/** The language of the page: English is built in, another one is one file more, fetched beside the thread. */
import { english, type Texts } from "../texts/en";
import { part } from "./thread";
import type { Problem, Rules } from "./types";

/** Those that lie beside embed.js; set by the build. */
declare const LANGUAGES: string[];

export let texts: Texts = english;
/** What `Intl` formats by: the language of the page where we speak it. */
export let locale: string;

/** `notify` brings the words of a box that few sites have. */
export const speak = async (wanted: string, notify: Rules["notify"]): Promise<void> => {
  const [language] = wanted.split(/[-_]/);
  const spoken = LANGUAGES.includes(language) && (await part<Texts>(language));
  locale = spoken ? language : "en";
  texts = { ...(spoken || english), notify: notify?.label, notifyHint: notify?.hint };
};

/** `template` with its `{n}` or `{name}`. */
export const fill = (template: string, value: unknown): string => {
  return template.replace(/{\w+}/, () => value as string);
};

/** "No comments yet", "1 comment", "2 comments" by the rules of the language. */
export const countText = (count: number): string => {
  const form = count ? new Intl.PluralRules(locale).select(count) : "zero";
  return fill(texts[form as "one"] ?? texts.other, count);
};

/** What went wrong and what to do, in the reader's language where we have it. */
export const explain = ({ code, detail }: Problem): string => {
  return texts.$problems[code] ?? detail ?? texts.$unanswered;
};
