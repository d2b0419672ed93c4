import { expect, it } from 'vitest';
import { daysWords, duplicateRefusal, EVERY_DAY, nameOf, WEEKDAYS } from './reminder.ts';
import type { Reminder } from './reminderSchema.ts';

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
