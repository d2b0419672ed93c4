import { INVITATION_DAYS } from '#domain/invitations/invitation.ts';
import type { Deps } from '../http/deps.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import { hasLeft } from './queries.ts';
import { invitationLink } from './token.ts';
import { invitationLetter } from './words.ts';

/** The kind of letters in the outbox that invite; the id of an item is that of its invitation. */
export const KIND = 'invitation';

type LetterDeps = Pick<Deps, 'config' | 'db'> & {
  readonly practice: () => Promise<string>;
  readonly publicUrl: () => string;
};

/**
 * The invitation is read at the moment of sending: nothing is sent if it was revoked or used in the meantime,
 * or if its dietician has left.
 */
export const invitationKind = ({ config, db, practice, publicUrl }: LetterDeps): Kind => ({
  ...LETTER,
  isTooLate: (dueAt, now) => now - dueAt >= INVITATION_DAYS * 86_400_000,

  async message({ id }) {
    const found = await db
      .selectFrom('invitation')
      .innerJoin('user', 'user.id', 'invitation.dieticianId')
      .select(['invitation.id', 'issue', 'invitation.email', 'invitation.name', 'line'])
      .select(['user.name as dietician', 'user.disabled', 'user.role'])
      .where('invitation.id', '=', id)
      .where('revokedAt', 'is', null)
      .whereRef('uses', '<', 'mostUses')
      .executeTakeFirst();
    if (!found?.email || hasLeft(found)) return null;
    const { email: to, name, line, dietician } = found;
    const link = invitationLink(publicUrl(), config.secret, found);
    return invitationLetter({ practice: await practice(), dietician, to, name, line, link });
  },

  async ended(db, { id }, outcome) {
    if (outcome === 'unwanted') return { dueAt: null };
    await db
      .updateTable('invitation')
      .set({ letter: outcome === 'sent' ? 'sent' : 'failed' })
      .where('id', '=', id)
      .execute();
    return { dueAt: null, changes: [{ kind: 'invitation', id }] };
  },
});
