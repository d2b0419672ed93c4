import type { Noun } from '../kit/noun.ts';

/** Days are logged on My Progress, which the home folder declares because it shows trends next to them. */
export const progress: Noun = {
  screens: [],
  sends: {
    day: async () => (await import('./sendDay.ts')).sendDay,
    'meal-photo': async () => (await import('./photos.ts')).sendWaitingPhoto,
  },
  keeps: ['daily-progress'],
  live: { 'daily-progress': ['customer', 'diet-plan'] },
};
