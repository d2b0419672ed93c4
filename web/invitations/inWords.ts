import { formatDay } from '#domain/day.ts';
import type { Invitation, Invitee, RefusedInvitee } from '#domain/invitations/invitationSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { say as invitationSays } from '#domain/words.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

export const inviteLabel = (mails: boolean): string =>
  mails ? say.sendInvitations : say.makeLinks;

export const invitedWords = (count: number, mails: boolean): string => {
  if (count === 0) return say.nobodyWasInvited;
  return mails ? say.invitationsOnTheWay(count) : say.linksMade(count);
};

/** How a link gets to its person anew: a letter, or a link to hand over. */
export const againBy = ({ link }: Invitation, mails: boolean): keyof typeof say.again => {
  if (!mails) return 'newLink';
  return link ? 'mail' : 'mailAgain';
};

export const refusedWords = ({ email, reason }: RefusedInvitee): string =>
  say.refused(email, invitationSays.inviteeRefused[reason]);

export function invitationName({ kind, email, name, state }: Invitation): string {
  if (kind === 'practice-link') return say.linkForEverybody;
  if (name.trim() !== '') return name.trim();
  if (email) return email;
  if (state === 'revoked') return say.somebody;
  return kind === 'mail' ? say.somebody : say.linkForOnePerson;
}

export function periodWords({ startDate, endDate }: Invitation): string | null {
  if (!startDate || !endDate) return null;
  return say.coaching(formatDay(startDate, 'medium'), formatDay(endDate, 'medium'));
}

export function fateWords(invitation: Invitation): string | null {
  const { state, kind, usedBy, uses, mostUses, expiresAt } = invitation;
  if (kind === 'practice-link' && uses > 0 && state !== 'ended')
    return say.haveSignedUp(uses, mostUses);
  if (state === 'used') return usedBy ? null : say.nobodySignedUp;
  if (state === 'revoked') return null;
  if (state === 'ended') return say.dieticianHasLeft;
  const day = formatDay(expiresAt.slice(0, 10), 'medium');
  return state === 'expired' ? ofKit.onDay(day) : say.goodUntil(day);
}

export const revokeQuestion = (invitation: Invitation) => ({
  title: say.revokeInvitationOf(isolated(invitationName(invitation))),
  message: say.revokeHint,
  confirmLabel: say.revoke,
});

/** A heading may be long. */
export const notReadWords = (headings: readonly string[]): string =>
  say.notRead(headings.map((heading) => heading.slice(0, 60)));

export const periodOf = ({ startDate, endDate }: Pick<Invitee, 'startDate' | 'endDate'>): string =>
  startDate && endDate
    ? say.period(formatDay(startDate, 'medium'), formatDay(endDate, 'medium'))
    : '';
