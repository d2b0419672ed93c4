import type { Noun } from '../kit/noun.ts';

export const rights: Noun = {
  screens: [
    {
      path: '/customer/my-data',
      load: () => import('./MyDataScreen.tsx'),
      isAlwaysOpen: true,
    },
  ],
};
