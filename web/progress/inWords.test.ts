import { expect, test } from 'vitest';
import { ApiError } from '../api/request.ts';
import type { Change } from '../store/change.ts';
import { DAY } from './dayShown.ts';
import { dayNotes, dayTitle, doneWords, encouragement, notSavedWords } from './inWords.ts';
import type { DayForm } from './useDayForm.ts';
import { waitingDays, waitingWords } from './WaitingToSend.tsx';

test('[HOME-01] [PROG-01] a day is named by what it is to the customer', () => {
  expect(dayTitle('2026-11-24', '2026-11-24')).toBe('Today, Tuesday 24 November');
  expect(dayTitle('2026-11-23', '2026-11-24')).toBe('Yesterday, Monday 23 November');
  expect(dayTitle('2026-11-01', '2026-11-24')).toBe('Sunday 1 November');
  expect(dayTitle('2026-12-31', '2027-01-01')).toBe('Yesterday, Thursday 31 December');
  expect(dayTitle('2026-12-30', '2027-01-01')).toBe('Wednesday 30 December 2026');
});

test('[DAY-04] a tap that is not saved says why, and whether it outlives the page', () => {
  const offline = new ApiError(0, 'offline', 'No connection.');
  const busy = new ApiError(503, 'busy', 'Try again in a moment.');
  expect(notSavedWords(offline, false)).toContain('leave this page open');
  expect(notSavedWords('At most 60 characters.', true)).toBe('Not saved: At most 60 characters.');
  expect(notSavedWords(busy, true)).toBe('Not saved yet. Try again in a moment.');
});

test('[PROG-04] [PROG-07] [T-L1] of a day one thing is said, never its opposite beside it', () => {
  const form = {
    ...{ editing: false, isKept: true, waits: true, isSaved: false, unsaved: null, contested: [] },
    values: { waterIntake: '' },
    isDraft: () => false,
  } as unknown as DayForm;
  expect(dayNotes(form)).toEqual([
    'Saved on this device. It is submitted when you’re back online.',
  ]);
  expect(dayNotes({ ...form, isKept: false })).toEqual([
    'Keep this page open until you’re back online: this browser can’t keep your changes.',
  ]);
});

test('[HIST-08] what waits is counted, and named by its days, the latest first', () => {
  const change = (date: string, more: Partial<Change> = {}) =>
    ({ kind: DAY, date, isDraft: false, refused: null, ...more }) as Change;
  const days = waitingDays([
    change('2026-11-23'),
    change('2026-11-24'),
    change('2026-11-24', { refused: 'No.' }),
    change('2026-11-22', { isDraft: true }),
    change('2026-11-21', { kind: 'message' }),
  ]);
  expect(days).toMatchObject([
    { date: '2026-11-24', count: 2, refused: [{ refused: 'No.' }] },
    { date: '2026-11-23', count: 1, refused: [] },
  ]);
  expect([0, 1, 2].map(waitingWords)).toEqual([
    '',
    '1 thing waits to be sent',
    '2 things wait to be sent',
  ]);
});

const of = (done: number, meals: number, other = 0, skipped = 0) => ({
  ...{ done, meals, other, skipped, toCome: 0 },
  percent: Math.floor((done / meals) * 100),
});

test.each([
  [of(5, 8), '5 of 8 meals', ''],
  [of(7, 8), '7 of 8 meals', ''],
  [of(8, 8), '8 of 8 meals', 'Congratulations, all done!'],
  [of(0, 8), '0 of 8 meals', 'Nothing ticked yet.'],
  [of(0, 1), '0 of 1 meal', 'Nothing ticked yet.'],
  [of(5, 8, 1, 1), '5 of 8 done, 1 swapped, 1 skipped', ''],
  [of(6, 8, 1, 1), '6 of 8 done, 1 swapped, 1 skipped', 'All of it logged.'],
  [of(0, 8, 0, 2), '0 of 8 done, 2 skipped', ''],
])('[PROG-02] of a day is said how far it is: %j', (adherence, done, left) => {
  expect(doneWords(adherence)).toBe(done);
  expect(encouragement(adherence)).toBe(left);
});
