import { createHash } from 'node:crypto';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import type { Consent } from '#domain/rights/consentSchema.ts';
import { TEXT_CHANGED } from '#domain/rights/consentWords.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/orderedId.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { write } from '../http/write.ts';

/** Names a Privacy Policy: the practice's own by its content; empty: the one brought along. */
export const versionOf = (privacyText: string): string =>
  privacyText.trim() === ''
    ? BUILT_IN_PRIVACY
    : `practice-${createHash('sha256').update(privacyText).digest('hex').slice(0, 16)}`;

/** The version of the Privacy Policy that everybody reads now. */
export async function privacyVersion(db: Db): Promise<string> {
  const practice = await db.selectFrom('practice').select('privacyText').executeTakeFirst();
  return versionOf(practice?.privacyText ?? '');
}

export async function readConsent(db: Db, userId: string): Promise<Consent> {
  const history = await db
    .selectFrom('consent')
    .select(['version', 'givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { version: await privacyVersion(db), history };
}

/** Agrees to a text; once is enough. Throws 409 where the practice has another one by now. */
export async function giveConsent(
  operation: Operation,
  userId: string,
  version: string,
): Promise<void> {
  const givenAt = operation.now().toISOString();
  await write(operation, async ({ db, changed }) => {
    if (version !== (await privacyVersion(db)))
      throw new ApiFailure(409, 'privacy-changed', TEXT_CHANGED);
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

/** From its commit on no dietician gets to what is stored, and nothing new is. */
export async function withdrawConsent(operation: Operation, userId: string): Promise<void> {
  const withdrawnAt = operation.now().toISOString();
  await write(operation, async ({ db, changed }) => {
    // The lock, too: see hold.ts.
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
