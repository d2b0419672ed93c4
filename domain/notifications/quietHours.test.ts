import { expect, it } from 'vitest';
import { quietUntil } from '../moment.ts';

const at = (time: string) => new Date(`${time}:00.000Z`);
const night = { from: '22:00', to: '07:00' };

it('[NOTIFY-02] quiet hours go on past midnight, and are over in one’s own zone', () => {
  const until = (time: string) => quietUntil(night, 'Asia/Kolkata', at(time));
  expect(until('2026-11-25T16:29')).toBe(null);
  expect(until('2026-11-25T16:30')).toBe('2026-11-26T01:30:00.000Z');
  expect(until('2026-11-26T01:29')).toBe('2026-11-26T01:30:00.000Z');
  expect(until('2026-11-26T01:30')).toBe(null);
  const noon = quietUntil({ from: '12:00', to: '13:30' }, 'UTC', at('2026-11-25T12:40'));
  expect(noon).toBe('2026-11-25T13:30:00.000Z');
  expect(quietUntil({ from: '08:00', to: '08:00' }, 'UTC', at('2026-11-25T08:00'))).toBe(null);
});

it('[NOTIFY-02] in the night when the clock shows an hour twice they last until it shows their end again', () => {
  // In Berlin the clock goes from 03:00 back to 02:00 at 01:00 UTC.
  const until = (to: string, time: string) =>
    quietUntil({ from: '22:00', to }, 'Europe/Berlin', at(time));
  expect(until('02:30', '2026-10-25T00:29')).toBe('2026-10-25T01:30:00.000Z');
  expect(until('02:30', '2026-10-25T00:45')).toBe('2026-10-25T01:30:00.000Z');
  expect(until('02:30', '2026-10-25T01:30')).toBe(null);
  expect(until('07:00', '2026-10-25T05:59')).toBe('2026-10-25T06:00:00.000Z');
  // When the clock skips an hour, they last until the end of the gap.
  expect(until('02:30', '2026-03-29T00:59')).toBe('2026-03-29T01:30:00.000Z');
});
