import { describe, expect, test } from 'vitest';
import { heightMeant, heightQuestion, heightRefusal } from './profile.ts';

describe('how tall somebody is', () => {
  test.each([
    [1.78, 'cm', '178 cm'],
    [1.655, 'cm', '165.5 cm'],
    [1.78, 'inches', '178 cm'],
    [178, 'inches', '178 cm'],
    [70, 'cm', '70 inches'],
  ] as const)('[TREND-05] %d %s asks whether %s is meant', (value, unit, meant) => {
    expect(heightQuestion({ value, unit })).toBe(`Did you mean ${meant}?`);
  });

  test.each([
    [1.78, 'cm', 'Height is between 30 and 280 cm. Did you mean 178 cm?'],
    [29, 'cm', 'Height is between 30 and 280 cm.'],
    [281, 'cm', 'Height is between 30 and 280 cm.'],
    [0.5, 'inches', 'Height is between 12 and 110 inches.'],
    [-178, 'cm', 'Height is between 30 and 280 cm.'],
  ] as const)('[TREND-05] nobody is %d %s tall', (value, unit, sentence) => {
    expect(heightRefusal({ value, unit })).toBe(sentence);
  });

  test('[TREND-05] a child is asked about and not refused; others are neither', () => {
    const child = { value: 95, unit: 'cm' } as const;
    expect([heightRefusal(child), heightMeant(child)]).toEqual([null, null]);
    expect(heightQuestion(child)).toBe('95 cm is unusual. Is it right?');
    for (const value of [120, 178, 225]) {
      expect(heightRefusal({ value, unit: 'cm' })).toBeNull();
      expect(heightQuestion({ value, unit: 'cm' })).toBe('');
    }
    expect(heightQuestion({ value: 66, unit: 'inches' })).toBe('');
  });
});
