import type { Noun } from '../ui/noun.ts';

export const shopping: Noun = {
  screens: [{ path: '/customer/shopping', load: () => import('./ShoppingScreen.tsx') }],
};
