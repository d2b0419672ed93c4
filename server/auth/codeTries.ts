import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { addressOf } from './address.ts';
import { accountTries, countTry, forgetTry, type LimitName } from './limits.ts';

// Six digits, three of them right at a time: without a limit by the day as well, somebody patient
// who has the password would be in within the year.
const LIMITS: readonly LimitName[] = ['codeByAccount', 'codeByAccountADay'];

/**
 * Lets a code be tried, as often as the limits of its account allow; tries from where its owner was
 * let in before count apart from all others. Throws 429, and whatever `work` throws.
 */
export async function countingCodes<T>(
  deps: Deps,
  context: Context,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const tries = await accountTries(deps, email, addressOf(deps.config, context));
  for (const limit of LIMITS) await countTry(deps, limit, tries);
  const done = await work();
  for (const limit of LIMITS) await forgetTry(deps, limit, tries);
  return done;
}
