import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { Turn } from './inTurn.ts';
import { count, countTry, forgetTry, type LimitName, tooManyTries, untilDone } from './limits.ts';
import { isKnownPlace } from './places.ts';

/**
 * Lets somebody who is not signed in try the password of an account, which need not exist. Each
 * network has its own tries. Once those from networks where nobody knows the owner are too many,
 * such a network has one wrong try until its window is over: a right password is never refused for
 * what others did. `work` compares the password in the turn that it is given. Throws 429, and whatever
 * `work` throws: 401 or 422 for a wrong password.
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

/** A wrong password is said to be one too many: there is no second one from here. */
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

/** What somebody who is signed in tries is counted under: nobody else has this session. */
export const triesOf = ({ email, sessionId }: Session) => `${email} session ${sessionId}`;

/**
 * Lets somebody who is signed in try their own password, perhaps in a browser that was left alone:
 * counted for the session, and with what is tried at the account from this network. What others try
 * elsewhere does not count. Throws 429, and whatever `work` throws.
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

// Six digits, three of them right at a time: without a limit by the day as well, somebody patient
// who has the password would be in within the year.
const LIMITS: readonly LimitName[] = ['codeByAccount', 'codeByAccountADay'];

/**
 * What the codes are counted under of who has given a password and is not in yet: from where the
 * owner was let in before apart from all others. Those are counted together, whatever their number:
 * six digits would not withstand a few tries from each of many networks.
 */
export async function codeTriesOf(deps: Deps, context: Context, email: string): Promise<string> {
  const known = await isKnownPlace(deps, context, email);
  return known ? `${email} ${addressOf(deps.config, context)}` : email;
}

/** Lets a code be tried, as often as the limits allow. Throws 429, and whatever `work` throws. */
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

/** Each is counted by itself: of one kind the owner may have a mail, and want another. */
export type AskedFor = 'sign-up' | 'verification' | 'password-reset';

/**
 * Whether a mail that somebody asked for is sent. Who asks too often is refused, with 429; nobody is
 * refused for what others asked for. Beyond the first ones of half an hour each other network brings
 * one more mail, up to twelve of a kind; after that none is sent, and the answer stays the same. The
 * links in those of half an hour still work by then.
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
