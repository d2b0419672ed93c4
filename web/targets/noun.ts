import type { Noun } from '../kit/noun.ts';

export const targets: Noun = {
  screens: [],
  // What days contain follows from plan and record, and whether a customer sees it from two switches.
  live: {
    'diet-plan': ['nutrients'],
    'daily-progress': ['nutrients'],
    'food-target': ['nutrients'],
    'hidden-numbers': ['nutrients'],
  },
};
