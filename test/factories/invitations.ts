import type { InvitationsInput, Invitee } from '#domain/invitations/invitationSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import { tokenHashOf } from '#server/invitations/letter.ts';
import type { Person } from './people.ts';

/** An address that nobody has yet. */
export const fresh = () => `${crypto.randomUUID()}@example.test`;

/** What the link of an invitation opens it with; '' for no link. */
export const tokenIn = (link: string | null | undefined) =>
  link ? (new URL(link).searchParams.get('invitation') ?? '') : '';

/** A person as a dietician invites them. */
export const invitee = (wishes: Partial<Invitee> = {}): Invitee => ({
  email: fresh(),
  name: 'Lena Roth',
  startDate: '2026-12-01',
  endDate: '2027-02-28',
  ...wishes,
});

/** A list as a dietician sends it. */
export const invitationsInput = (
  invitees: readonly Invitee[] = [invitee()],
  line = '',
): InvitationsInput => ({ invitees: [...invitees], line });

export const invitations = (db: Db, secret: string) => ({
  /** An invitation whose letter was sent a moment ago. */
  async anInvitation(
    dietician: Person,
    wishes: Partial<Schema['invitation']> = {},
  ): Promise<Schema['invitation']> {
    const id = wishes.id ?? orderedId();
    const now = Date.now();
    const row: Schema['invitation'] = {
      ...{ id, kind: 'mail', email: fresh(), name: 'Lena Roth', line: '', issue: 1 },
      tokenHash: tokenHashOf(secret, { id, issue: 1 }),
      ...{ startDate: '2026-12-01', endDate: '2027-02-28', dieticianId: dietician.id },
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 30 * 86_400_000).toISOString(),
      position: null,
      ...{ uses: 0, mostUses: 1, usedAt: null, usedById: null, revokedAt: null, letter: 'sent' },
      ...wishes,
    };
    await db.insertInto('invitation').values(row).execute();
    return row;
  },
});
