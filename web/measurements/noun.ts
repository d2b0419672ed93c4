import type { Noun } from '../kit/noun.ts';

export const measurements: Noun = {
  screens: [],
  keeps: ['measurement'],
  live: {
    measurement: ['customer-profile'],
    'hidden-numbers': ['measurement', 'customer-profile', 'trends'],
  },
};
