import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { INVITATION_DAYS } from '#domain/invitations/invitation.ts';
import { isolated } from '#domain/language/language.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { hashOfLink, sealLink } from '../signIn/sealedLink.ts';
import { say } from '../words.ts';

export type InvitationDeps = Deps & {
  readonly outbox: Outbox;
  /** Where links lead, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly practice: () => Promise<string>;
};

type Issued = { readonly id: string; readonly issue: number };

/**
 * The token in an invitation's link: 256 bits that only this server can derive. So the link of an open
 * invitation can be shown again although only its hash is stored.
 */
const carried = (secret: string, { id, issue }: Issued) =>
  createHmac('sha256', secret).update(`invitation ${id} ${issue}`).digest('base64url');

export const tokenHashOf = (secret: string, issued: Issued): string =>
  hashOfLink(carried(secret, issued));

export const invitationLink = (publicUrl: string, secret: string, issued: Issued): string =>
  `${publicUrl}/signup?invitation=${sealLink(secret, 'invitation', carried(secret, issued))}`;

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
      .select(['user.name as dietician', 'user.disabled', 'user.role', 'invitation.position'])
      .where('invitation.id', '=', id)
      .where('revokedAt', 'is', null)
      .whereRef('uses', '<', 'mostUses')
      .executeTakeFirst();
    if (!found?.email || hasLeft(found)) return null;
    const { email: to, name, line, dietician, position } = found;
    const link = invitationLink(publicUrl(), config.secret, found);
    const from = await practice();
    // It says only that the practice invites, and the dietician's own line.
    const people = { dietician: isolated(dietician), name: isolated(name) };
    const letter = { practice: from, ...people, line, link, days: INVITATION_DAYS };
    const text = position
      ? say.invitation.toColleague({ ...letter, as: colleagueSays.asPosition[position] })
      : say.invitation.text(letter);
    return { to, link, subject: say.invitation.subject(from), text };
  },

  async ended(db, { id }, outcome) {
    if (outcome === 'unwanted') return { dueAt: null };
    await db
      .updateTable('invitation')
      .set({ letter: outcome === 'sent' ? 'sent' : 'failed' })
      .where('id', '=', id)
      .execute();
    return { dueAt: null, changes: ['invitation', 'colleague'].map((kind) => ({ kind, id })) };
  },
});

/** Whether this person is no longer a dietician of the practice. */
export const hasLeft = ({
  disabled,
  role,
}: Pick<Selectable<Schema['user']>, 'disabled' | 'role'>): boolean =>
  Boolean(disabled) || role !== 'client';
