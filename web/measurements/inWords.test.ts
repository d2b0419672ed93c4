import { expect, it } from 'vitest';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { dayWords, nameOf, valueWords, writerWords } from './MeasurementList.tsx';

const TODAY = '2026-11-24';
const weight = { value: 78.1, unit: 'kg', date: '2026-11-23' } as Measurement;

it('[TREND-01] a measurement is named by its value and its day', () => {
  expect(valueWords(weight)).toBe('78.1 kg');
  expect(valueWords({ value: null, unit: 'kg' })).toBe('Saved');
  expect(dayWords(TODAY, TODAY)).toBe('Today');
  expect(dayWords('2026-11-23', TODAY)).toBe('Yesterday');
  expect(dayWords('2026-11-22', TODAY)).toBe('Sun 22 Nov');
  expect(nameOf(weight, TODAY)).toBe('78.1 kg of Yesterday');
});

it('[TREND-01] who wrote it is said as the reader knows them', () => {
  const writer = { name: 'Nora Vogel', isCustomer: false };
  expect(writerWords({ mine: true, writer })).toBe('You');
  expect(writerWords({ mine: false, writer })).toBe('Nora Vogel');
  expect(writerWords({ mine: false, writer: null })).toBe('A dietician who has left');
});
