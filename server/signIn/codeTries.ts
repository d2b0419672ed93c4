import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { countTry, forgetTry, type LimitName } from './limits.ts';
import { isKnownPlace } from './places.ts';

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
