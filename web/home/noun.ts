import { IconChecklist, IconSalad } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

export const home: Noun = {
  screens: [
    { path: '/customer/measurements', load: () => import('./MeasurementsScreen.tsx') },
    { path: '/customer/plan', load: () => import('./PlanScreen.tsx') },
    {
      path: '/customer/dashboard',
      load: () => import('./HomeScreen.tsx'),
      entry: { label: ofKit.dashboard, icon: IconSalad },
    },
    {
      path: '/customer/myprogress',
      load: () => import('./ProgressScreen.tsx'),
      entry: { label: say.myProgress, icon: IconChecklist },
    },
  ],
};
