import { IconChecklist } from '@tabler/icons-react';
import type { Noun } from '../ui/noun.ts';

export const progress: Noun = {
  screens: [
    {
      path: '/customer/myprogress',
      load: () => import('./ProgressScreen.tsx'),
      entry: { label: 'My Progress', icon: IconChecklist },
    },
  ],
  live: { 'daily-progress': ['customer', 'diet-plan'] },
};
