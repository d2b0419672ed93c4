import { createHash } from 'node:crypto';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { Consent } from '#domain/signIn/accountSchema.ts';
import { consentInputSchema, consentSchema } from '#domain/signIn/accountSchema.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api, Operation } from '../http/operation.ts';
import { write } from '../http/write.ts';

/** The version of a Privacy Policy: a hash of the practice's own text; '' stands for the built-in one. */
export const versionOf = (privacyText: string): string =>
  privacyText.trim() === ''
    ? BUILT_IN_PRIVACY
    : `practice-${createHash('sha256').update(privacyText).digest('hex').slice(0, 16)}`;

export async function privacyVersion(db: Db): Promise<string> {
  const practice = await db.selectFrom('practice').select('privacyText').executeTakeFirst();
  return versionOf(practice?.privacyText ?? '');
}

/** The present version of the Privacy Policy, and a person's consents, the latest first. */
async function readConsent(db: Db, userId: string): Promise<Consent> {
  const history = await db
    .selectFrom('consent')
    .select(['version', 'givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { version: await privacyVersion(db), history };
}

/** Stores a consent; does nothing while one is in force. Throws 409 when `version` is outdated. */
async function giveConsent(operation: Operation, userId: string, version: string): Promise<void> {
  const givenAt = operation.now().toISOString();
  await write(operation, async ({ db, changed }) => {
    if (version !== (await privacyVersion(db)))
      throw new ApiFailure(409, 'privacy-changed', signInSays.policyChanged);
    const moved = await db
      .updateTable('user')
      .set({ consent: 'given' })
      .where('id', '=', userId)
      .where('consent', '!=', 'given')
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    await db
      .insertInto('consent')
      .values({ userId, id: orderedId(), version, givenAt, withdrawnAt: null })
      .execute();
    changed('consent', userId);
  });
}

/** Withdraws a consent: after the commit dieticians cannot read the data, and nothing new is stored. */
async function withdrawConsent(operation: Operation, userId: string): Promise<void> {
  const withdrawnAt = operation.now().toISOString();
  await write(operation, async ({ db, changed }) => {
    // This also locks the row that the last step of every write reads: see http/write.ts.
    const moved = await db
      .updateTable('user')
      .set({ consent: 'withdrawn' })
      .where('id', '=', userId)
      .where('consent', '=', 'given')
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    await db
      .updateTable('consent')
      .set({ withdrawnAt })
      .where('userId', '=', userId)
      .where('withdrawnAt', 'is', null)
      .execute();
    changed('consent', userId);
  });
}

const path = '/me/consent';

export function consentRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: path,
    summary: 'When one agreed to the use of one’s health data and withdrew that, the last first',
    by: ['customer'],
    withoutConsent: true,
    gives: consentSchema,
    answer: ({ session }) => readConsent(deps.db, session.id),
  });

  api.operation({
    post: path,
    summary: 'Agree to the use of one’s health data, as the Privacy Policy of a version says',
    by: ['customer'],
    withoutConsent: true,
    takes: consentInputSchema,
    gives: consentSchema,
    refuses: [409],
    answer: async ({ session: { id }, operation, input }) => {
      await giveConsent(operation, id, input.version);
      return await readConsent(deps.db, id);
    },
  });

  api.operation({
    delete: path,
    summary: 'Withdraw one’s consent: nobody gets to the data any more, until one agrees again',
    by: ['customer'],
    withoutConsent: true,
    answer: async ({ session, operation }) => {
      await withdrawConsent(operation, session.id);
    },
  });
}
