import type { SignInRule } from '#domain/practice/signInRuleSchema.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';

/** The name of the row that is there while the practice demands it. */
export const DIETICIANS_PROVE = 'dieticians-prove';

export async function readSignInRule({ db }: Deps): Promise<SignInRule> {
  const row = await db
    .selectFrom('practiceRule')
    .select('since')
    .where('rule', '=', DIETICIANS_PROVE)
    .executeTakeFirst();
  return { dieticiansProve: row !== undefined };
}

/** Throws 409 for who demands of others what their own session has not. */
export async function saveSignInRule(
  { db, now }: Deps,
  { id, proof }: Session,
  { dieticiansProve }: SignInRule,
): Promise<void> {
  if (!dieticiansProve) {
    await db.deleteFrom('practiceRule').where('rule', '=', DIETICIANS_PROVE).execute();
    return;
  }
  if (proof === null)
    throw new ApiFailure(
      409,
      'prove-first',
      'First set up two-factor sign-in for yourself, under Sign-in settings.',
    );
  await db
    .insertInto('practiceRule')
    .values({ rule: DIETICIANS_PROVE, since: now().toISOString(), setBy: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
