import type { Noun } from '../kit/noun.ts';

/** Reached from the list of customers. */
export const invitations: Noun = {
  screens: [{ path: '/client/invitations', load: () => import('./InvitationsScreen.tsx') }],
};
