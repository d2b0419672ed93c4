/** What public/boot.js asked for before any other code was there. */
type Ahead = { readonly at: number; readonly answers: Map<string, Promise<Response>> };

declare global {
  var weekplateAhead: Ahead | undefined;
}

/** After so long an answer may be out of date. */
const FRESH_MS = 15_000;

/** The answer to a GET that was asked for ahead; undefined for none. Each is taken once. */
export function askedAhead(path: string): Promise<Response> | undefined {
  const ahead = globalThis.weekplateAhead;
  const answer = ahead?.answers.get(path);
  ahead?.answers.delete(path);
  return ahead && Math.abs(Date.now() - ahead.at) < FRESH_MS ? answer : undefined;
}
