import { IconBuildingStore } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

export const practice: Noun = {
  screens: [
    {
      path: '/client/settings',
      load: () => import('./PracticeScreen.tsx'),
      entry: { label: say.practiceSettings, icon: IconBuildingStore, own: 'only' },
    },
  ],
};
