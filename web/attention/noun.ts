import type { Noun } from '../ui/noun.ts';

/** What a reason is worked out from: whoever deals with it takes the row off the board everywhere. */
const board = ['attention'];

export const attention: Noun = {
  screens: [],
  live: {
    message: board,
    conversation: board,
    'day-note': board,
    'daily-progress': board,
    'diet-plan': board,
    'coaching-period': board,
    customer: board,
    consent: board,
    goal: board,
    measurement: board,
  },
};
