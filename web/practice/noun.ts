import { IconBuildingStore } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';

export const practice: Noun = {
  screens: [
    {
      path: '/client/settings',
      load: () => import('./PracticeScreen.tsx'),
      entry: { label: ofKit.practiceSettings, icon: IconBuildingStore, own: 'only' },
    },
  ],
};
