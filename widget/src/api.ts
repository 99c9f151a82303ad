/**
 * Talking to the server by docs/API.md. Reads carry no header of ours and writes are text/plain, so neither needs
 * a preflight; only the edit token, in `Authorization`, does.
 */
import { options } from "./thread";

let said: string;

/** One message in the console for what only the blogger can mend, however often it happens. */
export const complain = (message: string): void => {
  if (said !== message) console.error(`Afterword: ${message}`);
  said = message;
};

export const complainOfSilence = (): void => complain(`no answer from ${options.server}: down, or not in connect-src.`);

/** The answer's JSON, or a thrown `Problem`. */
export const request = async <Answer>(
  path: string,
  body?: object,
  token?: string,
  method = body ? "POST" : "GET",
): Promise<Answer> => {
  const asked = options;
  const { server } = asked;
  let answer: Response | undefined;
  let json: { code?: string; detail?: string } = {};
  try {
    answer = await fetch(`${server}api/v1/${path}`, {
      method,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      body: JSON.stringify(body),
    });
    json = await answer.json();
  } catch {
    if (!answer) complainOfSilence();
  }
  // The reader has moved on to another page, where nothing of this is to be seen.
  if (!body && asked !== options) await new Promise(() => {});
  if (answer?.ok) return json as Answer;
  // The site's key, its list of origins or the script's address is wrong: readers can do nothing about it.
  if (/origin|_site|https/.test(json.code as string)) complain(json.detail as string);
  throw { ...json, status: answer?.status };
};
