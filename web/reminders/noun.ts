import { IconBell } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const reminders: Noun = {
  screens: [
    {
      path: '/customer/reminders',
      load: () => import('./RemindersScreen.tsx'),
      entry: { label: 'Reminders', icon: IconBell, isSeldom: true, own: 'too' },
    },
  ],
};
