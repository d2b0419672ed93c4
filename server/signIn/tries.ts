import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { Turn } from './inTurn.ts';
import { count, countTry, forgetTry, type LimitName, tooManyTries, untilDone } from './limits.ts';
import { isKnownPlace } from './places.ts';

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
  const here = `${email} ${addressOf(deps.config, context)}`;
  const known = await isKnownPlace(deps, context, email);
  return untilDone(deps, 'passwordHere', here, async () => {
    if (known) return work({ email, place: 'known' });
    const { over } = await count(deps, 'passwordFromUnknownPlaces', email);
    const tryIt = () => work({ email, place: 'unknown' });
    const done = over ? await onlyTry(deps, here, tryIt) : await tryIt();
    await forgetTry(deps, 'passwordFromUnknownPlaces', email);
    return done;
  });
}

/** A wrong password is answered as one try too many, because this network has no second one. */
async function onlyTry<T>(deps: Deps, here: string, work: () => Promise<T>): Promise<T> {
  const { over, seconds } = await count(deps, 'passwordWhileGuessed', here);
  if (over) throw tooManyTries(seconds);
  try {
    const done = await work();
    await forgetTry(deps, 'passwordWhileGuessed', here);
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
  const here = `${session.email} ${addressOf(deps.config, context)}`;
  return untilDone(deps, 'passwordHere', here, () =>
    untilDone(deps, 'passwordHere', triesOf(session), work),
  );
}

// A code has six digits, and three codes are right at a time. Without a daily limit, somebody patient who has
// the password would get in within a year.
const LIMITS: readonly LimitName[] = ['codeByAccount', 'codeByAccountADay'];

/**
 * The key under which codes are counted after a right password. A network where the owner is known has its
 * own key. All other networks share one, however many they are: six digits would not withstand a few tries
 * from each of many networks.
 */
export async function codeTriesOf(deps: Deps, context: Context, email: string): Promise<string> {
  const known = await isKnownPlace(deps, context, email);
  return known ? `${email} ${addressOf(deps.config, context)}` : email;
}

/** Runs a try of a code, as often as the limits allow. Throws 429, and whatever `work` throws. */
export async function countingCodes<T>(
  deps: Deps,
  tries: string,
  work: () => Promise<T>,
): Promise<T> {
  for (const limit of LIMITS) await countTry(deps, limit, tries);
  const done = await work();
  for (const limit of LIMITS) await forgetTry(deps, limit, tries);
  return done;
}

/** Each kind is counted separately: the owner may have a mail of one kind, and need another. */
export type AskedFor = 'sign-up' | 'verification' | 'password-reset';

/**
 * Whether to send a mail that somebody asked for. Somebody who asks too often is refused with 429; nobody is
 * refused because others asked. After the first mails of half an hour, each further network causes one more
 * mail, up to twelve of a kind. Then no mail is sent and the answer stays the same; the links mailed in that
 * half hour still work by then.
 */
export async function mayMail(
  deps: Deps,
  context: Context,
  email: string,
  kind: AskedFor,
): Promise<boolean> {
  const network = addressOf(deps.config, context);
  await countTry(deps, 'mailHere', `${email} ${network}`);
  if (await isKnownPlace(deps, context, email)) return true;
  if (!(await count(deps, 'mailToAccount', `${email} ${kind}`)).over) return true;
  if ((await count(deps, 'mailToAccountOnce', `${email} ${kind} ${network}`)).over) return false;
  return !(await count(deps, 'mailToAccountAtMost', `${email} ${kind}`)).over;
}
