import type { Context } from 'hono';
import {
  type OpenedLink,
  openedLinkAnswerSchema,
  openedLinkSchema,
} from '#domain/signIn/accountSchema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import type { SignInDeps } from './deps.ts';
import { countTry, forgetTry, untilDone } from './limits.ts';
import { passwordLinkOf } from './mailedLinks.ts';
import { beginsAnew } from './maker.ts';
import { unsealLink } from './sealedLink.ts';
import { setUpLinkWorks } from './setUp.ts';
import { say } from './words.ts';

/** Runs the use of a link; one that does not work counts as a try. Throws 429, too. */
export const tryingLink = <T>(
  deps: SignInDeps,
  context: Context,
  work: () => Promise<T>,
): Promise<T> => untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), work);

/** Answers only what using the link would tell too, and counts against the same limit. */
export function linkRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    // POST, because a token in an address would be written to logs.
    post: '/auth/opened-link',
    summary: 'Whether a mailed or printed link still works; it is not used up by being asked about',
    by: ['anyone'],
    takes: openedLinkSchema,
    gives: openedLinkAnswerSchema,
    refuses: [429],
    answer: async ({ context, input: { purpose, token } }) => {
      const address = addressOf(deps.config, context);
      await countTry(deps, 'proofByNetwork', address);
      const works = await check[purpose](deps, token);
      if (works) await forgetTry(deps, 'proofByNetwork', address);
      const link = works && purpose === 'password-reset' && (await resetLink(deps, token));
      const anew = link && (await beginsAnew(deps, context, link.userId));
      return { works, ...(anew && { beginsAnew: true as const }) };
    },
  });
}

const check: Record<OpenedLink['purpose'], (deps: SignInDeps, token: string) => Promise<boolean>> =
  {
    'set-up': setUpLinkWorks,
    'password-reset': async (deps, token) => (await resetLink(deps, token)) !== null,
  };

/**
 * The account and the stored text of a mailed link for a new password that works. Null for any other; a link
 * without our seal is refused without a look-up.
 */
export async function resetLink(
  { config, db, now }: SignInDeps,
  token: string,
): Promise<{ userId: string; stored: string } | null> {
  const stored = unsealLink(config.secret, 'password-reset', token);
  if (stored === null) return null;
  const found = await db
    .selectFrom('verification')
    .select(['value', 'expiresAt'])
    .where('identifier', '=', passwordLinkOf(stored))
    .executeTakeFirst();
  if (!found || new Date(found.expiresAt) <= now()) return null;
  return { userId: found.value, stored };
}

/** The same for every link that does not work, whatever the reason. */
export const deadLink = (status: number) => new ApiFailure(status, 'link-dead', say.linkUsedUp);
