import { APIError } from '@better-auth/core/error';
import type { OpenedLink } from '#domain/accounts/account.ts';
import { openedLinkAnswerSchema, openedLinkSchema } from '#domain/accounts/accountSchema.ts';
import { ApiFailure } from '../api/failure.ts';
import { type Api, allow, answer, body, createRoute, refusals } from '../api/operation.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from './address.ts';
import { countTry } from './limits.ts';
import { beginsAnew } from './maker.ts';
import { setUpLinkWorks } from './setUp.ts';

const route = createRoute({
  // The token is sent, not asked for: an address would stand in logs.
  method: 'post',
  path: '/auth/opened-link',
  summary: 'Whether a mailed or printed link still works; it is not used up by being asked about',
  ...allow('anyone'),
  request: { body: body(openedLinkSchema) },
  responses: { 200: answer(openedLinkAnswerSchema), ...refusals(422, 429) },
});

/** Answers no more than using the link would, and counts against the same limit. */
export function linkRoutes(api: Api, deps: Deps): void {
  api.openapi(route, async (context) => {
    await countTry(deps, 'linkByAddress', addressOf(deps.config, context));
    const { purpose, token } = context.req.valid('json');
    const works = await check[purpose](deps, token);
    const link = works && purpose === 'password-reset' && (await resetLink(deps, token));
    const anew = link && (await beginsAnew(deps, context, link.value));
    return context.json({ works, ...(anew && { beginsAnew: true as const }) }, 200);
  });
}

const check: Record<OpenedLink['purpose'], (deps: Deps, token: string) => Promise<boolean>> = {
  'set-up': setUpLinkWorks,
  'password-reset': async (deps, token) => {
    const found = await resetLink(deps, token);
    return found !== undefined && new Date(found.expiresAt) > deps.now();
  },
};

/** The stored half of a mailed link for a new password; `value` is whose it is. */
export const resetLink = ({ db }: Deps, token: string) =>
  db
    .selectFrom('verification')
    .select(['value', 'expiresAt'])
    .where('identifier', '=', `reset-password:${token}`)
    .executeTakeFirst();

const DEAD = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'INVALID_USER'];

/** What using a link gives; that it works no more is said in words of ours. Throws `link-dead`. */
export async function byLink<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof APIError && DEAD.includes(String(error.body?.code)))
      throw new ApiFailure(
        error.statusCode,
        'link-dead',
        'This link was used already, is too old or is not complete. Ask for a new one.',
      );
    throw error;
  }
}
