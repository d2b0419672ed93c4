import type { Noun } from '../kit/noun.ts';

const load = async () => ({ default: (await import('./Goals.tsx')).GoalsScreen });

/**
 * Goals are shown beside the trends and on the customer's dashboard; these screens have no navigation entry.
 */
export const goals: Noun = {
  screens: [{ path: '/customer/goals', load }],
  keeps: ['goal'],
  live: { measurement: ['goal'], 'daily-progress': ['goal'] },
};
