/**
 * What speaks for a comment: the proof of work, one's earlier comments, and the field that only programs fill in. It is
 * loaded when the reader begins to write: the browser works while the reader types.
 */
import { keep, recall } from "./memory";
import { solve, solveInPieces } from "./solve";
import type { Challenge, Part } from "./types";

/** A challenge, and what it comes to; `since` and `life` are in milliseconds by this machine's clock. */
interface Work {
  site: string;
  since: number;
  life: number;
  proof: Promise<string | undefined>;
}

/** So long a reader who has sent the form waits for it at most; without it the comment is held. */
const PATIENCE = 10_000;
/** So many earlier comments the server looks at. */
const KNOWN = 20;

let work: Work | undefined;
/** Found out once: a policy that forbids workers complains of each. */
let hasWorkers = true;

/** Called when the reader begins, and for the proof when the form is sent. */
export const prove: Part<[HTMLFormElement, boolean?], string | undefined> = async (
  { site },
  request,
  { honeypot, proof: isWanted },
  _,
  form,
  isSending,
) => {
  if (!form.elements.namedItem(honeypot)) {
    form.append(trap(honeypot));
    // Not by a field: programs would fill it in.
    form.addEventListener("formdata", ({ formData }) => formData.set("known", known()));
    document.addEventListener("afterword:submitted", remember);
    document.addEventListener("afterword:deleted", forget);
  }
  // An edit needs none; the form checks nothing then.
  if (!isWanted || form.noValidate) return;
  // Half its time is left for writing; one that is sent at the last moment would come too late.
  const isStale = !work || work.site !== site || Date.now() - work.since > work.life / 2;
  if (isStale) work = begin(site, () => request(`challenge?${new URLSearchParams({ site })}`));
  if (!isSending) return;
  const { proof } = work as Work;
  // Each is good for one comment.
  work = undefined;
  return Promise.race([proof, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
};

const begin = (site: string, ask: () => Promise<Challenge>): Work => {
  const begun: Work = { site, since: Date.now(), life: Number.POSITIVE_INFINITY, proof: Promise.resolve(undefined) };
  begun.proof = ask()
    .then(async (challenge) => {
      begun.since = Date.now();
      const told = new URLSearchParams(challenge.salt.split("?")[1]);
      begun.life = Number(told.get("expires")) * 1000 - Number(told.get("made"));
      const number = await worked(challenge);
      const { algorithm, salt, signature } = challenge;
      return btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }));
    })
    .catch(() => {
      // No answer: asked again at the next keystroke.
      if (work === begun) work = undefined;
      return undefined;
    });
  return begun;
};

/** In a worker, which this very file is loaded into; in small pieces where the blog's policy allows none. */
const worked = async (challenge: Challenge): Promise<number | undefined> => {
  try {
    if (hasWorkers) return await byWorker(challenge);
  } catch {
    hasWorkers = false;
  }
  return solveInPieces(challenge);
};

const byWorker = (challenge: Challenge): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    // A worker must be of the page's own origin, so it is made of a line that imports this file.
    const line = `import(${JSON.stringify(import.meta.url)}).then((part)=>part.run(self),()=>postMessage(null))`;
    const address = URL.createObjectURL(new Blob([line], { type: "text/javascript" }));
    // Throws under Trusted Types, and tells an error where the policy forbids it.
    const worker = new Worker(address);
    const end = (settle: () => void) => {
      worker.terminate();
      URL.revokeObjectURL(address);
      settle();
    };
    worker.onerror = () => end(() => reject());
    worker.onmessage = ({ data }) => {
      if (data === "ready") worker.postMessage(challenge);
      else end(() => (data === null ? reject() : resolve(data)));
    };
  });

/** What runs inside of the worker. */
export const run = (self: Worker): void => {
  self.onmessage = ({ data }) => self.postMessage(solve(data));
  self.postMessage("ready");
};

/** One's newest comments of this blog first, with what proves that they are one's own: ids grow with time. */
const newest = (): string[] =>
  Object.entries(recall("known"))
    .map((own) => own.join("."))
    .sort()
    .reverse();

const known = (): string => newest().slice(0, KNOWN).join(" ");

/** Kept apart from what one can change: that is forgotten when it can't be changed any more. */
const remember = (event: Event): void => {
  const { id } = (event as CustomEvent).detail;
  keep("known", id, recall("own")[id]?.token);
  for (const old of newest().slice(KNOWN)) keep("known", old.split(".")[0]);
};

const forget = (event: Event): void => keep("known", (event as CustomEvent).detail.id);

/**
 * Looks like a field to programs. No style sheet is needed, which a blog's policy might forbid, and no reader comes to
 * it: it is out of sight, out of the order of the keys, and no screen reader tells of it.
 */
const trap = (name: string): HTMLElement => {
  const holder = document.createElement("div");
  const input = document.createElement("input");
  Object.assign(holder.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  });
  holder.setAttribute("aria-hidden", "true");
  input.name = name;
  input.tabIndex = -1;
  input.autocomplete = "off";
  holder.append(input);
  return holder;
};
