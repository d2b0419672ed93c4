import type { LimitName } from '#server/signIn/limits.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import type { GoogleStandIn } from '../google/provider.ts';

/** An attempt to send something that is not valid. */
export type Try = {
  /** What is wrong with it, and whom it names. */
  readonly what: string;
  /** Whether its seal is invalid: then the server must not look anything up for it. */
  readonly unsealed: boolean;
  readonly send: () => Promise<Response>;
};

/** Attempts that must get the same response, and the limit under which each of them counts. */
export type Group = { readonly limit: LimitName; readonly tries: readonly Try[] };

/** The people who are named: one who exists, one whose address is also confirmed, and nobody. */
export type Stage = {
  readonly engine: RunningEngine;
  readonly google: GoogleStandIn;
  readonly unconfirmed: Person;
  readonly confirmed: Person;
  readonly nobody: string;
};

export type Case = (stage: Stage) => Promise<Group[]>;

export const OTHER_SECRET = 'the-secret-of-another-server-than-this-one';

/** The same text with a different first character. */
export const altered = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

export const sendJson = (
  { engine }: Stage,
  path: string,
  body: object,
  person: Person | null = null,
  method = 'POST',
): Promise<Response> =>
  (person ? engine.as(person) : engine.asNobody()).raw(path, {
    method,
    headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    body: JSON.stringify(body),
  });
