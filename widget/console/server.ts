/** How the console asks its server. */

/** The answer to a decision, and to taking one back. */
export interface Decided {
  batch: string;
  decided: number;
  failed?: { id: string; detail: string }[];
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

/** Goes on when the page is left meanwhile (`keepalive`). */
export async function post<Answer extends object>(address: string, fields: FormData): Promise<Answer | Refusal> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, String(value));
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch(address, { method: "POST", headers, body, redirect: "manual", keepalive: true });
    if (hasEnded(response)) return { kind: "session", detail: "" };
    const answer = await response.json();
    return response.ok ? answer : { kind: "refused", detail: String(answer.detail ?? response.status) };
  } catch {
    return { kind: "offline", detail: "" };
  }
}
