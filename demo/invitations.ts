import { randomBytes } from 'node:crypto';
import { addDays, dayIn } from '#domain/day.ts';
import { INVITATION_DAYS } from '#domain/invitations/invitation.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/orderedId.ts';

const DAY_MS = 86_400_000;

/** She came by hers today. */
const FREYA = 'freya.whitcombe@example.org';

/** Oldest first, as their identifiers sort. */
const INVITED = [
  { name: 'Piotr Zieliński', email: 'piotr.zielinski@example.org', daysAgo: 41, letter: 'sent' },
  { name: 'Nadia Rahman', email: 'nadia.rahman@example.com', daysAgo: 12, letter: 'failed' },
  { name: 'Freya Whitcombe', email: FREYA, daysAgo: 3, letter: 'sent' },
  { name: 'Ruth Adeyemi', email: 'ruth.adeyemi@example.org', daysAgo: 2, letter: 'sent' },
  { name: 'Samuel Okafor', email: 'samuel.okafor@example.net', daysAgo: 1, letter: 'sent' },
] as const;

/**
 * Whom the first dietician of the demo invited. Their links open nothing: what they carry is made of the
 * server's secret, and the demo is filled without it.
 */
export async function insertInvitations(
  db: Db,
  { now, dieticianId }: { now: Date; dieticianId: string },
): Promise<void> {
  const freya = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', FREYA)
    .executeTakeFirst();
  for (const { name, email, daysAgo, letter } of INVITED) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const came = email === FREYA ? freya : null;
    // A demo of a few customers is without her.
    if (came === undefined) continue;
    const startDate = addDays(dayIn('Europe/London', now), 7 - daysAgo);
    await db
      .insertInto('invitation')
      .values({
        ...{ id: orderedId(), kind: 'mail', tokenHash: randomBytes(32).toString('base64url') },
        ...{ issue: 1, email, name, line: '', dieticianId, letter },
        ...{ startDate, endDate: addDays(startDate, 83), createdAt: at.toISOString() },
        expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
        ...{ uses: came ? 1 : 0, mostUses: 1, revokedAt: null },
        ...{ usedAt: came ? now.toISOString() : null, usedById: came?.id ?? null },
      })
      .execute();
  }
}
