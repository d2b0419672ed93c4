import { IconTargetArrow } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';

const load = async () => ({ default: (await import('./Goals.tsx')).GoalsScreen });

export const goals: Noun = {
  screens: [
    {
      path: '/customer/goals',
      load,
      entry: { label: ofKit.goals, icon: IconTargetArrow, own: 'only' },
    },
  ],
  keeps: ['goal'],
  live: { measurement: ['goal'], 'daily-progress': ['goal'] },
};
