import { describe, expect, it } from 'vitest';
import { addDays } from '../day.ts';
import {
  impossibleRefusal,
  type Measured,
  meantBy,
  reasonsToConfirm,
  unitRefusal,
  unlikelyRows,
} from './plausible.ts';

const kg = (value: number): Measured => ({ kind: 'weight', value, unit: 'kg' });
const LAST = { date: '2026-11-20', si: 78 };
const codeOf = (measured: Measured, last: typeof LAST | null = LAST) =>
  Object.keys(reasonsToConfirm(measured, last))[0] ?? null;

describe('what is asked about', () => {
  it.each([
    [78.1, null],
    [89.6, null],
    [90, 'unlikely'],
    [66, 'unlikely'],
    [781, 'ten-times'],
    [7.81, 'tenth'],
    [172, 'other-unit'],
    [980, 'ten-times'],
    [1040, 'unlikely'],
  ])('[TREND-01] %d kg after 78 kg: %s', (value, code) => {
    expect(codeOf(kg(value))).toBe(code);
  });

  it.each([
    [kg(78), null],
    [kg(172), null],
    [kg(300), 'other-unit'],
    [kg(781), 'ten-times'],
    [kg(6), 'tenth'],
    [{ kind: 'waist', value: 35, unit: 'cm' }, 'other-unit'],
    [{ kind: 'bodyFat', value: 2.2, unit: '%' }, 'tenth'],
    [{ kind: 'bodyFat', value: 70, unit: '%' }, 'ten-times'],
    [{ kind: 'grip-strength-of-ours', value: 9000, unit: 'kp' }, null],
  ])('[TREND-01] the first value %o: %s', (measured, code) => {
    expect(codeOf(measured, null)).toBe(code);
  });

  it('[TREND-01] the question names what may have been meant, and the last value', () => {
    expect(reasonsToConfirm(kg(781), LAST)).toEqual({
      'ten-times': '781 kg is far from the last value, 78 kg on 20 Nov 2026. Did you mean 78.1 kg?',
    });
    expect(reasonsToConfirm(kg(781), null)).toEqual({
      'ten-times': '781 kg is unusual for weight. Did you mean 78.1 kg?',
    });
  });

  it('[TREND-04] to who hides numbers it names none', () => {
    const asked = reasonsToConfirm(kg(781), LAST, { hidesNumbers: true });
    expect(asked).toEqual({ 'ten-times': 'This is unusual. Is it right?' });
  });

  it('[TREND-01] what was meant is the same number in the other unit, or the tenth of it', () => {
    expect(meantBy(kg(781), 'ten-times')).toEqual(kg(78.1));
    expect(meantBy(kg(7.81), 'tenth')).toEqual(kg(78.1));
    expect(meantBy(kg(172), 'other-unit')).toEqual({ ...kg(172), unit: 'lb' });
    expect(meantBy(kg(90), 'unlikely')).toBeNull();
  });
});

describe('what is refused', () => {
  it('[TREND-01] [T-C1] what nobody can have, with the bounds in the unit that was typed', () => {
    expect(impossibleRefusal(kg(781))).toBeNull();
    expect(impossibleRefusal(kg(801))).toBe('This has to be between 1 and 800 kg.');
    expect(impossibleRefusal({ kind: 'waist', value: 5, unit: 'in' })).toBe(
      'This has to be between 7.9 and 137.8 in.',
    );
  });

  it('[TREND-01] a unit that does not go with the kind', () => {
    expect(unitRefusal('weight', 'lb', null)).toBeNull();
    expect(unitRefusal('weight', 'cm', null)).toBe('Choose kg or lb.');
    expect(unitRefusal('of-ours', 'kp', 'kp')).toBeNull();
    expect(unitRefusal('of-ours', 'kg', 'kp')).toBe('Choose kp.');
  });
});

const FIRST = '2026-03-01';
const rowsOf = (...values: number[]) =>
  values.map((value, nth) => ({ kind: 'weight', date: addDays(FIRST, nth), value, unit: 'kg' }));
const placesOf = (...values: number[]) => unlikelyRows(rowsOf(...values), []).map(({ row }) => row);

it('[TREND-05] of a file the slips are asked about, and what follows them is not', () => {
  expect(placesOf(78, 77.9, 781, 78.2, 172, 78.1)).toEqual([2, 4]);
  expect(placesOf(781, 78, 78.1)).toEqual([0]);
  expect(placesOf(78, 781, 782, 78)).toEqual([1, 2]);
});

it('[TREND-05] after a step the first value alone is asked about', () => {
  expect(placesOf(100, 84, 84.2, 84, 83.5)).toEqual([1]);
});

it('[TREND-05] a row is compared with what was measured before, of the last sixty days', () => {
  const stored = [{ date: addDays(FIRST, -3), si: 60 }];
  const [asked] = unlikelyRows(rowsOf(78), stored);
  expect(asked).toEqual({ row: 0, why: expect.stringContaining('60 kg on 26 Feb 2026') });
  expect(unlikelyRows(rowsOf(78), [{ date: addDays(FIRST, -61), si: 60 }])).toEqual([]);
  expect(unlikelyRows(rowsOf(78), stored, { hidesNumbers: true })[0]?.why).not.toMatch(/\d/);
});
