import { expect, test } from 'vitest';
import { inUnit } from './MeasureField.tsx';

test('[PROF-02] kilograms and pounds, centimetres and inches convert into each other', () => {
  expect(inUnit({ value: 70, unit: 'kg' }, 'lbs')).toBe(154.3);
  expect(inUnit({ value: 154, unit: 'lbs' }, 'kg')).toBe(69.9);
  expect(inUnit({ value: 170, unit: 'cm' }, 'inches')).toBe(66.9);
  expect(inUnit({ value: 5, unit: 'inches' }, 'cm')).toBe(12.7);
});

test('[PROF-02] a pound is 0.45359237 kg and an inch 2.54 cm, also where a rounder number would show another decimal', () => {
  expect(inUnit({ value: 139, unit: 'lbs' }, 'kg')).toBe(63);
  expect(inUnit({ value: 186.4, unit: 'lbs' }, 'kg')).toBe(84.5);
  expect(inUnit({ value: 76, unit: 'kg' }, 'lbs')).toBe(167.6);
  expect(inUnit({ value: 100, unit: 'inches' }, 'cm')).toBe(254);
  expect(inUnit({ value: 198.1, unit: 'cm' }, 'inches')).toBe(78);
});

test('[PROF-02] switching to and fro ends at the number that was typed', () => {
  for (let tenths = 300; tenths < 1500; tenths += 1) {
    const typed = { value: tenths / 10, unit: 'kg' as const };
    inUnit(typed, 'lbs');
    expect(inUnit(typed, 'kg')).toBe(typed.value);
  }
});
