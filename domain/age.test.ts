import { describe, expect, test } from 'vitest';
import { ageOn, bornBy } from './day.ts';

describe('age in whole years', () => {
  test('[PROF-02] grows on the birthday', () => {
    expect(ageOn('1990-06-15', '2026-06-14')).toBe(35);
    expect(ageOn('1990-06-15', '2026-06-15')).toBe(36);
    expect(ageOn('1990-06-15', '2026-06-16')).toBe(36);
  });

  test('[PROF-02] is 0 through the first year, from the day of birth', () => {
    expect(ageOn('2026-11-24', '2026-11-24')).toBe(0);
    expect(ageOn('2025-11-25', '2026-11-24')).toBe(0);
    expect(ageOn('2025-11-24', '2026-11-24')).toBe(1);
  });

  test('[T-H2] born on 29 February: older on 1 March in common years, on the day in leap years', () => {
    expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
    expect(ageOn('2004-02-29', '2026-03-01')).toBe(22);
    expect(ageOn('2004-02-29', '2028-02-28')).toBe(23);
    expect(ageOn('2004-02-29', '2028-02-29')).toBe(24);
  });

  test('[T-H2] turns over the year end', () => {
    expect(ageOn('1999-12-31', '2026-12-30')).toBe(26);
    expect(ageOn('1999-12-31', '2026-12-31')).toBe(27);
    expect(ageOn('2000-01-01', '2026-12-31')).toBe(26);
    expect(ageOn('2000-01-01', '2027-01-01')).toBe(27);
  });

  test('[PROF-02] is unknown without a date of birth, or with one still to come', () => {
    expect(ageOn(null, '2026-11-24')).toBeNull();
    expect(ageOn('2026-11-25', '2026-11-24')).toBeNull();
  });
});

test('[PROF-02] nobody is born after their own today', () => {
  expect(bornBy(null, '2026-11-24').ok).toBe(true);
  expect(bornBy('2026-11-24', '2026-11-24').ok).toBe(true);
  expect(bornBy('2026-11-25', '2026-11-24')).toMatchObject({
    ok: false,
    refusal: { message: 'Your date of birth cannot be in the future.' },
  });
});
