import type { Noun } from '../ui/noun.ts';

export const measurements: Noun = {
  screens: [{ path: '/customer/measurements', load: () => import('./MeasurementsScreen.tsx') }],
  live: {
    measurement: ['customer-profile'],
    'hidden-numbers': ['measurement', 'customer-profile', 'trends'],
  },
};
