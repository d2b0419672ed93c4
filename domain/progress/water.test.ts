import { describe, expect, test } from 'vitest';
import { GLASS_ML, waterMl, waterWords } from './water.ts';

describe('water in words', () => {
  test.each([
    ['1.5 L', 1500],
    ['1,5 l', 1500],
    ['1.5', 1500],
    ['2', 2000],
    ['0.75L', 750],
    ['2 litres', 2000],
    ['1 liter', 1000],
    ['1500 ml', 1500],
    ['330 millilitres', 330],
    ['6 glasses', 1500],
    ['1 glass', 250],
    ['2 Cups', 500],
    ['  2 L  ', 2000],
    ['0', 0],
  ])('[PROG-03] %j is %d ml', (words, ml) => {
    expect(waterMl(words)).toBe(ml);
  });

  test('[PROG-03] a bare number too large for litres is millilitres', () => {
    expect(waterMl('1500')).toBe(1500);
    expect(waterMl('250')).toBe(250);
    expect(waterMl('20')).toBe(20_000);
  });

  test.each([
    '',
    'plenty',
    'two bottles',
    '2 bottles',
    '-1 L',
    '1.5.2',
    '1e3',
    'L',
    '6 glasses or so',
  ])('[PROG-03] %j says no number', (words) => {
    expect(waterMl(words)).toBeNull();
  });

  test('[PROG-03] every amount is read back as it was written', () => {
    for (let ml = 1; ml <= 9999; ml += 1) expect(waterMl(waterWords(ml))).toBe(ml);
  });

  test('[PROG-03] no water is an empty field', () => {
    expect(waterWords(0)).toBe('');
    expect(waterWords(-GLASS_ML)).toBe('');
    expect(waterWords(6 * GLASS_ML)).toBe('1.5 L');
    expect(waterWords(5 * GLASS_ML)).toBe('1.25 L');
  });
});
