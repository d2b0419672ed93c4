import { IconBell } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

export const reminders: Noun = {
  screens: [
    {
      path: '/customer/reminders',
      load: () => import('./RemindersScreen.tsx'),
      entry: { label: say.reminders, icon: IconBell, isSeldom: true, own: 'too' },
    },
  ],
};
