import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { isOf, putOffFault } from './snooze.ts';

const TODAY = '2026-11-28';

it('[BOARD-02] somebody is put off until tomorrow at least, and a year at most', () => {
  for (const days of [1, 30, 366]) expect(putOffFault(addDays(TODAY, days), TODAY)).toBeNull();
  for (const days of [0, -1])
    expect(putOffFault(addDays(TODAY, days), TODAY)).toContain('after today');
  expect(putOffFault(addDays(TODAY, 367), TODAY)).toContain('a year');
});

it('[BOARD-02] put off as a whole covers every reason, one reason only itself, and the inbox what was written', () => {
  const covered = (snooze: Parameters<typeof isOf>[0]) =>
    (['asked', 'note', 'noPlan', 'silent'] as const).filter((reason) => isOf(snooze, reason));
  expect(covered({ kind: null, inInbox: false })).toEqual(['asked', 'note', 'noPlan', 'silent']);
  expect(covered({ kind: 'noPlan', inInbox: false })).toEqual(['noPlan']);
  expect(covered({ kind: null, inInbox: true })).toEqual(['asked', 'note']);
});
