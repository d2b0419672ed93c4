import type { Noun } from '../kit/noun.ts';

export const audit: Noun = {
  screens: [
    { path: '/client/access-log', load: () => import('./AccessLogScreen.tsx') },
    {
      path: '/customer/who-saw-my-data',
      load: () => import('./WhoSawMyDataScreen.tsx'),
      isAlwaysOpen: true,
    },
  ],
};
