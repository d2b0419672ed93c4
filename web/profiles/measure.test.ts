import { expect, test } from 'vitest';
import { inUnit } from './measure.ts';

test('[PROF-02] kilograms and pounds, centimetres and inches convert into each other', () => {
  expect(inUnit({ value: 70, unit: 'kg' }, 'lbs')).toBe(154.3);
  expect(inUnit({ value: 154, unit: 'lbs' }, 'kg')).toBe(69.9);
  expect(inUnit({ value: 170, unit: 'cm' }, 'inches')).toBe(66.9);
  expect(inUnit({ value: 5, unit: 'inches' }, 'cm')).toBe(12.7);
});

test('[PROF-02] switching to and fro ends at the number that was typed', () => {
  for (let tenths = 300; tenths < 1500; tenths += 1) {
    const typed = { value: tenths / 10, unit: 'kg' as const };
    inUnit(typed, 'lbs');
    expect(inUnit(typed, 'kg')).toBe(typed.value);
  }
});

test('an empty measure stays empty in every unit', () => {
  expect(inUnit({ value: null, unit: 'cm' }, 'inches')).toBeNull();
});
