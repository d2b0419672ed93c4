import { describe, expect, it } from 'vitest';
import { dayTyped, regionOrder } from './DayField.tsx';

/** Types one key after another, as a person does. */
const typing = (keys: string) =>
  [...keys].reduce((before, key) => dayTyped(before + key, before), '');

describe('typing a day', () => {
  it('[CUST-03] [PLAN-04] eight digits are a whole day, for a number pad without a hyphen', () => {
    expect(typing('20261123')).toBe('2026-11-23');
    expect(typing('2026112')).toBe('2026112');
    expect(dayTyped(' 20261123 ', '2026-11-01')).toBe('2026-11-23');
  });

  it('[PROF-02] eight digits with the day first are the same day', () => {
    expect(typing('28112026')).toBe('2026-11-28');
  });

  it('[PROF-02] [WORDS-03] the order is that of the region', () => {
    expect(['en-GB', 'de', 'en-US', 'sv', 'ar-EG'].map((each) => regionOrder(each))).toEqual([
      'dmy',
      'dmy',
      'mdy',
      'ymd',
      'dmy',
    ]);
  });

  it('[CUST-03] [PLAN-04] typed hyphens are as good, all or some of them', () => {
    expect(typing('2026-11-23')).toBe('2026-11-23');
    expect(typing('2026-1123')).toBe('2026-11-23');
    expect(typing('202611-23')).toBe('2026-11-23');
  });

  it('leaves alone what is no day, and what is being deleted', () => {
    expect(typing('2026-1-234')).toBe('2026-1-234');
    expect(dayTyped('202611-23', '2026-11-23')).toBe('202611-23');
    expect(dayTyped('2026-11-2', '2026-11-23')).toBe('2026-11-2');
    expect(dayTyped('', '2026-11-23')).toBe('');
  });
});
