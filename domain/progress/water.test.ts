import { describe, expect, test } from 'vitest';
import { GLASS_ML } from '../unitWords.ts';
import { waterMl, waterQuestion, waterWords } from './water.ts';

describe('water in words', () => {
  test.each([
    ['1.5 L', 1500],
    ['1,5 l', 1500],
    ['0.75L', 750],
    ['2 litres', 2000],
    ['1 liter', 1000],
    ['1500 ml', 1500],
    ['1,500 ml', 1500],
    ['330 millilitres', 330],
    ['33 cl', 330],
    ['5 dl', 500],
    ['6 glasses', 1500],
    ['1 glass', 250],
    ['2 Cups', 500],
    ['64 oz', 1893],
    ['8 fl. oz.', 237],
    ['8 fluid ounces', 237],
    ['  2 L  ', 2000],
    ['0', 0],
  ])('[PROG-03] [DAY-06] %j is %d ml', (words, ml) => {
    expect(waterMl(words)).toBe(ml);
    expect(waterQuestion(words)).toBeNull();
  });

  test.each([
    ['6 Gläser', 1500],
    ['2 Tassen', 500],
    ['1,5 Liter', 1500],
    ['3 verres', 750],
    ['٦ glasses', 1500],
    ['١٫٥ L', 1500],
    ['۲ L', 2000],
    ['२ L', 2000],
    ['２．５ Ｌ', 2500],
  ])('[DAY-06] %j, in one’s own language and digits, is %d ml', (words, ml) => {
    expect(waterMl(words)).toBe(ml);
  });

  test('[DAY-06] a bare number too large for anything else is millilitres', () => {
    expect(waterMl('1500')).toBe(1500);
    expect(waterMl('250')).toBe(250);
    expect(waterMl('1.500')).toBe(1500);
  });

  test.each([
    ['6', ['6 glasses', '6 litres']],
    ['1', ['1 glass', '1 litre']],
    [' 1,5 ', ['1,5 glasses', '1,5 litres']],
    ['٦', ['٦ glasses', '٦ litres']],
    ['６', ['６ glasses', '６ litres']],
    ['12', ['12 glasses', '12 ounces']],
    ['64', ['64 ounces', '64 millilitres']],
  ])('[DAY-06] %j alone is asked about, and never guessed', (words, readings) => {
    expect(waterMl(words)).toBeNull();
    expect(waterQuestion(words)).toEqual({ about: 'unit', readings });
  });

  test('[DAY-06] for every bare number: it is clear, or both answers are', () => {
    for (let amount = 0; amount <= 9999; amount += 1) {
      const question = waterQuestion(String(amount));
      if (question?.about !== 'unit') {
        expect(waterMl(String(amount))).toBe(amount);
        continue;
      }
      const [one, other] = question.readings.map(waterMl);
      expect(one).toBeGreaterThan(0);
      expect(other).toBeGreaterThan(0);
      expect(one).not.toBe(other);
    }
  });

  test.each([
    ['12 L', '12 L'],
    ['50 glasses', '12.5 L'],
    ['15000', '15 L'],
  ])('[DAY-06] %j is more than anybody drinks, and asked about', (words, litres) => {
    expect(waterQuestion(words)).toEqual({ about: 'amount', litres });
  });

  test('[DAY-06] ten litres are still taken as they are', () => {
    expect(waterQuestion('10 L')).toBeNull();
    expect(waterQuestion('10.001 L')?.about).toBe('amount');
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
    `6${' '.repeat(5000)}x`,
  ])('[PROG-03] %j says no number', (words) => {
    expect(waterMl(words)).toBeNull();
    expect(waterQuestion(words)).toBeNull();
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
