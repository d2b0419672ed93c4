import { IconMail } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { UnreadCount } from './UnreadCount.tsx';

export const contact: Noun = {
  screens: [
    {
      path: '/client/messages',
      load: () => import('./MessagesScreen.tsx'),
      entry: { label: 'Website Enquiries', icon: IconMail, Badge: UnreadCount },
    },
  ],
};
