import { describe, expect, test } from 'vitest';
import { allergensIn, markedFor } from '#test/factories/eaters.ts';

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
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    ['Milk / vegan', 'milk'],
    ['Milk (or vegan)', 'milk'],
    ['Greek yogurt\nvegan or gluten free', 'milk'],
    ['Fish curry\nVegan', 'fish'],
    ['Fish curry. Vegan', 'fish'],
  ] as const)('[RAIL-02] another dish: %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    ['Bread (not gluten free)', 'gluten'],
    ['not gluten-free bread', 'gluten'],
    ['Not gluten or dairy free bread', 'gluten'],
    ['Kuchen nicht glutenfrei', 'gluten'],
    ['not vegan cheese', 'milk'],
    ['non-vegan cheese', 'milk'],
    ['It isn’t vegan cheese', 'milk'],
    ['Fromage pas végan', 'milk'],
  ] as const)('[RAIL-02] a claim that is denied: %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    ['wheat-free rye bread', 'gluten'],
    ['wheat free oat bread', 'gluten'],
    ['nuts less salt', 'nuts'],
    ['milk less sugar', 'milk'],
    ['why not yogurt', 'milk'],
    ['coconut Greek yogurt', 'milk'],
    ['दूध के बिना पनीर', 'milk'],
    ['दूध बिना पनीर', 'milk'],
  ] as const)('[RAIL-02] what is no claim of it: %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    ['egg noodles', ['eggs', 'gluten']],
    ['Quorn pieces', ['eggs']],
    ['torrijas', ['eggs', 'gluten', 'milk']],
    ['Krebstiere', ['crustaceans']],
    ['Krustentiere', ['crustaceans']],
  ] as const)('[RAIL-02] all that is said of a phrase counts: %s', (text, allergens) => {
    expect(allergensIn(text).toSorted()).toEqual(allergens);
  });

  test.each([
    ['Cheese-free pizza', 'milk', 'gluten'],
    ['Pizza ohne Mozzarella', 'milk', 'gluten'],
    ['Paella sans crevettes', 'crustaceans', 'molluscs'],
    ['Пицца без сыра', 'milk', 'gluten'],
    ['Peynirsiz pizza', 'milk', 'gluten'],
  ] as const)(
    '[RAIL-03] %s has no %s, as a food that is its only source is left out',
    (text, absent, present) => {
      expect(allergensIn(text)).not.toContain(absent);
      expect(allergensIn(text)).toContain(present);
    },
  );

  test.each([
    ['Aveia no leite', 'milk'],
    ['Atum no pão integral', 'gluten'],
  ] as const)('[RAIL-02] in Portuguese, “no” in %s leaves out no %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    ['Lasagne ohne Käse', 'milk'],
    ['Лазанья без сыра', 'milk'],
    ['Carbonara without cheese', 'eggs'],
    ['Pizza ohne Speck', 'milk'],
  ] as const)('[RAIL-02] %s has another source of %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test.each([
    'no milk or cream',
    'Coconut ice cream',
    'No added sugar vegan yogurt',
    'ग्लूटेन के बिना रोटी',
    'Pizza (dairy-free, gluten-free)',
    'Макароны безглютеновые',
    'Makaron bezglutenowy',
    'Glutensiz makarna',
  ])('[RAIL-02] %s is not marked', (text) => {
    expect(allergensIn(text)).toEqual([]);
  });
});

describe('what stands for a food that a dish has from elsewhere', () => {
  test.each([
    ['Latte with soy milk', 'milk'],
    ['Grießbrei mit Hafermilch', 'milk'],
    ['Gelato alla soia', 'milk'],
    ['豆浆拿铁', 'milk'],
    ['Pizza with vegan cheese', 'milk'],
    ['Ensalada griega sin queso', 'milk'],
    ['Burger in a gluten-free bun', 'gluten'],
    ['Sandwich on gluten-free bread', 'gluten'],
    ['Mercimekli köfte (bulgursuz)', 'gluten'],
    ['Coleslaw made with egg-free mayo', 'eggs'],
    ['Pancakes with flax egg', 'eggs'],
  ] as const)('[RAIL-02] %s has no %s', (text, allergen) => {
    expect(allergensIn(text)).not.toContain(allergen);
  });

  test.each([
    ['Latte and gluten-free bread', 'milk'],
    ['Cappuccino and rice with coconut milk', 'milk'],
    ['Hot chocolate without cream', 'milk'],
    ['Yogurt alla mandorla', 'milk'],
    ['Burger with bread', 'gluten'],
    ['Pancakes with egg', 'eggs'],
  ] as const)('[RAIL-02] %s has %s', (text, allergen) => {
    expect(allergensIn(text)).toContain(allergen);
  });

  test('[RAIL-02] agar stands for gelatine', () => {
    const vegetarian = { dietaryPreferences: ['vegetarian'] };
    expect(markedFor(vegetarian, 'Galaretka na agarze; Panna cotta')).toBe('Panna cotta');
  });
});
