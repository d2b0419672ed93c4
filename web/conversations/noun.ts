import { IconInbox, IconMessages } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { UnreadMessages, WaitingCount } from './counts.tsx';
import { say } from './words.ts';

export const conversations: Noun = {
  screens: [
    {
      path: '/customer/messages',
      load: () => import('./MessagesScreen.tsx'),
      entry: { label: say.messages, icon: IconMessages, Badge: UnreadMessages },
    },
    {
      path: '/client/inbox',
      load: () => import('./InboxScreen.tsx'),
      entry: {
        label: say.inbox,
        icon: IconInbox,
        Badge: WaitingCount,
        alsoAt: '/client/messages',
      },
    },
  ],
  sends: { message: async () => (await import('./sendWaiting.ts')).sendWaiting },
  keeps: ['message'],
  live: {
    message: ['conversation', 'inbox'],
    conversation: ['inbox'],
    'day-note': ['conversation', 'inbox', 'daily-progress'],
    // Customers who withdrew consent, or who cannot be answered, disappear from the list.
    consent: ['conversation', 'message', 'inbox'],
    customer: ['conversation', 'inbox'],
  },
};
