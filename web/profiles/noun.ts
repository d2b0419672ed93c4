import { IconHeartHandshake, IconUserCircle } from '@tabler/icons-react';
import { lazyPart } from '../kit/lazy.tsx';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

const FilledIn = lazyPart(() => import('./FilledIn.tsx'));

export const profiles: Noun = {
  screens: [
    {
      path: '/client/clientprofilepage',
      load: () => import('./DieticianProfileScreen.tsx'),
      entry: { label: say.profile, icon: IconUserCircle },
    },
    {
      path: '/customer/customerprofile',
      load: () => import('./CustomerProfileScreen.tsx'),
      entry: {
        label: say.myProfile,
        icon: IconUserCircle,
        isSeldom: true,
        own: 'too',
        Aside: FilledIn,
      },
    },
    {
      path: '/customer/publiclientprofile/:userId?',
      load: () => import('./PublicDieticianProfileScreen.tsx'),
      entry: {
        label: say.myDietician,
        icon: IconHeartHandshake,
        isSeldom: true,
        own: 'too',
        to: ({ dieticianId }) => `/customer/publiclientprofile/${dieticianId ?? ''}`,
      },
    },
  ],
  keeps: ['dietician-profile', 'customer-profile'],
  live: { 'customer-profile': ['customer'] },
};
