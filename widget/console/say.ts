/** What the console says about decisions, in the words of the page. */
import type { Decided, Refusal } from "./server";

export const find = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) =>
  within.querySelector<Kind>(selector);

export const workspace = find("#workspace");
export const notice = find("#notice");
export const said = (name: string) => workspace?.dataset[name] ?? "";

export function say(sentence: string, more: Node[] = [], isProblem = false) {
  if (!notice) return;
  const words = document.createElement("span");
  words.className = "said";
  words.textContent = sentence;
  notice.classList.toggle("problem", isProblem);
  notice.replaceChildren(words, ...more);
}

export function sayRefusal({ kind, detail }: Refusal) {
  if (kind === "session") {
    const link = document.createElement("a");
    link.href = "/console/sign-in";
    link.target = "_blank";
    link.textContent = said("signIn");
    say(said("sessionEnded"), [link], true);
  } else {
    say(kind === "offline" ? said("offline") : `${said("failed")} ${detail}`, [], true);
  }
}

/** Why the first of those that failed did; the others may have been done. */
export function sayFailed({ decided, failed }: Decided, more: Node[] = []) {
  say(`${said(decided ? "failedPartly" : "failed")} ${failed?.[0]?.detail ?? ""}`, more, true);
}

/** What is said after a decision about so many comments: the page has a sentence for each plural form. */
export function sentence(action: string, count: number) {
  const forms: Partial<Record<string, string>> = JSON.parse(said(`${action}Done`) || "{}");
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  return (forms[form] ?? forms.other ?? "").replace("{}", String(count));
}

/** The form that takes a batch back, as the server would have written it. */
export function undoForm(batch: string) {
  const template = document.querySelector<HTMLTemplateElement>("template#undo");
  const form = template?.content.cloneNode(true) as DocumentFragment;
  const field = find<HTMLInputElement>("[name=batch]", form);
  if (field) field.value = batch;
  return form;
}

export function showWaiting(waiting?: number) {
  if (waiting === undefined) return;
  for (const count of document.querySelectorAll("[data-waiting]")) count.textContent = String(waiting);
}
