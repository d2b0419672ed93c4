import { IconShieldLock } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const rights: Noun = {
  screens: [
    {
      path: '/customer/my-data',
      load: () => import('./MyDataScreen.tsx'),
      entry: { label: 'My data', icon: IconShieldLock, own: 'only' },
      isAlwaysOpen: true,
    },
  ],
};
