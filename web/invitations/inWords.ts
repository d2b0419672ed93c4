import { formatDay } from '#domain/day.ts';
import { INVITEES_MAX, type InvitationState } from '#domain/invitations/invitation.ts';
import type { Invitation, Invitee, RefusedInvitee } from '#domain/invitations/invitationSchema.ts';
import { say as invitationSays } from '#domain/invitations/words.ts';

export const FETCH_FAILED = 'Failed to load invitations.';
export const SEND_FAILED = 'Failed to invite.';

export const NOBODY = 'Enter at least one email address.';
export const TOO_LARGE = 'This is too large for a list of people. Send it in parts.';
export const repeated = (line: number) => `The same address stands in row ${line} already.`;
export const moreWords = (more: number) =>
  `${counted(INVITEES_MAX, 'person', 'people')} are invited at a time. ${more === 1 ? 'One more is' : `${more} more are`} in the list: send those afterwards.`;

export const ignoredWords = (ignored: readonly string[]): string =>
  `Not read: ${ignored.map((heading) => `“${heading.slice(0, 60)}”`).join(', ')}.`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const inviteLabel = (mails: boolean): string => (mails ? 'Send invitations' : 'Make links');

export const invitedWords = (count: number, mails: boolean): string => {
  if (count === 0) return 'Nobody was invited.';
  return mails
    ? `${counted(count, 'invitation')} on the way.`
    : `${counted(count, 'link')} made. Copy ${count === 1 ? 'it' : 'them'} below and hand ${count === 1 ? 'it' : 'them'} over.`;
};

/** How a link gets to its person anew: a letter, or a link to hand over. */
export const againLabel = ({ link }: Invitation, mails: boolean): string => {
  if (!mails) return 'Make new link';
  return link ? 'Send by email' : 'Send again';
};

export const refusedWords = ({ email, reason }: RefusedInvitee): string =>
  `${email}: ${invitationSays.refused[reason]}`;

export const STATE_WORDS: Readonly<Record<InvitationState, string>> = {
  waiting: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
  open: 'Open',
  used: 'Used',
  revoked: 'Revoked',
  ended: 'Ended',
  expired: 'Expired',
};

export function invitationName({ kind, email, name, state }: Invitation): string {
  if (kind === 'practice-link') return 'Link for everybody';
  if (name.trim() !== '') return name.trim();
  if (email) return email;
  if (state === 'revoked') return 'Somebody';
  return kind === 'mail' ? 'Somebody' : 'Link for one person';
}

export function periodWords({ startDate, endDate }: Invitation): string | null {
  if (!startDate || !endDate) return null;
  return `Coaching ${formatDay(startDate, 'medium')} to ${formatDay(endDate, 'medium')}`;
}

export function fateWords(invitation: Invitation): string | null {
  const { state, kind, usedBy, uses, mostUses, expiresAt } = invitation;
  if (kind === 'practice-link' && uses > 0 && state !== 'ended')
    return `${uses} of ${mostUses} have signed up`;
  if (state === 'used') return usedBy ? null : 'nobody signed up with it';
  if (state === 'revoked') return null;
  if (state === 'ended') return 'the dietician who invited them has left';
  const day = formatDay(expiresAt.slice(0, 10), 'medium');
  return state === 'expired' ? `on ${day}` : `good until ${day}`;
}

export const revokeQuestion = (invitation: Invitation) => ({
  title: `Revoke invitation of ${invitationName(invitation)}`,
  message:
    'The link stops working, and the name and address are removed here. You can invite them again at any time.',
  confirmLabel: 'Revoke',
});

export const EMPTY = {
  title: 'Nobody invited yet',
  text: 'Invited people appear here until they sign up. They are assigned to you, with their coaching period set.',
};
export const COPY_REFUSED = 'Your browser doesn’t allow copying here. Make a new link to read it.';

export const COLUMN_WORDS = {
  email: 'email',
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
  start: 'start',
  end: 'end',
} as const;
export type Column = keyof typeof COLUMN_WORDS;

export const periodOf = ({ startDate, endDate }: Pick<Invitee, 'startDate' | 'endDate'>): string =>
  startDate && endDate
    ? `${formatDay(startDate, 'medium')} to ${formatDay(endDate, 'medium')}`
    : '';
