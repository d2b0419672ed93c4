/** So many people at most are invited by one request. */
export const INVITEES_MAX = 150;
/** Of the personal line in the letter. */
export const LINE_MAX = 500;
export const INVITEE_NAME_MAX = 200;

/** A link or letter works for so long. */
export const INVITATION_DAYS = 30;
/** After that the name and the address of somebody who never came are kept so long. */
export const KEPT_DAYS = 30;
/** So many people may come by the link of a dietician that works more than once. */
export const PRACTICE_LINK_USES = 200;

export const INVITATION_STATES = [
  'waiting',
  'sent',
  'failed',
  'open',
  'used',
  'revoked',
  'ended',
  'expired',
] as const;
/**
 * `open`: a link that nobody came by yet; `failed`: its letter did not arrive; `ended`: who invited is no
 * dietician of the practice any more.
 */
export type InvitationState = (typeof INVITATION_STATES)[number];

export type InvitationFacts = {
  readonly kind: 'mail' | 'link' | 'practice-link';
  readonly expiresAt: string;
  readonly uses: number;
  readonly mostUses: number;
  readonly revokedAt: string | null;
  /** How its letter went; null where there is none. */
  readonly letter: 'waiting' | 'sent' | 'failed' | null;
  /** Whether who invited is no dietician of the practice any more. */
  readonly hasLeft: boolean;
};

/** How an invitation stands at `now`, an instant. */
export function invitationState(facts: InvitationFacts, now: string): InvitationState {
  if (facts.uses >= facts.mostUses) return 'used';
  if (facts.revokedAt !== null) return 'revoked';
  if (facts.hasLeft) return 'ended';
  if (facts.expiresAt <= now) return 'expired';
  return facts.letter ?? 'open';
}

/** Whether somebody can still come by it. */
export const isOpen = (state: InvitationState): boolean =>
  mayRevoke(state) && state !== 'ended' && state !== 'expired';

/** Whether it can be revoked: also when nobody can come by it any more, which forgets whom it was for. */
export const mayRevoke = (state: InvitationState): boolean =>
  state !== 'used' && state !== 'revoked';

/** Whether its letter can be sent again: also when it is too old, which begins its days anew. */
export const mayMailAgain = (state: InvitationState, kind: InvitationFacts['kind']): boolean =>
  kind === 'mail' && (isOpen(state) || state === 'expired');

/** Why an invitation is not revoked, or not mailed again. */
export const CLOSED_WORDS: { readonly [State in InvitationState]?: string } = {
  used: 'Somebody has come by this invitation already.',
  revoked: 'This invitation was revoked already.',
  ended: 'Who sent this invitation is no dietician here any more. Invite the person anew.',
};

/** Why somebody is not invited, for a dietician; all dieticians of a practice may see its customers. */
export const REFUSED_WORDS = {
  customer: 'Has an account here already.',
  dietician: 'This is an address of the practice itself.',
  invited: 'Has an invitation already that is still open.',
  double: 'Stands more than once in what you sent.',
  'too-many': 'Has had three invitations within a day. Try again tomorrow.',
} as const;
export type RefusedReason = keyof typeof REFUSED_WORDS;
