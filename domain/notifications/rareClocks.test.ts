import { expect, it } from 'vitest';
import { nextTimeAt, quietUntil } from '../moment.ts';

it('[NOTIFY-02] [T-H2] a digest at exactly this moment is the one that is being sent: the next is tomorrow’s', () => {
  const next = (at: string) => nextTimeAt('07:30', 'Asia/Kolkata', new Date(at));
  expect(next('2026-11-28T01:59:59.999Z')).toBe('2026-11-28T02:00:00.000Z');
  expect(next('2026-11-28T02:00:00.000Z')).toBe('2026-11-29T02:00:00.000Z');
});

it('[T-H2] where the clock skips the hour before midnight, that evening’s digest still comes, after midnight', () => {
  // In Nuuk the clock goes from 23:00 to 00:00 on 30 March at 01:00 UTC.
  const next = (at: string) => nextTimeAt('23:30', 'America/Nuuk', new Date(at));
  expect(next('2025-03-30T00:10:00Z')).toBe('2025-03-30T01:30:00.000Z');
  expect(next('2025-03-30T01:10:00Z')).toBe('2025-03-30T01:30:00.000Z');
  expect(next('2025-03-30T01:40:00Z')).toBe('2025-03-31T00:30:00.000Z');
});

it.each([
  ['half an hour', 'Australia/Lord_Howe', '01:45', '2026-04-04T14:50', '2026-04-04T15:15'],
  ['two hours', 'Antarctica/Troll', '02:30', '2026-10-25T00:40', '2026-10-25T02:30'],
])(
  '[NOTIFY-02] [T-H2] quiet hours outlast a clock that is put back by %s',
  (_, zone, to, at, ends) => {
    const until = (time: string) =>
      quietUntil({ from: '22:00', to }, zone, new Date(`${time}:00.000Z`));
    expect(until(at)).toBe(`${ends}:00.000Z`);
    expect(until(ends)).toBeNull();
  },
);
