/**
 * The one form of the thread, of which embed.js draws the frame: it moves below the comment it answers or edits, and
 * forgets no word that was typed.
 */
import type { Spot } from "./comment";
import { box, button, make } from "./dom";
import { fill } from "./fill";
import { fold } from "./fold";
import { addBar, insertQuote, wordsOf } from "./format";
import { prove } from "./proof";
import { sendForm } from "./send";
import type { Given, Save } from "./types";

/** The optional fields: their types are also what browsers fill them in and show a keyboard by. */
const TYPES: Record<string, string | undefined> = { email: "email", website: "url" };

let given: Given;
let page: string;
let home: HTMLElement;
let form: HTMLFormElement;
let fields: Record<string, HTMLInputElement>;
let text: HTMLTextAreaElement;
let people: HTMLElement;
let preview: HTMLElement;
let status: HTMLElement;
let send: HTMLButtonElement;
let cancel: HTMLButtonElement;
/** The comment that the form stands below, what saves it when it is changed, and the button that brought the form there. */
let spot: Spot | null;
let save: Save | undefined;
let opener: HTMLElement | undefined;
/** The comment that is answered or changed; what is answered need not be loaded: a long thread comes in parts. */
let parent: string | undefined;

/** Makes what embed.js has drawn the whole form, there where it stands: somebody begins to write, or has before. */
export const takeOver = (...by: Given): void => {
  ready(by);
  unfold();
};

const ready = (by: Given): void => {
  given = by;
  const { $find, $frame: frame, $recall, $texts } = by[3];
  const isNew = form !== frame[0];
  [form, home, page] = frame;
  if (isNew) furnish();
  const place = form.closest<Spot>(".aw-comment");
  const draft = $recall("draft")[page];
  // An answer to a comment that is not loaded may come into the form when the part has taken it over already.
  const restored = !place && !save && draft?.text && draft.text === text.value && draft.parent !== parent;
  // In another order a comment that is changed may stand elsewhere, or not be loaded yet.
  const changed = !isNew && save && !place && $find(spot?.comment.id);
  if (changed) stand(changed, $recall("draft")[changed.comment.id]?.text, save);
  else if (isNew || place !== spot || restored) stand(place);
  if (isNew && fields.text.value) say($texts.$draft);
};

/** Where it stands, or with the words of `quoted` below that. */
export const answer = (by: Given, pressed: HTMLElement, quoted?: Spot): void => {
  const words = quoted && wordsOf(quoted);
  ready(by);
  stand(quoted ?? spot);
  begin(pressed);
  if (words) insertQuote(text, words);
};

/** Below `target`, to edit it; what was not saved is found again. */
export const edit = (by: Given, target: Spot, pressed: HTMLElement, text: string, saves: Save): void => {
  ready(by);
  stand(target, by[3].$recall("draft")[target.comment.id]?.text ?? text, saves);
  begin(pressed);
};

const begin = (pressed: HTMLElement): void => {
  // An answer is not to come where nobody sees it.
  if (spot?.querySelector(":scope > .aw-replies[hidden]")) fold(spot, false, given[3]);
  opener = pressed;
  oninput();
  fields.text.focus();
};

/** Adds what embed.js leaves out, with what this browser remembers. */
const furnish = (): void => {
  const [options, , , kit] = given;
  const { $texts: texts } = kit;
  const [top, row, told] = form.children;
  const [submit, look] = row.children as unknown as HTMLButtonElement[];
  send = submit;
  status = told as HTMLElement;
  text = form.text;
  fields = { text: form.text };
  people = box("aw-people", field("name"));
  for (const name in TYPES) if (options.fields.includes(name)) people.append(field(name));
  preview = make("div", { className: "aw-preview aw-body", "aria-live": "polite", dir: "auto" });
  cancel = button(texts.$cancel, leave);
  look.onclick = () => kit.$attempt(form, show);
  top.after(people);
  row.append(cancel);
  told.after(preview);
  addBar(form, kit);
  const me = kit.$recall("me");
  for (const name in fields) {
    // Which says all about a box, and nothing about the others.
    fields[name].checked = name in me;
    if (name !== "text") fields[name].value = me[name] ?? "";
  }
  kit.$followTheme();
  form.oninput = oninput;
  form.onsubmit = onsubmit;
  kit.$frame[3] = () => {
    if (text.value && !save) keepDraft(text.value);
  };
  // Their listeners come behind `oninput`.
  const rules = given[2];
  const boxes = [form, rules, kit, page, () => !!parent];
  if (rules.follow || rules.private || rules.by_mail)
    import(import.meta.url.replace(/write(\.\w+\.js)/, "boxes$1")).then((part) => part.default(...boxes));
};

/** A real label, the input, and below it a line for the hint or for what is wrong. */
const field = (name: string, type = TYPES[name], autocomplete = type ?? "name"): HTMLElement => {
  const [, , rules, { $texts: texts }] = given;
  const id = `aw-${name}`;
  const input = make("input", {
    name,
    dir: "auto",
    required: !type,
    "aria-describedby": id,
    // As `url` a browser would refuse example.org.
    type: type && type !== "url" ? type : "text",
    inputMode: type,
    autocomplete,
  });
  fields[name] = input;
  return box(
    "",
    make("label", {}, make("b", {}, texts[name as "text"]), input),
    make("small", { id }),
    name === "email" && rules.notify && field("notify", "checkbox", "off"),
  );
};

/** Says what is wrong with a field, or no longer does. */
const refuse = (name: string, words?: string): void => {
  const input = fields[name];
  const note = (input.parentElement as HTMLElement).nextSibling as HTMLElement;
  const hint = `${name}Hint` as "emailHint";
  note.textContent = words ?? ((hint === "emailHint" && given[2].avatars?.hint) || given[3].$texts[hint]);
  note.className = words ? "aw-error" : "";
  input.ariaInvalid = (words && "true") as string | null;
  if (words) input.focus();
};

const show = async (): Promise<void> => {
  const [{ site }, request, , kit] = given;
  if (!fields.text.reportValidity()) return;
  const { html } = await request<{ html: string }>("preview", { site, text: fields.text.value });
  preview.hidden = false;
  kit.$showHtml(preview, html);
};

const onsubmit = async (event: Event): Promise<void> => {
  event.preventDefault();
  if (send.ariaDisabled) return;
  send.ariaDisabled = "true";
  say(given[3].$texts.$sending);
  const pressed = send;
  const from = page;
  const saves = save;
  await sendForm(given, {
    $fields: fields,
    $form: form,
    $isHere: () => page === from && form.isConnected,
    $isSame: (sent) => save === saves && text.value === sent,
    $page: page,
    $parent: parent,
    $refuse: refuse,
    $save: save,
    $say: say,
    $stand: stand,
  });
  pressed.ariaDisabled = null;
};

/** What is typed and ticked; a box that is not is left out. */
const read = () => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** That of the page, or of the comment that is changed. */
const draftName = (): string => (save && parent) ?? page;

const oninput = (): void => {
  const { $keep: keep } = given[3];
  preview.hidden = true;
  const { text, ...me } = read();
  for (const name in fields) keep("me", name, me[name]);
  keepDraft(text);
  unfold();
};

const keepDraft = (text: string): void => {
  const { $keep, $recall } = given[3];
  const name = draftName();
  $keep("draft", name, { ...$recall("draft")[name], text, parent });
};

const unfold = (): void => {
  people.hidden = !!save;
  // Worked out while the reader types, so that nobody waits for it.
  prove(...given, form);
  // Mails need somewhere to go.
  if (fields.notify) fields.email.required = fields.notify.checked;
};

/** Only so a reader gives up what is answered, or a better text. */
const leave = (): void => {
  given[3].$keep("draft", draftName());
  stand(null);
  oninput();
  (opener?.isConnected ? opener : fields.text).focus();
};

const stand = (target: Spot | null, text?: string, saves?: Save): void => {
  const { $find, $recall, $texts: texts } = given[3];
  const wasChanging = save;
  const draft = $recall("draft")[page];
  save = saves;
  // What was typed before a comment was changed instead; else what is typed stays, also where nothing can be remembered.
  if (wasChanging) text ??= draft?.text ?? "";
  if (text !== undefined) fields.text.value = text;
  // A draft without a word answers nothing, and that of another tab nothing here.
  const answered = (draft?.text && draft.text === fields.text.value && draft.parent) || undefined;
  spot = target ?? $find(answered);
  parent = spot?.comment.id ?? answered;
  const before = spot?.firstChild as Element | undefined;
  // Moving it would take the focus from it.
  if (!before) {
    if (form.parentElement !== home) home.append(form);
  } else if (before.nextSibling !== form) before.after(form);
  for (const name in fields) refuse(name);
  (fields.text.previousSibling as Node).textContent = save
    ? save.$title
    : spot
      ? fill(texts.$replyTo, spot.comment.author?.name)
      : parent
        ? texts.$reply
        : texts.text;
  form.noValidate = !!save;
  send.textContent = save?.$send ?? texts.$submit;
  cancel.hidden = !parent;
  preview.hidden = true;
  say("");
};

const say = (words: string): void => {
  status.textContent = words;
};
