import { describe, expect, it } from 'vitest';
import { dayToRead, stripWindow } from './ProgressTab.tsx';

describe('[CUST-09] the fourteen days shown', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-08', '2026-11-21'],
    ['the oldest of them', '2026-11-08', '2026-11-08', '2026-11-21'],
    ['one day earlier', '2026-11-07', '2026-10-25', '2026-11-07'],
    ['a day to come', '2026-11-25', '2026-11-08', '2026-11-21'],
  ])('around %s', (_which, date, from, to) => {
    expect(stripWindow(date, '2026-11-21')).toEqual({ from, to });
  });

  it('opens on the last day logged, or on today when that is long ago', () => {
    expect(dayToRead('2026-11-20', '2026-11-21')).toBe('2026-11-20');
    expect(dayToRead('2026-11-08', '2026-11-21')).toBe('2026-11-08');
    expect(dayToRead('2026-11-07', '2026-11-21')).toBe('2026-11-21');
    expect(dayToRead(null, '2026-11-21')).toBe('2026-11-21');
  });
});
