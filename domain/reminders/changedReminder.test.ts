import { expect, it } from 'vitest';
import { changedReminder } from './nextReminder.ts';
import { EVERY_DAY } from './reminder.ts';
import type { ReminderInput } from './reminderSchema.ts';

const BERLIN = 'Europe/Berlin';
// Tuesday, 20:00 in the reminder's zone.
const DUE = '2026-11-24T19:00:00.000Z';
const TOMORROW = '2026-11-25T19:00:00.000Z';
const seconds = (count: number) => new Date(Date.parse(DUE) + count * 1000);

const evening: ReminderInput = {
  subject: 'day',
  time: '20:00',
  weekdays: [...EVERY_DAY],
  active: true,
};
const due = { time: '20:00', nextAt: DUE, sentFor: '2026-11-23' };
const changed = (wishes: Partial<ReminderInput>, now = seconds(5), before = due) =>
  changedReminder(before, { ...evening, ...wishes }, BERLIN, now);

it('[PROMISE-05] one that is due and not sent yet stays due where its time was left alone', () => {
  for (const wishes of [{ subject: 'water' as const }, { weekdays: [2] }, {}])
    for (const late of [0, 5, 3600])
      expect(changed(wishes, seconds(late))).toEqual({ nextAt: DUE, sentFor: due.sentFor });
});

it('[PROMISE-05] it does not where that day is none of its days any more, or it rests', () => {
  expect(changed({ weekdays: [1, 3] }).nextAt).toBe(TOMORROW);
  expect(changed({ active: false }).nextAt).toBe(null);
});

it('[PROMISE-05] another time is another promise, though it be the second one of that day', () => {
  expect(changed({ time: '19:59' })).toEqual({
    nextAt: '2026-11-25T18:59:00.000Z',
    sentFor: null,
  });
  const sent = { time: '20:00', nextAt: TOMORROW, sentFor: '2026-11-24' };
  expect(changed({ time: '20:05' }, seconds(60), sent)).toEqual({
    nextAt: '2026-11-24T19:05:00.000Z',
    sentFor: null,
  });
});

it('[PROMISE-05] [T-H2] changed where one has flown to, it does not come for a day again', () => {
  const now = new Date('2026-11-24T20:00:00.000Z');
  const sent = { time: '20:00', nextAt: '2026-11-26T01:00:00.000Z', sentFor: '2026-11-24' };
  const water: ReminderInput = { ...evening, subject: 'water' };
  expect(changedReminder(sent, water, 'America/New_York', now)).toEqual({
    nextAt: '2026-11-26T01:00:00.000Z',
    sentFor: '2026-11-24',
  });
});
