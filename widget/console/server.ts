/** How the console asks its server. */

/** What was not done, and why. */
export interface Failed {
  id: string;
  code: string;
  detail: string;
}

/** The answer to a decision, and to taking one back. */
export interface Decided {
  batch: string;
  decided: number;
  failed?: Failed[];
  waiting?: number;
}

/** Why something was not done. */
export interface Refusal {
  kind: "session" | "offline" | "refused";
  detail: string;
}

/** Who has to sign in again is led elsewhere, or told so. */
const hasEnded = (response: Response) => response.type === "opaqueredirect" || response.status === 401;

/** @returns "offline" where there is no server now; nothing where the address shows something else */
export async function read(address: string): Promise<Document | "offline" | undefined> {
  try {
    const response = await fetch(address, { redirect: "manual" });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return "offline";
  }
}

/** Browsers refuse to go on with more than 64 KiB, of all that is under way. */
const MOST_KEPT_ALIVE = 16 * 1024;

/** Goes on when the page is left meanwhile (`keepalive`), unless it is long. */
export async function post<Answer extends object>(address: string, fields: FormData): Promise<Answer | Refusal> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, String(value));
  try {
    const headers = { Accept: "application/json" };
    const keepalive = String(body).length <= MOST_KEPT_ALIVE;
    const response = await fetch(address, { method: "POST", headers, body, redirect: "manual", keepalive });
    if (hasEnded(response)) return { kind: "session", detail: "" };
    const answer = await response.json();
    return response.ok ? answer : { kind: "refused", detail: String(answer.detail ?? response.status) };
  } catch {
    return { kind: "offline", detail: "" };
  }
}
