import { standingOf } from '#domain/coaching/period.ts';
import { type MayWrite, mayWrite, type Side } from '#domain/conversations/message.ts';
import { CONSENT_NEEDED, CONSENT_WITHDRAWN, type ConsentState } from '#domain/signIn/consent.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';

/** Decides whether this side may write, from what is stored about this customer. */
export async function writingOf(
  db: Db,
  scope: CustomerScope,
  { now, side }: Pick<Deps, 'now'> & { readonly side: Side },
): Promise<MayWrite> {
  const { consent, dueAt } = await db
    .selectFrom('user')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select(['user.consent', 'accountDeletion.dueAt'])
    .where('user.id', '=', scope.customerId)
    .executeTakeFirstOrThrow();
  const period = await readPeriod(db, scope.customerId);
  const standing = standingOf(period, todayOf({ now }, scope));
  return mayWrite({ side, consent: consent as ConsentState, standing, leaving: dueAt !== null });
}

/** Throws 403 without the customer's consent, 409 for any other reason why this side must not write. */
export async function requireMayWrite(...asked: Parameters<typeof writingOf>): Promise<void> {
  const { refusal } = await writingOf(...asked);
  if (!refusal) return;
  const ofConsent = [CONSENT_NEEDED, CONSENT_WITHDRAWN].includes(refusal.code);
  throw new ApiFailure(ofConsent ? 403 : 409, refusal.code, refusal.message);
}
