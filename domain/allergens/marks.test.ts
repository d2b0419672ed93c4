import { describe, expect, test } from 'vitest';
import { ALL, allergensIn, NOBODY } from '#test/factories/eaters.ts';
import { allergensToOffer, avoidedBy } from './avoided.ts';
import { listed } from './lexicon.ts';
import { marksIn } from './marks.ts';
import type { Mark } from './ways.ts';
import { LANGUAGES } from './words/languages.ts';

const words = (text: string, marks: readonly Mark[]) =>
  marks.map(({ from, to, how }) => `${text.slice(from, to)}: ${how}`);

describe('marks in a meal', () => {
  test.each([
    ['Walnut salad', ['nuts']],
    ['Chicken satay with rice', ['peanuts']],
    ['Spinach pesto', ['milk', 'nuts']],
    ['Seitan with couscous and bulgur', ['gluten']],
    ['Dal with ghee', ['milk']],
    ['Worcestershire sauce', ['fish']],
    ['Surimi', ['fish']],
    ['Walnussbrot', ['gluten', 'nuts']],
    ['Haselnussmus', ['nuts']],
    ['Salade d’amandes, l’œuf dur', ['eggs', 'nuts']],
    ['سلطة بالجوز والطحينة', ['nuts', 'sesame']],
    ['मूंगफली की चटनी', ['peanuts']],
    ['Moongfali chutney', ['peanuts']],
    ['Wallnuts and peanits', ['nuts', 'peanuts']],
  ] as const)('[RAIL-02] %s is marked', (text, allergens) => {
    expect(allergensIn(text).toSorted()).toEqual(allergens);
  });

  test.each([
    ['Pizza', ['gluten', 'milk']],
    ['Thai green curry', ['crustaceans', 'fish']],
    ['Tuna melt, Greek salad', ['fish', 'gluten', 'milk']],
    ['Beef Wellington, chicken nuggets', ['eggs', 'gluten']],
    ['Everything bagel', ['gluten', 'sesame']],
    ['Cookies', ['eggs', 'gluten', 'milk']],
    // A longer phrase names no less than its single words.
    ["Egg pasta, pasta all'uovo", ['eggs', 'gluten']],
    ['Egg custard', ['eggs', 'milk']],
    ['Prawn toast', ['crustaceans', 'gluten']],
    ['Ensalada Waldorf', ['celery', 'eggs', 'mustard', 'nuts']],
    ['Cheeseburger', ['gluten', 'milk']],
    ['Quesadilla', ['gluten', 'milk']],
    ['Potato gratin', ['milk']],
    ['Eggnog', ['eggs', 'milk']],
    ['Käsespätzle', ['eggs', 'gluten', 'milk']],
    ['Maultaschen', ['eggs', 'gluten']],
    ['Tortellini', ['eggs', 'gluten']],
    ['Fattoush', ['gluten']],
    ['Kibbeh', ['gluten']],
    ['Tonkatsu', ['eggs', 'gluten']],
    ['Katsu curry', ['eggs', 'gluten']],
    ['PB&J', ['gluten', 'peanuts']],
    ['Pad see ew', ['eggs', 'gluten', 'soy']],
    ['Nasi goreng', ['crustaceans', 'eggs', 'soy']],
    ['Laksa', ['crustaceans', 'fish']],
    ['Dukkah', ['nuts', 'sesame']],
    ['Mozartkugel', ['nuts']],
    ['Mixed nuts', ['nuts', 'peanuts']],
    ['Pine nuts', ['nuts']],
    ['Pinienkerne', ['nuts']],
    ['Pignons de pin', ['nuts']],
    ['Piñones', ['nuts']],
    ['Dairy-free pizza', ['gluten']],
    ['Vegan pizza', ['gluten']],
  ] as const)('[RAIL-02] everyday %s is marked', (text, allergens) => {
    expect(allergensIn(text).toSorted()).toEqual(allergens);
  });

  test.each([
    'Coconut, nutmeg, water chestnuts, butternut squash',
    'Eggplant with oyster mushrooms and buckwheat',
    'Cocoa butter, shea butter, cream of tartar, coconut cream, buttercup squash',
    'Pan-fried chicken',
    'Salad without nuts',
    'Fruit, no peanuts',
    'Gluten-free bread',
    'Glutenfreies Brot',
    'Salat ohne Nüsse',
    'Pan sin gluten',
    'Pain sans gluten',
    'Dairy free yogurt',
    'मूंगफली के बिना पोहा',
    'سلطة بدون مكسرات',
  ])('[RAIL-02] %s is not', (text) => {
    expect(allergensIn(text)).toEqual([]);
  });

  test.each([
    ['Oat milk', ['gluten']],
    ['Almond milk', ['nuts']],
    ['Soy milk', ['soy']],
    ['Lait de coco et lait d’amande', ['nuts']],
    ['Mandelmilch', ['nuts']],
    ['Peanut butter', ['peanuts']],
    ['Oysters in oyster sauce', ['molluscs']],
    ['Lactose-free milk', ['milk']],
    ['Nut-free pesto', ['milk']],
    ['Walnuts, bread (gluten-free)', ['nuts']],
    ['Bread without walnuts', ['gluten']],
  ] as const)('[RAIL-02] %s is just what it is', (text, allergens) => {
    expect(allergensIn(text)).toEqual(allergens);
  });

  test('[RAIL-02] a mark says where it stands, and whether the word names the allergen or usually has it', () => {
    const text = 'Hot: satay with peanuts';
    expect(words(text, marksIn(text, { ...ALL, allergens: ['peanuts'] }))).toEqual([
      'satay: carries',
      'peanuts: names',
    ]);
  });

  test('[RAIL-02] what somebody does not avoid is not marked', () => {
    expect(marksIn('Peanuts', { ...ALL, allergens: ['milk'] })).toEqual([]);
    expect(marksIn('Peanuts', avoidedBy(NOBODY))).toEqual([]);
  });

  test('[RAIL-01] [RAIL-02] own words are looked for in all their forms; what is disliked is told apart', () => {
    const avoided = avoidedBy({
      ...NOBODY,
      dietaryRestrictions: 'Allergic to strawberries, no kiwi and pork. Vegetarian on Fridays',
      foodDislikes: 'Mushrooms; okra',
    });
    expect(avoided.ownWords).toEqual(['strawberries', 'kiwi', 'pork']);
    const text = 'Strawberry and kiwis, mushroom soup, Porkpie without okra';
    expect(words(text, marksIn(text, avoided))).toEqual([
      'Strawberry: own',
      'kiwis: own',
      'mushroom: disliked',
    ]);
  });

  test('[RAIL-01] what a customer wrote in their own words is offered as an allergen; a whole one counts at once', () => {
    const profile = {
      ...NOBODY,
      allergens: ['eggs'] as const,
      dietaryRestrictions: 'Peanuts, walnuts and eggs',
      medicalConditions: 'Lactose intolerance. Takes fish oil for the heart.',
    };
    expect(allergensToOffer(profile)).toEqual([
      { allergen: 'peanuts', word: 'Peanuts' },
      { allergen: 'milk', word: 'Lactose' },
      { allergen: 'nuts', word: 'walnuts' },
    ]);
    expect(avoidedBy(profile).allergens).toEqual(['eggs', 'peanuts', 'milk']);
    expect(marksIn('Satay', avoidedBy(profile))).toHaveLength(1);
    expect(avoidedBy({ ...NOBODY, dietaryRestrictions: 'None' }).ownWords).toEqual([]);
  });

  test('[RAIL-02] a cell of any text is read, however it is made', () => {
    for (const text of [
      'nuss'.repeat(124),
      '😀'.repeat(100),
      "'".repeat(400),
      '\u0640\u0650 -',
      'ال',
    ])
      expect(() => marksIn(text, ALL)).not.toThrow();
  });

  test('[RAIL-02] the lists are as long as they are said to be', () => {
    const sizes = Object.entries(LANGUAGES).map(([language, { names, carriers }]) => {
      const all = [...Object.values(names), ...Object.values(carriers)].flatMap(listed);
      return { language, enough: new Set(all).size >= (language === 'english' ? 400 : 150) };
    });
    expect(sizes.filter(({ enough }) => !enough)).toEqual([]);
  });
});
