/** The bar below the text, its keys, and the words of another that are quoted. All write Markdown at the cursor. */
import { writing } from "../texts/en";
import type { Spot } from "./comment";
import { box, button, make } from "./dom";
import type { Kit } from "./types";

/** Set by the build from write.css. */
declare const WRITE_STYLE: string;

const sheet = new CSSStyleSheet();
sheet.replaceSync(WRITE_STYLE);
document.adoptedStyleSheets.push(sheet);

const quoted = (text: string): string => text.trim().replace(/^/gm, "> ");

/** Puts `text` in place of what is between the two, as if typed, so that it can be undone. */
const replace = (field: HTMLTextAreaElement, start: number, end: number, text: string): void => {
  field.focus();
  field.setSelectionRange(start, end);
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Puts a block at the cursor, with an empty line before and after it. */
const insert = (field: HTMLTextAreaElement, start: number, end: number, block: string): void => {
  const before = field.value.slice(0, start).replace(/\s+$/, "");
  const after = field.value.slice(end).replace(/^\s+/, "");
  const lead = before && "\n\n";
  replace(field, before.length, field.value.length - after.length, `${lead}${block}\n\n`);
};

/** Around what is selected; what is around it already goes. The selection stays on the words. */
const wrap = (field: HTMLTextAreaElement, open: string, close = open): void => {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const from = start - open.length;
  const isIn = value.slice(0, start).endsWith(open) && value.slice(end).startsWith(close);
  // The star of *italic* is half of **bold**.
  if (isIn && !(open === "*" && value[start - 2] === "*" && value[start - 3] !== "*")) {
    replace(field, from, end + close.length, value.slice(start, end));
    field.setSelectionRange(from, end - open.length);
  } else {
    replace(field, start, end, open + value.slice(start, end) + close);
    field.setSelectionRange(start + open.length, end + open.length);
  }
};

const FORMATS: Record<string, (field: HTMLTextAreaElement, selected: string) => void> = {
  $bold: (field) => wrap(field, "**"),
  $italic: (field) => wrap(field, "*"),
  $link: (field, selected) => {
    const isAddress = /^https?:\S+$/.test(selected);
    const { selectionStart: start } = field;
    replace(field, start, field.selectionEnd, isAddress ? `[](${selected})` : `[${selected}](https://)`);
    // Where something is missing.
    const at = start + (isAddress || !selected ? 1 : selected.length + 3);
    field.setSelectionRange(at, isAddress || !selected ? at : at + 8);
  },
  $quoted: (field, selected) => {
    if (selected) insert(field, field.selectionStart, field.selectionEnd, quoted(selected));
    else {
      const start = field.value.lastIndexOf("\n", field.selectionStart - 1) + 1;
      const cursor = field.selectionStart + 2;
      replace(field, start, start, "> ");
      field.setSelectionRange(cursor, cursor);
    }
  },
  $code: (field, selected) => {
    if (selected.includes("\n"))
      insert(field, field.selectionStart, field.selectionEnd, `\`\`\`\n${selected.trim()}\n\`\`\``);
    else wrap(field, "`");
  },
};
// The build shortens the names.
const [b, i] = Object.keys(FORMATS);
const KEYS: Record<string, string> = { b, i };
const MARKS = [make("b", {}, "B"), make("i", {}, "I"), make("u", {}, "a"), "“”", make("code", {}, "<>")];

/** A toolbar as of the ARIA practices: one stop of the Tab key, arrows within. */
export const addBar = (form: HTMLFormElement, { $texts }: Kit): void => {
  const field = form.elements.namedItem("text") as HTMLTextAreaElement;
  const words: Record<string, unknown> = { ...writing, ...$texts };
  const format = (name: string): void =>
    FORMATS[name](field, field.value.slice(field.selectionStart, field.selectionEnd));
  const buttons = Object.keys(FORMATS).map((name, at) => {
    const one = button("", () => format(name));
    one.append(MARKS[at]);
    one.ariaLabel = one.title = words[name] as string;
    one.tabIndex = at && -1;
    return one;
  });
  const bar = box("aw-actions aw-bar", ...buttons);
  bar.role = "toolbar";
  bar.ariaLabel = words.$format as string;
  bar.onkeydown = ({ key }) => {
    const step =
      (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0) * (getComputedStyle(bar).direction === "rtl" ? -1 : 1);
    if (!step) return;
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  // Behind the line for what is wrong with the text.
  ((field.parentElement as Element).nextSibling as Element).after(bar);
  form.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const { key, target } = event;
    const name = KEYS[key.toLowerCase()];
    if (key === "Enter") form.requestSubmit();
    else if (name && target === field && !event.altKey && !event.shiftKey) format(name);
    else return;
    event.preventDefault();
  });
};

/** Those of a comment, or those of them that are selected. */
export const wordsOf = (spot: Spot): string => {
  const body = spot.querySelector(".aw-body") as HTMLElement;
  const selection = getSelection();
  const isChosen = selection?.anchorNode && body.contains(selection.anchorNode) && body.contains(selection.focusNode);
  return (isChosen && `${selection}`) || body.innerText;
};

export const insertQuote = (field: HTMLTextAreaElement, words: string): void =>
  insert(field, field.selectionStart, field.selectionEnd, quoted(words));
