import { expect, it } from 'vitest';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { nextWords } from './ReminderList.tsx';

const evening: Reminder = {
  id: 'r1',
  subject: 'day',
  time: '20:00',
  weekdays: [...EVERY_DAY],
  active: true,
  nextAt: '2026-11-24T19:00:00.000Z',
};
const BERLIN = 'Europe/Berlin';

it.each([
  ['today', '2026-11-24T08:00:00Z', 'today at 20:00'],
  ['tomorrow', '2026-11-23T22:30:00Z', 'tomorrow at 20:00'],
  ['in some days', '2026-11-21T08:00:00Z', 'Tue 24 Nov at 20:00'],
])('[PROMISE-05] when a reminder comes next: %s', (_, now, words) => {
  expect(nextWords(evening, BERLIN, new Date(now))).toBe(words);
});

it('[PROMISE-05] its day is that of the customer’s clock, wherever UTC is', () => {
  const early = { ...evening, time: '00:30', nextAt: '2026-11-24T11:30:00.000Z' };
  expect(nextWords(early, 'Pacific/Auckland', new Date('2026-11-24T10:00:00Z'))).toBe(
    'tomorrow at 00:30',
  );
});

it('[PROMISE-05] a page that was open as a reminder came tells of the one after it', () => {
  expect(nextWords(evening, BERLIN, new Date('2026-11-24T19:00:00Z'))).toBe('tomorrow at 20:00');
  const monday = { ...evening, weekdays: [1], nextAt: '2026-11-23T19:00:00.000Z' };
  expect(nextWords(monday, BERLIN, new Date('2026-11-24T08:00:00Z'))).toBe('Mon 30 Nov at 20:00');
});

it('[PROMISE-05] one that was paused tells it too, before the server has', () => {
  const resumed = { ...evening, nextAt: null };
  expect(nextWords(resumed, BERLIN, new Date('2026-11-24T08:00:00Z'))).toBe('today at 20:00');
});
