import type { Noun } from '../kit/noun.ts';

/** Reached from the practice's settings. */
export const colleagues: Noun = {
  screens: [{ path: '/client/colleagues', load: () => import('./ColleaguesScreen.tsx') }],
};
