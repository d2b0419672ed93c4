import type { say } from '../words.ts';
export const INVITEES_MAX = 150;
/** The longest personal line in the letter, in characters. */
export const LINE_MAX = 500;
export const INVITEE_NAME_MAX = 200;

/** For how many days a link or letter works. */
export const INVITATION_DAYS = 30;
/** For how many days after that the name and address of a person who never came are kept. */
export const KEPT_DAYS = 30;
/** How many people can sign up through a dietician's link that works more than once. */
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
/** `open`: unused link; `failed`: its letter did not arrive; `ended`: the inviter has left. */
export type InvitationState = (typeof INVITATION_STATES)[number];

export type InvitationFacts = {
  readonly kind: 'mail' | 'link' | 'practice-link';
  readonly expiresAt: string;
  readonly uses: number;
  readonly mostUses: number;
  readonly revokedAt: string | null;
  /** The state of its letter; null if there is none. */
  readonly letter: 'waiting' | 'sent' | 'failed' | null;
  /** Whether the person who invited is no longer a dietician of the practice. */
  readonly hasLeft: boolean;
};

export function invitationState(facts: InvitationFacts, now: string): InvitationState {
  if (facts.uses >= facts.mostUses) return 'used';
  if (facts.revokedAt !== null) return 'revoked';
  if (facts.hasLeft) return 'ended';
  if (facts.expiresAt <= now) return 'expired';
  return facts.letter ?? 'open';
}

export const isOpen = (state: InvitationState): boolean =>
  mayRevoke(state) && state !== 'ended' && state !== 'expired';

/** Whether it can be revoked, even if it no longer works: that deletes whom it was for. */
export const mayRevoke = (state: InvitationState): boolean =>
  state !== 'used' && state !== 'revoked';

/** Whether its letter can be sent again; the period of an expired invitation then starts again. */
export const mayMailAgain = (state: InvitationState, kind: InvitationFacts['kind']): boolean =>
  kind === 'mail' && (isOpen(state) || state === 'expired');

export type RefusedReason = keyof typeof say.inviteeRefused;
