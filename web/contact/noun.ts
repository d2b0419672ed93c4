import type { Noun } from '../kit/noun.ts';

/** A part of the Inbox. */
export const contact: Noun = {
  screens: [{ path: '/client/messages', load: () => import('./MessagesScreen.tsx') }],
};
