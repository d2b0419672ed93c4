import type { Noun } from '../ui/noun.ts';

const load = () => import('./GoalsScreen.tsx');

/** Goals are shown beside trends and on the customer's dashboard; these screens have no entry of their own. */
export const goals: Noun = {
  screens: [{ path: '/customer/goals', load }],
  live: { measurement: ['goal'], 'daily-progress': ['goal'] },
};
