import type { Noun } from '../kit/noun.ts';

/** Trends are a part of other screens: of My Progress, and of a customer's page. */
export const trends: Noun = {
  screens: [],
  live: {
    'daily-progress': ['trends'],
    measurement: ['trends'],
    'diet-plan': ['trends'],
    'coaching-period': ['trends'],
  },
};
