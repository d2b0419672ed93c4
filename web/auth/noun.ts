import { IconKey } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

/** The screen for signed-in users; the sign-in screens are in frame/router.tsx. */
export const account: Noun = {
  screens: [
    {
      path: '/account',
      load: () => import('./AccountScreen.tsx'),
      entry: { label: say.signInSettings, icon: IconKey, own: 'only' },
      isAlwaysOpen: true,
    },
  ],
};
