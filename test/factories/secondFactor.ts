import { expect } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { NewKey, RecoveryCodes } from '#domain/signIn/secondFactorSchema.ts';
import { codeAt, stepAt } from '#server/signIn/authenticator.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from './people.ts';

export type Told = { me: Me | null; secondFactor?: true };

const HOME = '198.51.100.7';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** The code that an authenticator app shows, `steps` of 30 seconds from now. */
export const appCode = (key: string, steps = 0): string => codeAt(key, stepAt(new Date()) + steps);

/** The name and value of the session cookie that a response sets. */
export function cookieIn(headers: Headers): { name: string; value: string } {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const pair = pairs.findLast((each) => each.includes('session_token')) ?? '';
  const [name = '', value = ''] = pair.split(/=(.*)/);
  return { name, value };
}

/** Sets up an authenticator app as a person's second factor with the code `used`, from an address. */
export async function enrol(
  engine: RunningEngine,
  person: Person,
  address?: string,
): Promise<{ key: string; used: string; recoveryCodes: readonly string[] }> {
  const as = engine.as(person);
  const { key } = (await as.post<NewKey>('/api/auth/authenticator/key')).body;
  const send = async () => {
    const step = stepAt(new Date());
    const used = codeAt(key, step - 1);
    const added = await as.put<RecoveryCodes>(
      '/api/auth/authenticator',
      { key, code: used, password: person.password },
      address === undefined ? {} : from(address),
    );
    return { used, added, isOfItsTime: stepAt(new Date()) === step };
  };
  let sent = await send();
  // The server accepts no code from two steps ago, so if the half minute ended on the way, send a new one.
  if (sent.added.status !== 200 && !sent.isOfItsTime) sent = await send();
  expect(sent.added.status).toBe(200);
  return { key, used: sent.used, recoveryCodes: sent.added.body.recoveryCodes };
}

/**
 * The first step of signing in, from an address: the response, and the browser that waits for the second
 * step.
 */
export async function signInUntilAsked(engine: RunningEngine, person: Person, address = HOME) {
  const { email, password } = person;
  const answer = await engine
    .asNobody()
    .post<Told>('/api/auth/sign-in', { email, password }, from(address));
  return { told: answer.body, waiting: { ...person, cookie: cookieIn(answer.headers) } };
}

/** The second step of signing in. */
export const prove = (engine: RunningEngine, waiting: Person, code: string, address = HOME) =>
  engine.as(waiting).post<Told>('/api/auth/second-factor', { code }, from(address));
