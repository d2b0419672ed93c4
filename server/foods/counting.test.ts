import { expect, it, test } from 'vitest';
import { countFoods } from './counting.ts';

const nobody = { ownKeys: new Set<string>(), book: new Map(), meaningsOf: async () => new Map() };
const mealOf = async (cell: string) => {
  const { days } = await countFoods(nobody, { days: [[cell]] });
  return days[0]?.meals[0] ?? { foods: [], notRead: [] };
};
/** Each food as 'its key and grams'; a star for an assumption. */
const counted = async (cell: string) =>
  (await mealOf(cell)).foods
    .map(({ food, grams, isUsual }) => `${food?.id.slice(4)} ${grams}${isUsual ? '*' : ''}`)
    .join(', ');

test.each([
  // A weight behind several foods is that of the dish, and never that of a spice.
  [
    'Curry with chicken and rice (300 g)',
    'curry-powder 1*, chicken-breast-cooked 120*, white-rice-cooked 300',
  ],
  [
    'Lentil curry with chicken and rice (300 g)',
    'dal 300, chicken-breast-cooked 120*, white-rice-cooked 180*',
  ],
  // Only dishes that are weighed dry are taken as dry.
  ['100 g pasta salad, 80 g rice pudding', 'pasta-salad 100, rice-pudding 80'],
  ['80 g risotto, 120 g risotto', 'risotto 250*, risotto 120'],
  ['60 g porridge', 'porridge 300*'],
  // Only on bread is poultry cold cuts.
  ['Bread with chicken breast', 'white-bread 50*, chicken-slices 30*'],
  ['Chicken broth with chicken breast', 'stock 10*, chicken-breast-cooked 120*'],
  ['Paneer with chicken breast', 'paneer 80*, chicken-breast-cooked 120*'],
  ['Pancakes with chicken breast', 'pancake 45*, chicken-breast-cooked 120*'],
  ['wrap with turkey breast', 'wheat-tortilla 60*, turkey-breast-cooked 120*'],
  // In every language a hot drink has a splash of milk.
  ['Tea with milk', 'tea 200*, whole-milk 20*'],
  ['Thé avec du lait', 'tea 200*, whole-milk 20*'],
  ['Schwarztee mit Milch', 'tea 200*, whole-milk 20*'],
  // The second food of a name counts too.
  ['prawn and avocado salad', 'prawn 100*, mixed-salad-leaves 80*, avocado 60*'],
  ['2 meatballs in tomato sauce', 'meatball 60, tomato-sauce 80*'],
  ['Sopa de lentejas (60 g de lentejas)', 'lentils 60'],
])('[FOOD-01] “%s” is %s', async (cell, foods) => {
  expect(await counted(cell)).toBe(foods);
});

it('[FOOD-02] what a dish is made of is named if it is not counted', async () => {
  expect((await mealOf('Tortilla de calabacín con 2 huevos')).notRead).toEqual(['calabacín']);
  expect((await mealOf('Tortilla de huevos con 2 huevos')).notRead).toEqual([]);
});
