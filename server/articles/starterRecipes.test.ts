import { describe, expect, it } from 'vitest';
import { articleInputSchema } from '#domain/articles/articleSchema.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { countFoods } from '../foods/counting.ts';
import { readRecipes, type Starter } from './starters.ts';

const nobody = { ownKeys: new Set<string>(), book: new Map(), meaningsOf: async () => new Map() };
const english = readRecipes('en');

/** Each recipe as a plan counts it, its ingredients as meals of a day. */
const counted = async (of: Language) => {
  const days = readRecipes(of).map(({ ingredients = [] }) => [...ingredients]);
  return (await countFoods(nobody, { days, nutrients: 'all' })).days;
};
/** The grams are not the same: a tablespoon of oil weighs 14 g in English plans and 10 g in French ones. */
const foodsOf = async (of: Language) =>
  (await counted(of)).map(({ meals }) =>
    meals.map(({ foods }) => foods.map(({ food }) => food?.id)),
  );

describe('The recipes that come with the product', () => {
  it('[LIB-03] there are thirty, counted nearly whole, of 100 to 900 kcal a portion', async () => {
    expect(english).toHaveLength(30);
    for (const [at, { totals, meals }] of (await counted('en')).entries()) {
      const { starter, servings = 0 } = english[at] ?? {};
      const known = meals.filter(({ foods }) => foods.every(({ why }) => why === null));
      const energy = (totals.nutrients.energy?.value ?? 0) / servings;
      const isGood = known.length >= 0.9 * meals.length && energy > 100 && energy < 900;
      expect([starter, isGood]).toEqual([starter, true]);
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    '[LIB-03] they are the same thirty in %s, with the same amounts of the same foods',
    async (of) => {
      const recipes = readRecipes(of);
      const shapeOf = ({ starter, servings, ingredients, markdown }: Starter) => ({
        starter,
        servings,
        amounts: ingredients?.map((line) => line.match(/[\d½]+/g)),
        steps: markdown.split('\n').length,
      });
      expect(recipes.map(shapeOf)).toEqual(english.map(shapeOf));
      expect(await foodsOf(of)).toEqual(await foodsOf('en'));
      expect(new Set(recipes.map(({ title }) => title)).size).toBe(30);
      for (const { starter: _, ...written } of recipes)
        articleInputSchema.parse({ ...written, status: 'published' });
    },
  );
});
