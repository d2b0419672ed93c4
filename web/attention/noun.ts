import type { Noun } from '../kit/noun.ts';

/** Reasons derive from all of these: when anybody deals with one, the row leaves every open board. */
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
