import { describe, expect, test } from 'vitest';
import { ALLERGENS, type Allergen } from './allergens.ts';
import { marksIn } from './marks.ts';

const found = (text: string): Allergen[] => [
  ...new Set(
    marksIn(text, { allergens: ALLERGENS, ownWords: [], disliked: [] }).flatMap((mark) =>
      'allergen' in mark ? [mark.allergen] : [],
    ),
  ),
];

describe('what a claim does not clear', () => {
  test.each([
    ['bread or gluten-free wrap', 'gluten'],
    ['whole wheat toast or gluten free toast', 'gluten'],
    ['cheese sandwich or vegan wrap', 'milk'],
    ['milk or dairy-free yogurt', 'milk'],
    ['nut-free or almond granola', 'nuts'],
    ['Käse oder veganer Aufstrich', 'milk'],
    ['Brot oder glutenfreies Brot', 'gluten'],
    ['pain sans gluten ou pain complet', 'gluten'],
    ['pan sin gluten o pan integral', 'gluten'],
    ['pane senza glutine o pane integrale', 'gluten'],
  ] as const)('[RAIL-02] the other alternative: %s', (text, allergen) => {
    expect(found(text)).toContain(allergen);
  });

  test.each([
    ['Milk / vegan', 'milk'],
    ['Milk (or vegan)', 'milk'],
    ['Greek yogurt\nvegan or gluten free', 'milk'],
    ['Fish curry\nVegan', 'fish'],
    ['Fish curry. Vegan', 'fish'],
  ] as const)('[RAIL-02] another dish: %s', (text, allergen) => {
    expect(found(text)).toContain(allergen);
  });

  test.each(['no milk or cream', 'Pizza (dairy-free, gluten-free)'])(
    '[RAIL-02] %s is not marked',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
