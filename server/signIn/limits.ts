import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { addressOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';
import type { Turn } from './passwords.ts';
import { isKnownPlace } from './places.ts';
import { say } from './words.ts';

type Limit = { readonly tries: number; readonly windowMs: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All limits of tries, each with the attack that it answers. `RATE_LIMIT_FACTOR` multiplies them. */
export const limits = {
  /** One network tries passwords, links, passkeys and states, whomever they name. Only failures count. */
  proofByNetwork: { tries: 30, windowMs: 5 * MINUTE },
  /** The password of one account is guessed: from one network, in one session, or from many networks together. */
  passwordOfAccount: { tries: 10, windowMs: 5 * MINUTE },
  /** Who has the password guesses the six digits, of which three codes are right at a time: thirty years on average. */
  codeOfAccount: { tries: 30, windowMs: DAY },
  /** One network signs up, writes to the practice, or has mails sent to others, again and again. */
  mailByNetwork: { tries: 20, windowMs: HOUR },
  /** A mailbox is filled by many networks that ask for its mails. */
  mailToAddress: { tries: 12, windowMs: 30 * MINUTE },
  /** A taken-over account of a dietician mails strangers, */
  invitationByDietician: { tries: 300, windowMs: DAY },
  /** or one stranger again and again. */
  invitationToAddress: { tries: 3, windowMs: DAY },
  /** Somebody keeps the server busy with pictures, or with the calendar of a customer, */
  workByPerson: { tries: 60, windowMs: HOUR },
  /** or with all data of the practice. */
  allDataByPerson: { tries: 6, windowMs: HOUR },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Whether this try exceeds the limit of the window, and how long the window still lasts. */
type Count = { readonly over: boolean; readonly seconds: number };

/** Counts tries in the database, so that the count holds across instances and restarts. */
export async function count(deps: Deps, name: LimitName, of: string, by = 1): Promise<Count> {
  const { tries, windowMs } = limits[name];
  const now = deps.now().getTime();
  const row = await deps.db
    .insertInto('rateLimit')
    .values({ key: `${name}:${of}`, count: by, resetsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then ${by} else "rateLimit"."count" + ${by} end`,
        resetsAt: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then excluded."resetsAt" else "rateLimit"."resetsAt" end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow();
  return {
    over: row.count > tries * deps.config.rateLimitFactor,
    seconds: Math.max(1, Math.ceil((Number(row.resetsAt) - now) / 1000)),
  };
}

const tooManyTries = (seconds: number) =>
  new ApiFailure(
    429,
    'too-many-tries',
    seconds < 90
      ? say.tooManyTriesSeconds(seconds)
      : say.tooManyTriesMinutes(Math.ceil(seconds / 60)),
    { retryAfter: seconds },
  );

/** Counts one try, or more; throws a 429 {@link ApiFailure} with the seconds to wait once they are used up. */
export async function countTry(deps: Deps, name: LimitName, of: string, by = 1): Promise<void> {
  const { over, seconds } = await count(deps, name, of, by);
  if (over) throw tooManyTries(seconds);
}

/** Takes back a try that turned out to be legitimate, because only failures should slow anyone down. */
export async function forgetTry(deps: Deps, name: LimitName, of: string, by = 1): Promise<void> {
  await deps.db
    .updateTable('rateLimit')
    .set({ count: sql<number>`case when "count" > ${by} then "count" - ${by} else 0 end` })
    .where('key', '=', `${name}:${of}`)
    .execute();
}

/**
 * Counts a try until `work` is done; if it throws, the try stays counted. `steps` is how many were counted with this
 * one, the last. Throws 429, too.
 */
export async function untilDone<T>(
  deps: Deps,
  name: LimitName,
  of: string,
  work: () => Promise<T>,
  steps = 1,
): Promise<T> {
  await countTry(deps, name, of);
  const done = await work();
  await forgetTry(deps, name, of, steps);
  return done;
}

/**
 * Lets somebody who is not signed in try the password of an account, which need not exist. Each network has
 * its own tries. When there are too many from networks where the owner is unknown, each such network has one
 * wrong try until its window ends: a right password is never refused because of what others did. `work`
 * compares the password in its turn. Throws 429, and whatever `work` throws: 401 or 422 for a wrong password.
 */
export async function tryingPassword<T>(
  deps: Deps,
  context: Context,
  email: string,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  const onThisNetwork = `${email} ${addressOf(deps.config, context)}`;
  const known = await isKnownPlace(deps, context, email);
  return untilDone(deps, 'passwordOfAccount', onThisNetwork, async () => {
    if (known) return work({ email, place: 'known' });
    const { over } = await count(deps, 'passwordOfAccount', email);
    const tryIt = () => work({ email, place: 'unknown' });
    const done = over ? await onlyTry(deps, onThisNetwork, tryIt) : await tryIt();
    await forgetTry(deps, 'passwordOfAccount', email);
    return done;
  });
}

/**
 * A wrong password uses up all tries that this network has while others guess, and is answered as one too many.
 */
async function onlyTry<T>(deps: Deps, onThisNetwork: string, work: () => Promise<T>): Promise<T> {
  const { tries } = limits.passwordOfAccount;
  const { over, seconds } = await count(
    deps,
    'passwordOfAccount',
    `${onThisNetwork} guessed`,
    tries,
  );
  if (over) throw tooManyTries(seconds);
  try {
    const done = await work();
    await forgetTry(deps, 'passwordOfAccount', `${onThisNetwork} guessed`, tries);
    return done;
  } catch (error) {
    throw isWrong(error) ? tooManyTries(seconds) : error;
  }
}

const isWrong = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 401 || error.status === 422);

/** The key under which tries of a signed-in person are counted: nobody else has this session. */
export const triesOf = ({ email, sessionId }: Session) => `${email} session ${sessionId}`;

/**
 * Lets a signed-in person try their own password, perhaps in a browser that was left alone. Tries are counted
 * for the session, and with all tries at the account from this network; tries of others elsewhere do not
 * count. Throws 429, and whatever `work` throws.
 */
export function tryingOwnPassword<T>(
  deps: Deps,
  context: Context,
  session: Session,
  work: () => Promise<T>,
): Promise<T> {
  const onThisNetwork = `${session.email} ${addressOf(deps.config, context)}`;
  return untilDone(deps, 'passwordOfAccount', onThisNetwork, () =>
    untilDone(deps, 'passwordOfAccount', triesOf(session), work),
  );
}

/**
 * The key under which codes are counted after a right password. A network where the owner is known has its
 * own key. All other networks share one, however many they are: six digits would not withstand a few tries
 * from each of many networks.
 */
export async function codeTriesOf(deps: Deps, context: Context, email: string): Promise<string> {
  const known = await isKnownPlace(deps, context, email);
  return known ? `${email} ${addressOf(deps.config, context)}` : email;
}

/** Runs a try of a code, as often as the limit allows. Throws 429, and whatever `work` throws. */
export const countingCodes = <T>(deps: Deps, tries: string, work: () => Promise<T>): Promise<T> =>
  untilDone(deps, 'codeOfAccount', tries, work);

/** Each kind is counted separately: the owner may have a mail of one kind, and need another. */
type AskedFor = 'sign-up' | 'verification' | 'password-reset';

/**
 * Whether to send a mail that somebody asked for. A network that asks too often is refused with 429; nobody is
 * refused because others asked. After twelve mails of a kind in half an hour, no more is sent to an address and the
 * answer stays the same, except where its owner is known; the links mailed in that half hour still work by then.
 */
export async function mayMail(
  deps: Deps,
  context: Context,
  email: string,
  kind: AskedFor,
): Promise<boolean> {
  await countTry(deps, 'mailByNetwork', addressOf(deps.config, context));
  if (await isKnownPlace(deps, context, email)) return true;
  return !(await count(deps, 'mailToAddress', `${email} ${kind}`)).over;
}

/** Far longer than any of the work takes, unless the machine is overloaded. */
export const ANSWER_STEP_MS = 750;

/**
 * Runs `work` and answers, or throws, a whole number of steps of `stepMs` after it began. So outsiders cannot
 * see how long it took, and whether an address has an account.
 */
export async function inUniformTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await pause(Math.ceil(took / stepMs) * stepMs - took);
  }
}
