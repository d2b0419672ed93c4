import type { InvitationFacts } from '#domain/invitations/invitation.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';

type Tables = {
  invitation: {
    id: string;
    kind: InvitationFacts['kind'];
    /** Of what its link carries, which is made of `SECRET`, `id` and `issue`: see token.ts. */
    tokenHash: string;
    /** How often its link was made anew: each letter has its own, and only the last one works. */
    issue: number;
    email: string | null;
    name: string;
    line: string;
    startDate: string | null;
    endDate: string | null;
    dieticianId: string;
    createdAt: string;
    expiresAt: string;
    uses: number;
    mostUses: number;
    usedAt: string | null;
    /**
     * Whoever came by it, where it is for one; null also for who had an account already, and once the
     * account turned out to be another's.
     */
    usedById: string | null;
    revokedAt: string | null;
    letter: InvitationFacts['letter'];
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const invitations = {
  tables: {
    invitation: ofCustomer('', {
      owner: 'usedById',
      copy: {
        words:
          'the invitation by which you came: who invited you, when, and the line they wrote to you',
        without: { tokenHash: 'A secret, used up.' },
        // Somebody else's letter may have been passed on to them.
        rowFor: (row, { email, emailVerified }) =>
          row.email === null || (emailVerified && row.email === email)
            ? row
            : { ...row, email: null, name: '', line: '' },
      },
      // One that was mailed to a confirmed address and never used is about the same person.
      async erased(db, { id, email, emailVerified }) {
        await db.deleteFrom('invitation').where('usedById', '=', id).execute();
        if (emailVerified) await db.deleteFrom('invitation').where('email', '=', email).execute();
      },
      // A dietician made it, so it stays; but not the owner of the address came by it.
      async handedOver(db, { id }) {
        await db
          .updateTable('invitation')
          .set({ usedById: null })
          .where('usedById', '=', id)
          .execute();
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { invitation: 'dieticians' },
  audited: { invitation: { words: 'invitations', ofPractice: true } },
  /** The outbox is not restored: what was waiting in it will not arrive. */
  async whenRestored(db) {
    await db
      .updateTable('invitation')
      .set({ letter: 'failed' })
      .where('letter', '=', 'waiting')
      .execute();
  },
} as const satisfies Noun;
