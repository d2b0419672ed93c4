import { IconShieldLock } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

export const rights: Noun = {
  screens: [
    {
      path: '/customer/my-data',
      load: () => import('./MyDataScreen.tsx'),
      entry: { label: say.myData, icon: IconShieldLock, own: 'only' },
      isAlwaysOpen: true,
    },
  ],
};
