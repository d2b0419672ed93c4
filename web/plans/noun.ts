import { IconCalendarWeek } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const plans: Noun = {
  screens: [
    {
      path: '/client/dashboard',
      load: () => import('./PlansScreen.tsx'),
      entry: { label: 'Dashboard', icon: IconCalendarWeek },
    },
  ],
  keeps: ['diet-plan', 'plan-seen'],
  live: { 'diet-plan': ['daily-progress', 'plan-seen'] },
};
