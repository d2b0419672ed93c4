import { expect, it } from 'vitest';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { closedWords, goalName, progressWords, waitingWords } from './words.ts';

const TODAY = '2026-11-24';
const progress: NonNullable<Goal['progress']> = {
  start: 76,
  current: 74.8,
  measuredOn: '2026-11-22',
  share: 0.3,
  days: null,
  pace: 'on-time',
  arrivesOn: '2027-02-28',
  reachedOn: null,
};
const goal: Goal = {
  id: 'g1',
  kind: 'weight',
  words: '',
  target: 72,
  unit: 'kg',
  start: 76,
  beginsOn: '2026-10-20',
  endsOn: '2027-03-14',
  state: 'active',
  maker: 'customer',
  writtenBy: 'customer',
  acceptedAt: null,
  said: '',
  reason: '',
  closedOn: null,
  version: 1,
  progress,
  doneToday: 0,
};
const said = (of: Partial<typeof progress>, more: Partial<Goal> = {}) =>
  progressWords({ ...goal, ...more, progress: { ...progress, ...of } }, TODAY, 'customer');

it('[GOAL-02] how far one is, and whether the pace gets there, in a sentence', () => {
  expect(said({})).toBe('1.2 of 4 kg; at this pace you are there by 28 Feb 2027, two weeks early.');
  expect(said({ pace: 'late', arrivesOn: '2027-03-24' })).toMatch(/24 Mar 2027, a week late\.$/);
  expect(said({ arrivesOn: '2027-03-10' })).toMatch(/in time\.$/);
  expect(progressWords(goal, TODAY, 'dietician')).toContain('they are there');
  expect(said({ pace: 'old', measuredOn: '2026-11-03' })).toBe(
    '1.2 of 4 kg; no measurement since Tue 3 Nov.',
  );
  expect(said({ current: 77, pace: 'away' })).toBe('0 of 4 kg; going the other way at the moment.');
  expect(said({ reachedOn: '2026-11-20' })).toBe('Reached on 20 Nov 2026.');
  expect(said({}, { endsOn: '2026-11-23' })).toBe('The date is over: 1.2 of 4 kg.');
  expect(said({}, { beginsOn: '2026-11-30' })).toBe('It begins on Mon 30 Nov.');
});

it('[GOAL-02] what is counted by days tells on how many', () => {
  const water = { kind: 'water', unit: 'l', target: 2 };
  const days = { days: { held: 3, of: 7 }, current: 1.8, pace: 'late' } as const;
  expect(said(days, water)).toBe('3 of 7 days, 1.8 L on average; 5 of 7 are enough.');
  expect(said({ ...days, days: { held: 0, of: 2 } }, water)).toMatch(/; all 2 are needed\.$/);
  expect(said({ ...days, pace: 'on-time' }, { kind: 'habit', unit: 'day' })).toBe('3 of 7 days.');
  const swim = { kind: 'habit', unit: 'week', target: 3, words: 'Swim' };
  expect(said({ days: { held: 2, of: 3 } }, swim)).toBe('2 of 3 times in the last 7 days.');
  expect(goalName({ ...goal, ...water }, [])).toBe('Water: 2 L a day');
  expect(goalName({ ...goal, ...swim }, [])).toBe('Swim, 3 times a week');
});

it('[TREND-04] to who hides numbers the sentence and the name have none of the body', () => {
  const hidden = { target: null, start: null };
  const none = { start: null, current: null, share: null };
  expect(goalName({ ...goal, ...hidden }, [])).toBe('Weight');
  expect(said(none, hidden)).toBe('At this pace you are there by 28 Feb 2027, two weeks early.');
});

it('[GOAL-01] whom it waits for, and what became of it', () => {
  expect(waitingWords(goal, 'customer')).toContain('has not seen it yet');
  expect(waitingWords(goal, 'dietician')).toContain('Set by the customer');
  expect(waitingWords({ ...goal, acceptedAt: 'then' }, 'customer')).toBe('');
  expect(closedWords({ ...goal, state: 'reached', closedOn: '2026-11-20' })).toBe(
    'Reached on 20 Nov 2026',
  );
});
