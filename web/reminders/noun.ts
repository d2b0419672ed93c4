import { IconBell } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';

export const reminders: Noun = {
  screens: [
    {
      path: '/customer/reminders',
      load: () => import('./RemindersScreen.tsx'),
      entry: { label: ofKit.reminders, icon: IconBell, isSeldom: true, own: 'too' },
    },
  ],
};
