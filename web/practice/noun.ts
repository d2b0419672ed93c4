import { IconBuildingStore } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const practice: Noun = {
  screens: [
    {
      path: '/client/settings',
      load: () => import('./PracticeScreen.tsx'),
      entry: { label: 'Practice settings', icon: IconBuildingStore, own: 'only' },
    },
  ],
};
