import { IconChecklist, IconSalad } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const home: Noun = {
  screens: [
    { path: '/customer/measurements', load: () => import('./MeasurementsScreen.tsx') },
    { path: '/customer/plan', load: () => import('./PlanScreen.tsx') },
    {
      path: '/customer/dashboard',
      load: () => import('./HomeScreen.tsx'),
      entry: { label: 'Dashboard', icon: IconSalad },
    },
    {
      path: '/customer/myprogress',
      load: () => import('./ProgressScreen.tsx'),
      entry: { label: 'My Progress', icon: IconChecklist },
    },
  ],
};
