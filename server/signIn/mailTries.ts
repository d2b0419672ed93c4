import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { count, countTry } from './limits.ts';
import { isKnownPlace } from './places.ts';

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
