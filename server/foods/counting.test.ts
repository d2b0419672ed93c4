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
  ['wrap with turkey breast', 'wheat-tortilla 55*, turkey-breast-cooked 120*'],
  // What is weighed raw is weighed dry, and two slices are cold cuts whatever they weigh.
  ['Curry de lentilles corail (70 g crues)', 'dry-lentils 70'],
  ['Ensalada de quinoa (60 g cruda): garbanzos cocidos 100 g', 'quinoa-dry 60, chickpeas 100'],
  ['2 lonchas de pavo (40 g)', 'turkey-slices 40'],
  ['180 g gek. Reis', 'white-rice-cooked 180'],
  // In France so little is weighed before it is cooked.
  ['60 g de riz, 150 g de riz', 'white-rice-dry 60, white-rice-cooked 150'],
  ['1 pepper, pepper', 'red-pepper 150, pepper 1*'],
  // In a sandwich are slices, and on a plate is more.
  ['Sandwich: 2 slices bread, lettuce, tomato', 'white-bread 60, lettuce 15*, tomato 40*'],
  ['Bread, lettuce, tomato', 'white-bread 50*, lettuce 80*, tomato 100*'],
  ['2 EL Haferfl., Brot, Quark', 'oats 16, wholemeal-bread 50*, low-fat-quark 150*'],
  // In a sauce it is what it was, and 'milk & 1' no milk of 1 % fat.
  [
    '200 g Hähnchen in Paprikasauce, Brot, Quark',
    'chicken-breast-raw 200, wholemeal-bread 50*, low-fat-quark 150*',
  ],
  ['200 ml skimmed milk & 1 chopped banana', 'skimmed-milk 206, banana 115'],
  ['1 Apfel reiben', 'apple 160'],
  // In every language a hot drink has a splash of milk.
  ['Tea with milk', 'tea 200*, whole-milk 20*'],
  ['Thé avec du lait', 'tea 200*, whole-milk 20*'],
  ['Schwarztee mit Milch', 'tea 200*, whole-milk 20*'],
  // Nobody eats so much of what is in a dish by the spoon.
  ['Chicken curry, little oil (250 g)', 'chicken-curry 250, olive-oil 10*'],
  ['Nudeln mit Butter (200 g)', 'pasta-dry 200, butter 10*'],
  ['2 Weetabix (150 ml milk)', 'weetabix 38, whole-milk 154.5'],
  ['1 Scheibe Käse (30 g Gouda)', 'gouda 30'],
  ['1 tbsp jelly, 1 pot jelly', 'jam 20, jelly 125'],
  // The second food of a name counts too.
  ['prawn and avocado salad', 'prawn 100*, mixed-salad-leaves 80*, avocado 60*'],
  ['2 meatballs in tomato sauce', 'meatball 60, tomato-sauce 80*'],
  ['Sopa de lentejas (60 g de lentejas)', 'lentils 60'],
  ['Green smoothie with beetroot', 'smoothie 250*, beetroot 60*'],
  ['Queso fresco batido con fresas', 'low-fat-quark 150*, strawberries 75*'],
  ['Protein shake with banana', 'whey-protein 30*, banana 100*'],
])('[FOOD-01] “%s” is %s', async (cell, foods) => {
  expect(await counted(cell)).toBe(foods);
});

it('[FOOD-02] what a dish is made of is named if it is not counted', async () => {
  expect((await mealOf('Tortilla de calabacín con 2 huevos')).notRead).toEqual(['calabacín']);
  expect((await mealOf('Tortilla de huevos con 2 huevos')).notRead).toEqual([]);
  expect((await mealOf('Cheese omelette with 2 eggs')).notRead).toEqual(['Cheese']);
  const cell = 'Garbanzos con espinacas (200 g de garbanzos cocidos)';
  expect((await mealOf(cell)).notRead).toEqual(['espinacas']);
});

test.each([
  ['Bocadillo de 60 g de pan integral con tomate', 'wholemeal-bread 60, tomato 40*'],
  ['Bocadillo de jamón con tomate', 'ham-sandwich 180*'],
  // What weighs the whole is not the sauce's.
  ['Betteraves vinaigrette 100 g', 'beetroot 100, vinaigrette 15*'],
  ['Patate al burro 150 g, pane', 'potatoes 150, butter 10*, white-bread 50*'],
  // As it is weighed: raw, drained, half a tin, with so much fat.
  ['Lentejas estofadas con verduras (70 g en crudo)', 'dry-lentils 70, mixed-vegetables 175*'],
  ['Insalata di farro (80 g a crudo), pane', 'spelt-dry 80, white-bread 50*'],
  ['1 Dose Thunfisch (150 g Abtropfgewicht)', 'tinned-tuna 150'],
  ['half a 400g tin of chickpeas', 'chickpeas 200'],
  ['200 ml Milch (1,5 % Fett)', 'semi-skimmed-milk 206'],
  ['2 Scheiben Roggenbrot mit je 1 TL Butter', 'rye-bread 100, butter 10'],
  ['1 bol de chocolat chaud (200 ml de lait, 10 g de cacao)', 'whole-milk 206, cocoa-powder 10'],
  // In soups and on salads is less.
  ['Vegetable soup with rice', 'vegetable-soup 300*, white-rice-cooked 100*'],
  [
    'Salad with tuna, mozzarella, 1 slice bread',
    'mixed-salad-leaves 80*, tinned-tuna 60*, mozzarella 50*, white-bread 30',
  ],
  ['Crema de calabacín y puerro, pan', 'broccoli-soup 250*, white-bread 50*'],
  ['Lentejas con arroz (60 g de lentejas, 20 g de arroz)', 'lentils 60, white-rice-dry 20'],
  [
    'Lachs (150 g) gebraten in 1 EL Rapsöl, Kartoffeln',
    'salmon-raw 150, rapeseed-oil 10, potatoes 200*',
  ],
  ['1 helado de vainilla (2 bolas), 1 manzana', 'ice-cream 100, apple 160'],
  ['Tortilla francesa (1 huevo), pan', 'egg 55, white-bread 50*'],
  ['1 Paar Wiener, 1 Brötchen', 'frankfurter 100, bread-roll 50'],
  // What is beside a sandwich or after a salad is not on it.
  ['Sandwich and a pear', 'ham-sandwich 180*, pear 170'],
  ['Bocadillo y naranja', 'ham-sandwich 180*, orange 150*'],
  ['Toastie and yoghurt', 'toasted-sandwich 150*, plain-yoghurt 125*'],
  ['Sandwich and cheese', 'white-bread 50*, cheddar 30*'],
  ['Salad with salmon, pear', 'mixed-salad-leaves 80*, salmon-cooked 140*, pear 150*'],
  [
    'Salad with ham, roll, orange',
    'mixed-salad-leaves 80*, cooked-ham 30*, bread-roll 50*, orange 150*',
  ],
  ['Salad with ham, milk', 'mixed-salad-leaves 80*, cooked-ham 30*, whole-milk 200*'],
  // A soup of several vegetables is at least that of the first.
  ['Zuppa di orzo e lenticchie', 'minestrone 300*'],
  ['Soupe de poireaux et haricots 250 ml', 'leek-and-potato-soup 255'],
  // 'Raw' does not make a dish its first word, unless that is weighed dry.
  ['raw milk butter', 'undefined null'],
  ['Raw hazelnut bar', 'undefined null'],
  ['Espaguetis a la boloñesa (70 g en crudo)', 'pasta-dry 70'],
])('[FOOD-01] “%s” is %s, which is read as it is meant', async (cell, foods) => {
  expect(await counted(cell)).toBe(foods);
});

it('[FOOD-01] a usual portion is that of the guides where a language is spoken', async () => {
  expect(await counted('Brot mit Käse, Lachs, Reis')).toBe(
    'wholemeal-bread 50*, gouda 30*, salmon-raw 120*, white-rice-dry 60*',
  );
  expect(await counted('Pane con formaggio, salmone, riso')).toBe(
    'white-bread 50*, gouda 30*, salmon-raw 150*, white-rice-dry 80*',
  );
});
