import { describe, expect, it } from 'vitest';
import { searchedWords } from '../search.ts';
import { isAhead, visitWords } from './record.ts';

describe('[VISIT-01] what a visit is looked for by', () => {
  it('is its words and the next step, whatever their case and accents', () => {
    const visit = {
      text: 'Crème fraîche: less.\nSleeps badly',
      nextStep: 'Ask about IRON',
      sections: null,
    };
    expect(visitWords(visit)).toBe('creme fraiche less sleeps badly ask about iron');
  });

  it('searches for each word once, and for no signs that a database would read as a pattern', () => {
    expect(searchedWords(' Iron  iron 100% _')).toEqual(['iron', '100']);
    expect(searchedWords('%_%')).toEqual([]);
    expect(searchedWords('a b c d e f g h i j k l')).toHaveLength(10);
  });
});

it('[VISIT-01] a visit of today does not lie ahead', () => {
  expect(isAhead({ date: '2026-11-25' }, '2026-11-25')).toBe(false);
  expect(isAhead({ date: '2026-11-26' }, '2026-11-25')).toBe(true);
});
