import { expect, test } from 'vitest';
import { DEFAULT_THRESHOLDS } from '#domain/attention/attention.ts';
import {
  ownThresholdsInputSchema,
  thresholdsInputSchema,
} from '#domain/attention/attentionSchema.ts';
import { numbersOf, textsOf } from './Thresholds.tsx';

const texts = textsOf(DEFAULT_THRESHOLDS);

test('[BOARD-02] thresholds are typed as numbers, with or without their unit', () => {
  expect(thresholdsInputSchema.parse(numbersOf({ ...texts, lowPercent: ' 40 % ' }))).toEqual({
    ...DEFAULT_THRESHOLDS,
    lowPercent: 40,
  });
  for (const lowPercent of ['', '2.5', '2,5', 'few', '101', '40 days'])
    expect(thresholdsInputSchema.safeParse(numbersOf({ ...texts, lowPercent })).success).toBe(
      false,
    );
  const days = thresholdsInputSchema.parse(numbersOf({ ...texts, silentDays: '5 days' }));
  expect(days.silentDays).toBe(5);
});

test('[BOARD-02] an empty field of one person goes with the practice', () => {
  const own = ownThresholdsInputSchema.parse(numbersOf({ ...texts, silentDays: ' ' }));
  expect(own).toEqual({ ...DEFAULT_THRESHOLDS, silentDays: null });
  expect(textsOf(own).silentDays).toBe('');
});
