import type { Person } from '../factories/people.ts';
import type { Ledger } from './ledger.ts';

export type Request = {
  readonly who: Person;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api/`. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `body` is the parsed JSON; null if there was none. */
export type Answer = { readonly status: number; readonly body: unknown };

/** Null: the connection was cut, and the result of the request is unknown. */
export type Ask = (request: Request) => Promise<Answer | null>;

// Longer than the server promises, because a busy machine may be slow.
const LONGEST_MS = 120_000;

export const cookieOf = ({ cookie }: Person) => `${cookie.name}=${cookie.value}`;

/** Sends a request to the server at the current `url`, and records the response. */
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
      // A response counts as an acknowledgement only once all of it has arrived.
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
