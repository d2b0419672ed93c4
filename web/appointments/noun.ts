import { IconCalendarWeek } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

const entry = { label: say.appointments, icon: IconCalendarWeek };

export const appointments: Noun = {
  screens: [
    { path: '/client/appointments', load: () => import('./PracticeScreen.tsx'), entry },
    {
      path: '/customer/appointments',
      load: () => import('./OwnScreen.tsx'),
      entry: { ...entry, own: 'only' },
    },
  ],
};
