import type { Person } from '../factories/people.ts';
import type { Ledger } from './ledger.ts';

export type Request = {
  readonly who: Person;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Beneath `/api/`. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `body` is what was sent as JSON; null when there was none. */
export type Answer = { readonly status: number; readonly body: unknown };

/** Null: the request was cut off, and nobody knows what became of it. */
export type Ask = (request: Request) => Promise<Answer | null>;

// The server promises less; a busy machine may keep it longer.
const LONGEST_MS = 120_000;

export const cookieOf = ({ cookie }: Person) => `${cookie.name}=${cookie.value}`;

/** Asks the server that `url` names at that moment, and notes what came back. */
export const askerOf =
  (url: () => string, ledger: Ledger): Ask =>
  async ({ who, method, path, body, headers = {} }) => {
    try {
      const answer = await fetch(`${url()}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: cookieOf(who), ...headers },
        signal: AbortSignal.timeout(LONGEST_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      // An acknowledgement counts once all of it is here.
      const text = await answer.text();
      ledger.answered(answer.status);
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        ledger.problems.push(`${method} ${path}: no answer within ${LONGEST_MS / 1000} seconds`);
      else if (!(error instanceof TypeError)) throw error;
      ledger.answered(0);
      return null;
    }
  };
