import type { Noun } from '../kit/noun.ts';

export const shopping: Noun = {
  screens: [{ path: '/customer/shopping', load: () => import('./ShoppingScreen.tsx') }],
};
