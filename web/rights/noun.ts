import { IconShieldLock } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';

export const rights: Noun = {
  screens: [
    {
      path: '/customer/my-data',
      load: () => import('./MyDataScreen.tsx'),
      entry: { label: ofKit.myData, icon: IconShieldLock, own: 'only' },
      isAlwaysOpen: true,
    },
  ],
};
