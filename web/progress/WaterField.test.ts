import { describe, expect, test } from 'vitest';
import { glassesOf, glassWords, stepWater } from './WaterField.tsx';

describe('water by the glass', () => {
  test('[PROG-03] steps by a glass from what the words say', () => {
    expect(stepWater('', 1)).toBe('0.25 L');
    expect(stepWater('1.5 L', 1)).toBe('1.75 L');
    expect(stepWater('6 glasses', 1)).toBe('1.75 L');
    expect(stepWater('330 ml', -1)).toBe('0.08 L');
    expect(stepWater('0.25 L', -1)).toBe('');
    expect(stepWater('', -1)).toBe('');
  });

  test('[PROG-03] leaves words alone that say no amount', () => {
    expect(stepWater('plenty', 1)).toBeNull();
    expect(stepWater('two bottles', -1)).toBeNull();
  });

  test('[PROG-03] draws what was drunk', () => {
    expect(glassesOf(0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(glassesOf(625)).toEqual([1, 1, 0.5, 0, 0, 0, 0, 0]);
    expect(glassesOf(2500)).toHaveLength(10);
    expect(glassesOf(20_000)).toHaveLength(16);
  });

  test('[PROG-03] and says it', () => {
    expect(glassWords(0)).toBe('0 glasses of 250 ml');
    expect(glassWords(250)).toBe('1 glass of 250 ml');
    expect(glassWords(1500)).toBe('6 glasses of 250 ml');
    expect(glassWords(1375)).toBe('5½ glasses of 250 ml');
    expect(glassWords(125)).toBe('½ glass of 250 ml');
  });
});
