import { expect, test } from 'vitest';
import { ApiError } from '../api/request.ts';
import type { Change } from '../store/change.ts';
import { DAY } from './dayShown.ts';
import type { DayForm } from './useDayForm.ts';
import { waitingDays, waitingWords } from './waiting.ts';
import { dayNotes, dayTitle, notSavedWords } from './words.ts';

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
  expect(notSavedWords(offline, true)).toContain('kept in this browser');
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
    'Waits on this device, and is submitted once you are back online.',
  ]);
  expect(dayNotes({ ...form, isKept: false })).toEqual([
    'Waits on this page, and is lost if you close it before you are back online: this browser keeps nothing.',
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
