import { describe, expect, it } from 'vitest';
import { shownFrom, stepped } from './calendarCells.ts';

const words = (...shown: Parameters<typeof shownFrom>) =>
  shownFrom(...shown).rows.map((row) => row.map((cell) => cell.words).join(' '));

describe('[PLAN-01] a calendar', () => {
  it('shows a month in whole weeks from Monday', () => {
    const { words: month, rows } = shownFrom('month', '2026-11-23');
    expect(month).toBe('November 2026');
    expect(rows.length).toBe(6);
    expect(rows[0]?.[0]).toMatchObject({ first: '2026-10-26', isOutside: true });
    expect(rows[5]?.at(-1)).toMatchObject({ name: '6 December 2026', isOutside: true });
    expect(words('month', '2027-02-01')[0]).toBe('1 2 3 4 5 6 7');
    expect(words('month', '2027-02-01').length).toBe(4);
  });

  it('shows the months of a year, each with its last day, and the years of a decade', () => {
    const { rows } = shownFrom('year', '2028-06-30');
    expect(rows.length).toBe(4);
    expect(rows[0]?.[1]).toEqual({ first: '2028-02-01', last: '2028-02-29', words: 'Feb' });
    expect(shownFrom('decade', '1987-03-01').words).toBe('1980 – 1989');
    expect(words('decade', '1987-03-01').at(-1)).toBe('1989');
  });

  it('steps by what it shows, over the end of a year and from long months to short ones', () => {
    expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
    expect(stepped('year', '2026-11-23', -1)).toBe('2025-11-01');
    expect(stepped('decade', '2026-11-23', 1)).toBe('2036-11-01');
  });
});
