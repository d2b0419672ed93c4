import { expect, it } from 'vitest';
import { weekdayOf } from '../day.ts';
import { nextReminderAt } from './nextReminder.ts';
import {
  addReminderRefusal,
  daysWords,
  duplicateRefusal,
  EVERY_DAY,
  isReminderNeeded,
  isReminderTooLate,
  nameOf,
  WEEKDAYS,
} from './reminder.ts';
import { type Reminder, reminderInputSchema } from './reminderSchema.ts';

const next = (time: string, timeZone: string, after: string, weekdays = EVERY_DAY) =>
  nextReminderAt({ time, weekdays }, timeZone, new Date(after));

it.each([
  ['later today', '20:00', 'Europe/Berlin', '2026-11-24T18:59:00Z', '2026-11-24T19:00:00.000Z'],
  [
    'tomorrow, once its moment is here',
    '20:00',
    'Europe/Berlin',
    '2026-11-24T19:00:00Z',
    '2026-11-25T19:00:00.000Z',
  ],
  [
    'by the customer’s calendar, not by UTC',
    '00:30',
    'Pacific/Auckland',
    '2026-11-24T11:00:00Z',
    '2026-11-24T11:30:00.000Z',
  ],
  [
    'west of Greenwich',
    '21:15',
    'America/Los_Angeles',
    '2026-11-25T03:00:00Z',
    '2026-11-25T05:15:00.000Z',
  ],
  [
    'in a zone of half hours',
    '07:00',
    'Asia/Kolkata',
    '2026-11-24T00:00:00Z',
    '2026-11-24T01:30:00.000Z',
  ],
])('[PROMISE-05] a reminder comes next: %s', (_, time, timeZone, after, at) => {
  expect(next(time, timeZone, after)).toBe(at);
});

it('[PROMISE-05] a reminder comes on its days of the week alone', () => {
  const monday = '2026-11-23T12:00:00Z';
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
  expect(next('08:00', 'UTC', monday, [1])).toBe('2026-11-30T08:00:00.000Z');
  expect(next('13:00', 'UTC', monday, [1])).toBe('2026-11-23T13:00:00.000Z');
  expect(next('08:00', 'UTC', monday, [6, 7])).toBe('2026-11-28T08:00:00.000Z');
  expect(() => next('08:00', 'UTC', monday, [])).toThrow(RangeError);
});

it('[PROMISE-05] [T-H2] it stays at its time of day when the clocks change', () => {
  // Berlin leaves summer time on 25 October 2026 and New York on 1 November.
  expect(next('20:00', 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-24T18:00:00.000Z');
  expect(next('20:00', 'Europe/Berlin', '2026-10-24T18:00:00Z')).toBe('2026-10-25T19:00:00.000Z');
  expect(next('20:00', 'America/New_York', '2026-11-01T00:00:00Z')).toBe(
    '2026-11-02T01:00:00.000Z',
  );
});

it('[PROMISE-05] [T-H2] shown twice in a night it comes the first time only; never shown, an hour later', () => {
  expect(next('02:30', 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(next('02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
  expect(next('02:30', 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(next('02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

it('[PROMISE-05] [T-H2] flown west after a day’s reminder came, one is not reminded of that day again', () => {
  // It was sent in Berlin at 20:00 on the 24th; in New York it is now 15:00 on the same day.
  const now = new Date('2026-11-24T20:00:00.000Z');
  const elsewhere = (sentFor: string | null) =>
    nextReminderAt({ time: '20:00', weekdays: EVERY_DAY }, 'America/New_York', now, sentFor);
  expect(elsewhere('2026-11-24')).toBe('2026-11-26T01:00:00.000Z');
  expect(elsewhere('2026-11-23')).toBe('2026-11-25T01:00:00.000Z');
  expect(elsewhere(null)).toBe('2026-11-25T01:00:00.000Z');
});

it('[PROMISE-05] [T-H2] flown west over the date line, a day that begins once more does not begin it twice', () => {
  // It was sent in Kiritimati for the 25th, which has begun there; in Pago Pago it is still the 23rd.
  const now = new Date('2026-11-24T10:30:00.000Z');
  const there = (weekdays: readonly number[], sentFor: string) =>
    nextReminderAt({ time: '20:00', weekdays }, 'Pacific/Pago_Pago', now, sentFor);
  expect(there(EVERY_DAY, '2026-11-25')).toBe('2026-11-27T07:00:00.000Z');
  expect(there([3], '2026-11-25')).toBe('2026-12-03T07:00:00.000Z');
});

it('[PROMISE-05] [T-H2] one that came for a day far ahead, by a clock that was wrong, comes after it', () => {
  const now = new Date('2026-11-24T20:00:00.000Z');
  const next = (weekdays: readonly number[], sentFor: string) =>
    nextReminderAt({ time: '20:00', weekdays }, 'UTC', now, sentFor);
  expect(next([2], '2026-11-27')).toBe('2026-12-01T20:00:00.000Z');
  expect(next(EVERY_DAY, '2026-12-24')).toBe('2026-12-25T20:00:00.000Z');
  expect(next([4], '2026-12-24')).toBe('2026-12-31T20:00:00.000Z');
});

it('[PROMISE-05] [NOTIFY-05] whose day is complete is not asked to log it, nor to look at a plan that is not there', () => {
  for (const hasPlan of [true, false]) {
    expect(isReminderNeeded('day', { isComplete: true, hasPlan })).toBe(false);
    expect(isReminderNeeded('day', { isComplete: false, hasPlan })).toBe(true);
    expect(isReminderNeeded('water', { isComplete: true, hasPlan })).toBe(true);
    expect(isReminderNeeded('plan', { isComplete: true, hasPlan })).toBe(hasPlan);
  }
});

it('[PROMISE-05] two hours late it is not sent any more', () => {
  const due = Date.parse('2026-11-24T19:00:00Z');
  expect(isReminderTooLate(due, due + 2 * 3_600_000)).toBe(false);
  expect(isReminderTooLate(due, due + 2 * 3_600_000 + 1)).toBe(true);
});

it('[PROMISE-05] there are ten reminders at most', () => {
  expect(addReminderRefusal(9)).toBeNull();
  expect(addReminderRefusal(10)).toMatchObject({ code: 'too-many-reminders' });
});

it('[PROMISE-05] a time and days of the week are what they say', () => {
  const chosen = { subject: 'day', time: '20:00', weekdays: [7, 1, 1], active: true };
  expect(reminderInputSchema.parse(chosen).weekdays).toEqual([1, 7]);
  for (const time of ['24:00', '8:00', '20:60', '20', ''])
    expect(reminderInputSchema.safeParse({ ...chosen, time }).success).toBe(false);
  for (const weekdays of [[], [0], [8], [1.5]])
    expect(reminderInputSchema.safeParse({ ...chosen, weekdays }).success).toBe(false);
});

const evening: Reminder = {
  id: 'r1',
  subject: 'day',
  time: '20:00',
  weekdays: [...EVERY_DAY],
  active: true,
  nextAt: '2026-11-24T19:00:00.000Z',
};

it.each([
  ['Every day', EVERY_DAY],
  ['Weekdays', WEEKDAYS],
  ['Weekends', [6, 7]],
  ['Mondays', [1]],
  ['Sundays', [7]],
  ['Mon, Wed, Fri', [1, 3, 5]],
  ['Mon, Tue, Wed, Thu, Fri, Sat', [1, 2, 3, 4, 5, 6]],
  ['Mon, Sat, Sun', [1, 6, 7]],
])('[PROMISE-05] the days of a reminder in words: %s', (words, weekdays) => {
  expect(daysWords(weekdays)).toBe(words);
});

it('[PROMISE-05] a reminder is called by what it is about and its time', () => {
  const named = (subject: Reminder['subject'], time: string) =>
    nameOf({ ...evening, subject, time }, [evening]);
  expect(named('day', '20:00')).toBe('Log your day at 20:00');
  expect(named('plan', '07:30')).toBe('Look at today’s plan at 07:30');
  expect(named('water', '11:00')).toBe('Drink water at 11:00');
});

it('[PROMISE-05] two about the same at the same time are told apart by their days', () => {
  const weekends = { ...evening, id: 'r2', weekdays: [6, 7] };
  const water = { ...evening, id: 'r3', subject: 'water' as const };
  const all = [evening, weekends, water];
  expect(all.map((each) => nameOf(each, all))).toEqual([
    'Log your day at 20:00, Every day',
    'Log your day at 20:00, Weekends',
    'Drink water at 20:00',
  ]);
});

it('[PROMISE-05] one exactly like another is refused, and named; nothing less is', () => {
  const all = [{ ...evening, time: '08:00' }, evening];
  expect(duplicateRefusal(evening, all)).toBe(
    'You have this one already: “Log your day at 20:00, Every day”.',
  );
  expect(duplicateRefusal(evening, [{ ...evening, active: false }])).toBe(
    'You have this one already: “Log your day at 20:00, Every day”. It is paused.',
  );
  for (const other of [{ time: '20:01' }, { weekdays: [1] }, { subject: 'water' as const }])
    expect(duplicateRefusal({ ...evening, ...other }, all)).toBeNull();
  const twin = { ...evening, id: 'r2' };
  expect(duplicateRefusal(evening, [evening, twin], evening)).toBeNull();
  expect(duplicateRefusal(evening, [evening, twin], { ...evening, time: '08:00' })).toMatch(
    /already/,
  );
});
