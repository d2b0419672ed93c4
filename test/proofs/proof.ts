import type { LimitName } from '#server/signIn/limits.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import type { GoogleStandIn } from '../google/provider.ts';

/** Something that is none of ours, sent. */
export type Try = {
  /** In what it is wrong, and whom it names. */
  readonly what: string;
  /** It carries a seal that does not hold: nothing may be looked up for it. */
  readonly unsealed: boolean;
  readonly send: () => Promise<Response>;
};

/** What has to be answered alike, and under which limit each of it counts. */
export type Group = { readonly limit: LimitName; readonly tries: readonly Try[] };

/** Who is named: one who is there, one whose address is confirmed too, and nobody. */
export type Stage = {
  readonly engine: RunningEngine;
  readonly google: GoogleStandIn;
  readonly unconfirmed: Person;
  readonly confirmed: Person;
  readonly nobody: string;
};

export type Case = (stage: Stage) => Promise<Group[]>;

export const OTHER_SECRET = 'the-secret-of-another-server-than-this-one';

/** The same text with another first character. */
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
