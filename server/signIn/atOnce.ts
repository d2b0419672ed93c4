import { AsyncLocalStorage } from 'node:async_hooks';
import { runWithTransaction } from '@better-auth/core/context';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Proof } from '../http/session.ts';
import type { Auth } from './auth.ts';
import type { SignInDeps } from './deps.ts';
import { inTurn, type Turn } from './inTurn.ts';
import type { Shown } from './maker.ts';

export type OnProven = (db: Transaction<Schema>, user: { readonly id: string }) => Promise<void>;

/** What was made ready before a transaction of better-auth, and what it does on our behalf. */
type Ready = {
  /** The hash of a password that is to be set. */
  readonly hashed?: { readonly password: string; readonly hash: string };
  /** Whether a password was found to be that of a hash. */
  readonly compared?: { readonly password: string; readonly hash: string; readonly fits: boolean };
  /** What the person has proved: a session that begins now needs no further proof. */
  readonly proof?: Proof | null;
  /** Kept with a person who is made. */
  readonly timeZone?: string | undefined;
  /** Kept with a person who is made: to which text they agreed, and when. */
  readonly agreed?: { readonly version: string; readonly givenAt: string };
  /** Nobody is mailed that they have an account already: they were, just now. */
  readonly quiet?: boolean;
  /** When a password that is tried may be compared. */
  readonly turn?: Turn;
  /** What this browser shows of having made an account. */
  readonly shown?: Shown;
  /** Called in the transaction in which a mailed link is used, before a session begins. */
  readonly onProven?: OnProven;
};

// With the first password and not at the start, like all of better-auth.
const crypto = () => import('better-auth/crypto');

/** For an address that nobody has, a hash takes the place of the comparison: in its turn, too. */
export function hashPassword(password: string): Promise<string> {
  return whenItsTurn(async () => (await crypto()).hashPassword(password));
}

/** Whether it is the password of this hash. */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return whenItsTurn(async () => (await crypto()).verifyPassword(given));
}

const store = new AsyncLocalStorage<Ready>();

export const readyNow = (): Ready => store.getStore() ?? {};

/** Runs `work` of better-auth with what is made ready for it. */
export const withReady = <T>(ready: Ready, work: () => Promise<T>): Promise<T> =>
  store.run(ready, work);

/** What is compared or hashed by `work` waits for its turn. */
export const inLine = <T>(turn: Turn, work: () => Promise<T>): Promise<T> =>
  withReady({ ...readyNow(), turn }, work);

function whenItsTurn<T>(work: () => Promise<T>): Promise<T> {
  const { turn } = readyNow();
  return turn ? inTurn(turn, work) : work();
}

/** For better-auth: takes what was computed before, so that no transaction waits for a hash. */
export const passwords = {
  async hash(password: string): Promise<string> {
    const { hashed } = readyNow();
    return hashed?.password === password ? hashed.hash : hashPassword(password);
  },
  async verify(given: { hash: string; password: string }): Promise<boolean> {
    const { compared } = readyNow();
    const known = compared?.hash === given.hash && compared.password === given.password;
    return known ? compared.fits : verifyPassword(given);
  },
};

/**
 * Calls better-auth so that all it writes is stored together, or nothing: by itself it does so for
 * a sign-up alone.
 */
export async function atOnce<T>(
  deps: Pick<SignInDeps, 'auth'>,
  ready: Ready,
  work: (auth: Awaited<ReturnType<Auth['ready']>>) => Promise<T>,
): Promise<T> {
  const auth = await deps.auth.ready();
  const { adapter } = await auth.$context;
  return withReady(ready, () => runWithTransaction(adapter, () => work(auth)));
}

/** The hash of a password to be set, made before its transaction. */
export const hashedFor = async (password: string) => ({
  hashed: { password, hash: await hashPassword(password) },
});

/** Compares somebody's password before the transaction that changes it. */
export async function comparedFor(
  { db }: Pick<SignInDeps, 'db'>,
  userId: string,
  password: string,
) {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  const hash = account?.password;
  if (!hash) return {};
  return { compared: { password, hash, fits: await verifyPassword({ password, hash }) } };
}
