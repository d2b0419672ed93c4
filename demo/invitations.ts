import { randomBytes } from 'node:crypto';
import { addDays, dayIn } from '#domain/day.ts';
import { INVITATION_DAYS } from '#domain/invitations/invitation.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';

const DAY_MS = 86_400_000;

/** She used her invitation: what it promised is what her account has. */
const MIA = 'mia.novak@example.org';
/** The days from her letter to her first day. */
const MIA_WAITED_DAYS = 2;

/** Oldest first, because ids increase with time. */
const INVITED = [
  { name: 'Piotr Zieliński', email: 'piotr.zielinski@example.org', daysAgo: 41, letter: 'sent' },
  { name: 'Mia Novak', email: MIA, daysAgo: null, letter: 'sent' },
  { name: 'Nadia Rahman', email: 'nadia.rahman@example.com', daysAgo: 12, letter: 'failed' },
  { name: 'Ruth Adeyemi', email: 'ruth.adeyemi@example.org', daysAgo: 2, letter: 'sent' },
  { name: 'Samuel Okafor', email: 'samuel.okafor@example.net', daysAgo: 1, letter: 'sent' },
] as const;

/**
 * The invitations of the first dietician of the demo. Their links do not work: a working token needs the server's
 * secret, and the demo is filled without it.
 */
export async function insertInvitations(
  db: Db,
  { now, dieticianId }: { now: Date; dieticianId: string },
): Promise<void> {
  const mia = await cameAs(db, MIA);
  for (const { name, email, daysAgo, letter } of INVITED) {
    const came = email === MIA ? mia : null;
    // She is missing in a demo of a few customers.
    if (came === undefined) continue;
    const at = came
      ? Date.parse(came.joinedAt) - MIA_WAITED_DAYS * DAY_MS
      : now.getTime() - (daysAgo ?? 0) * DAY_MS;
    const startDate = addDays(dayIn('Europe/London', now), 7 - (daysAgo ?? 0));
    await db
      .insertInto('invitation')
      .values({
        ...{ id: orderedId(), kind: 'mail', tokenHash: randomBytes(32).toString('base64url') },
        ...{ issue: 1, email, name, line: '', letter },
        ...(came?.promised ?? { dieticianId, startDate, endDate: addDays(startDate, 83) }),
        createdAt: new Date(at).toISOString(),
        expiresAt: new Date(at + INVITATION_DAYS * DAY_MS).toISOString(),
        ...{ uses: came ? 1 : 0, mostUses: 1, revokedAt: null },
        ...{ usedAt: came?.joinedAt ?? null, usedById: came?.id ?? null },
      })
      .execute();
  }
}

/**
 * A person of the demo, when they joined, and what their invitation promised; undefined if there is no such
 * person.
 */
async function cameAs(db: Db, email: string) {
  const row = await db
    .selectFrom('user')
    .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .select(['id', 'createdAt', 'dieticianId', 'planStartDate', 'planEndDate'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row?.dieticianId) return undefined;
  const { dieticianId, planStartDate: startDate, planEndDate: endDate } = row;
  return {
    id: row.id,
    joinedAt: new Date(row.createdAt).toISOString(),
    promised: { dieticianId, startDate, endDate },
  };
}
