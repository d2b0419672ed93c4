import { describe, expect, it } from 'vitest';
import { type DayOrder, typedDay } from './typedDay.ts';

const TODAY = '2026-11-28';
const typed = (text: string, order: DayOrder = 'dmy') => typedDay(text, order, TODAY);

describe('[PROF-02] [TREND-01] a day as people type it', () => {
  it('is eight digits, in the order of the region or with the year first', () => {
    expect([typed('28112026'), typed('20261128'), typed('11282026', 'mdy')]).toEqual(
      Array(3).fill(TODAY),
    );
    expect(typed('٢٨١١٢٠٢٦')).toBe(TODAY);
    expect(typed('03041985')).toBe('1985-04-03');
    expect(typed('03041985', 'mdy')).toBe('1985-03-04');
  });

  it('is figures with points, strokes, hyphens or spaces between them', () => {
    for (const text of [
      '28.11.2026',
      '28.11.26',
      '28/11/26',
      '28-11-2026',
      '28 11 26',
      '28. 11. 26',
    ])
      expect(typed(text), text).toBe(TODAY);
    expect(typed('2026/11/28', 'ymd')).toBe(TODAY);
    expect(typed('2026-11-28')).toBe(TODAY);
    expect(typed('3/4/85', 'mdy')).toBe('1985-03-04');
    // A point says that the day is first, and so does a month of 28.
    expect([typed('3.4.85', 'mdy'), typed('28/11/26', 'mdy')]).toEqual(['1985-04-03', TODAY]);
  });

  it('without a year is the nearest one', () => {
    expect([typed('28.11.'), typed('28/11'), typed('1.12.')]).toEqual([TODAY, TODAY, '2026-12-01']);
    expect([typed('2.1.'), typedDay('30.12.', 'dmy', '2026-01-02')]).toEqual([
      '2027-01-02',
      '2025-12-30',
    ]);
  });

  it('is nothing if there is no such day', () => {
    for (const text of [
      '',
      '28',
      '31.11.2026',
      '29.02.2025',
      '99999999',
      'tomorrow',
      '28.11.202',
      '1.2.3.4',
    ])
      expect(typed(text), text).toBeNull();
  });
});
