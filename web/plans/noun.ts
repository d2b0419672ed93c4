import { IconCalendarWeek } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';
import { say as ofPlanLibrary } from '../planLibrary/words.ts';

export const plans: Noun = {
  screens: [
    {
      path: '/client/dashboard',
      load: () => import('./PlansScreen.tsx'),
      by: ['dietician'],
      entry: { label: ofKit.dashboard, icon: IconCalendarWeek },
    },
  ],
  keeps: ['diet-plan', 'plan-seen'],
  finds: {
    group: ofPlanLibrary.planLibrary,
    from: '/api/plan-library?',
    to: '/client/dashboard?library=',
    by: ['dietician'],
  },
  live: { 'diet-plan': ['daily-progress', 'plan-seen'] },
};
