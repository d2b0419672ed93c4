import type { SignInRule } from '#domain/signIn/secondFactorSchema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { write } from '../http/write.ts';
import { say } from './words.ts';

/** The rule's name; its row exists while the practice demands a second factor. */
export const DIETICIANS_PROVE = 'dieticians-prove';

export async function readSignInRule({ db }: Deps): Promise<SignInRule> {
  const row = await db
    .selectFrom('practiceRule')
    .select('since')
    .where('rule', '=', DIETICIANS_PROVE)
    .executeTakeFirst();
  return { dieticiansProve: row !== undefined };
}

/** Throws 409 for somebody who demands of others what their own session lacks. */
export function refuseToDemand({ proof }: Session): void {
  if (proof !== null) return;
  throw new ApiFailure(409, 'prove-first', say.setUpYoursFirst);
}

/** Publishes no change when the rule stays as it was. */
export async function saveSignInRule(
  operation: Operation,
  by: string,
  { dieticiansProve }: SignInRule,
): Promise<void> {
  const since = operation.now().toISOString();
  await write(operation, async ({ db, changed }) => {
    const moved = dieticiansProve
      ? await db
          .insertInto('practiceRule')
          .values({ rule: DIETICIANS_PROVE, since, setBy: by })
          .onConflict((conflict) => conflict.doNothing())
          .returning('rule')
          .executeTakeFirst()
      : await db
          .deleteFrom('practiceRule')
          .where('rule', '=', DIETICIANS_PROVE)
          .returning('rule')
          .executeTakeFirst();
    if (moved) changed('practice', '');
  });
}
