import type { Noun } from '../ui/noun.ts';

/** Goals are shown where trends are, and on the customer's dashboard; this screen is a way to them alone. */
export const goals: Noun = {
  screens: [{ path: '/customer/goals', load: () => import('./GoalsScreen.tsx') }],
  live: { measurement: ['goal'], 'daily-progress': ['goal'] },
};
