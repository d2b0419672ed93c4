import type { Noun } from '../kit/noun.ts';

export const measurements: Noun = {
  screens: [],
  live: {
    measurement: ['customer-profile'],
    'hidden-numbers': ['measurement', 'customer-profile', 'trends'],
  },
};
