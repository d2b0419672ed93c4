import type { InvitationFacts } from '#domain/invitations/invitation.ts';
import type { Position } from '#domain/signIn/access.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  invitation: {
    id: string;
    kind: InvitationFacts['kind'];
    /** The hash of the token in its link, which is derived from `SECRET`, `id` and `issue`: see letter.ts. */
    tokenHash: string;
    /** How often its link was renewed: each letter has its own link, and only the last one works. */
    issue: number;
    email: string | null;
    name: string;
    line: string;
    startDate: string | null;
    endDate: string | null;
    dieticianId: string;
    /** What an invited colleague will be; null for an invitation of customers. */
    position: Position | null;
    createdAt: string;
    expiresAt: string;
    uses: number;
    mostUses: number;
    usedAt: string | null;
    /**
     * Who came by an invitation for one person. Null if they had an account already, or if the account was
     * later handed over to the owner of its address.
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
    invitation: ofCustomer(null, {
      owner: 'usedById',
      limit: { boundedBy: 'Dieticians make it, and each person comes by one.' },
      copy: {
        words: () => say.copied.invitation,
        without: { tokenHash: 'A secret, used up.' },
        // Somebody else's letter may have been passed on to them, so its address, name and line are left out.
        rowFor: (row, { email, emailVerified }) =>
          row.email === null || (emailVerified && row.email === email)
            ? row
            : { ...row, email: null, name: '', line: '' },
      },
      // An unused invitation that was mailed to the confirmed address is about the same person.
      async erased(db, { id, email, emailVerified }) {
        await db.deleteFrom('invitation').where('usedById', '=', id).execute();
        if (emailVerified) await db.deleteFrom('invitation').where('email', '=', email).execute();
      },
      // A dietician made the invitation, so it stays; but it was not used by the owner of the address.
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
  audited: { invitation: { words: () => say.things.invitations, ofPractice: true } },
  /** The outbox is not restored, so letters that waited in it will not arrive. */
  async whenRestored(db) {
    await db
      .updateTable('invitation')
      .set({ letter: 'failed' })
      .where('letter', '=', 'waiting')
      .execute();
  },
} as const satisfies Noun;
