import { describe, expect, test } from 'vitest';
import { FOODS, groupOf } from '../foods/foods.ts';
import { recipeBook } from '../foods/recipes.ts';
import { amountWords } from './food.ts';
import { type ShoppingDay, shoppingList } from './shoppingList.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const day = (date: string, ...meals: string[]): ShoppingDay => ({
  date,
  meals,
  mealTimings: ['Breakfast', 'Lunch', 'Dinner'],
});
const linesOf = (...meals: string[]) =>
  shoppingList([day(MONDAY, ...meals)]).flatMap(({ lines }) =>
    lines.map(({ name, amounts, isMore }) =>
      `${name} ${amountWords(amounts)}${isMore ? ' and more' : ''}`.trim(),
    ),
  );

test('[REUSE-03] [WEEK-02] of alternatives all is listed, each with a word that it may not be needed', () => {
  const remarked = (...meals: string[]) =>
    shoppingList([day(MONDAY, ...meals)]).flatMap(({ lines }) =>
      lines.map(({ name, remarks }) => [name, remarks.join(', ')]),
    );
  expect(remarked('Oats with milk\nor Omelette with milk')).toEqual([
    ['Oats', 'if you pick it'],
    ['Milk', ''],
    ['Omelette', 'if you pick it'],
  ]);
  // Another meal needs it without a choice.
  expect(remarked('Oats\nor\nToast', 'Oats')).toEqual([
    ['Oats', ''],
    ['Toast', 'if you pick it'],
  ]);
  expect(linesOf('200 ml milk\nor 200 ml milk with oats')).toContain('Milk 200 ml');
});

test('[REUSE-03] [WEEK-02] of alternatives that need one food it is bought for the one that needs most', () => {
  expect(linesOf('Oats, 200 ml milk\nTea, 100 ml milk\nor\nEggs')).toContain('Milk 300 ml');
  expect(linesOf('40 g oats\nor\n80 g oats\nor\n60 g oats')).toEqual(['Oats 80 g']);
  expect(linesOf('Oats\nor\n80 g oats')).toEqual(['Oats 80 g']);
  expect(linesOf('1 cup oats\nor\n80 g oats')).toEqual(['Oats 1 cup']);
});

describe('what has one name is one line', () => {
  test.each([
    [['1 egg', '2 Eggs'], ['Egg 3']],
    [['tomato', 'Tomatoes'], ['Tomato']],
    [['a handful of berries', '1 handful berry'], ['Berries 2 handfuls']],
    [['100 g Müsli', '50 g muesli, 50 g musli'], ['Müsli 200 g']],
    [['Plain yoghurt 100 g', '50 g plain yogurt'], ['Yoghurt 150 g']],
    [['1 uovo', '3 uova'], ['Uovo 4']],
    [['2 œufs', '1 oeuf'], ['Œufs 3']],
    [
      ['1 Feige', '3 Feigen', '2 Paranüsse, 1 Paranuss'],
      ['Feige 4', 'Paranüsse 3'],
    ],
    [['1 Dattel', '2 Datteln'], ['Dattel 3']],
    [['1 pêche', '2 pêches'], ['Pêche 3']],
    [['50 g chick peas', '100 g chickpeas'], ['Chick peas 150 g']],
    [['1 limón', '2 limones'], ['Limón 3']],
    [['1 tomate', '2 tomates'], ['Tomate 3']],
    [['1 mela', '2 mele'], ['Mela 3']],
    [['1 pão', '2 pães'], ['Pão 3']],
    [['1 रोटी', '2 रोटियाँ'], ['रोटी 3']],
    [['1 بيضة', '2 بيض'], ['بيضة 3']],
    [['500 g rice', '0.7 kg rice'], ['Rice 1.2 kg']],
    [['750 ml milk', '1/2 l milk'], ['Milk 1.25 l']],
    [['200 g paneer', '1 piece paneer'], ['Paneer 200 g + 1 piece']],
    [['2 bananas', '1 piece banana'], ['Bananas 3 pieces']],
    [['200 g carrots', 'carrots'], ['Carrots 200 g and more']],
    [['1-2 slices toast', '1 slice toast'], ['Toast 2–3 slices']],
    [['1/3 cup oats', '1/3 cup oats'], ['Oats ⅔ cup']],
    [['Grilled chicken', 'chicken (boiled)'], ['Chicken']],
    [['2 chapatis', 'chapati'], ['Chapatis 2 and more']],
    [['Reis', '50 g Reis'], ['Reis 50 g and more']],
    [['2 Eier', '1 Ei'], ['Eier 3']],
    [['1 ei', '2 eieren'], ['Ei 3']],
    [['1 jajko', '5 jajek'], ['Jajko 6']],
    [['1 gruszka', '2 gruszki'], ['Gruszka 3']],
    [['1 oliva', '2 olive'], ['Oliva 3']],
    [
      ['hummus', '2 tbsp hummus, asparagus'],
      ['Asparagus', 'Hummus 2 tbsp and more'],
    ],
  ])('[FOOD-06] [WEEK-02] %j become %j', (meals, lines) => {
    expect(linesOf(...meals)).toEqual(lines);
  });

  test('[WEEK-02] a line says for which meals it is, and how it is prepared', () => {
    const days = [
      day(MONDAY, '1 egg (boiled), 1 egg', 'Salad'),
      day(TUESDAY, '', 'water', '2 eggs (fried)'),
    ];
    const [egg] = shoppingList(days).find(({ group }) => group === 'dairy')?.lines ?? [];
    expect(egg).toEqual({
      key: 'egg',
      name: 'Egg',
      amounts: [{ unit: '', low: 4, high: 4 }],
      isMore: false,
      remarks: ['boiled', 'fried'],
      uses: [
        { date: MONDAY, timing: 'Breakfast' },
        { date: TUESDAY, timing: 'Dinner' },
      ],
    });
  });

  test('[WEEK-02] lines stand by shelf and then by name; days without meals give none', () => {
    const groups = shoppingList([day(MONDAY, 'Zucchini, apples, Surprise', 'carrots, milk')]);
    expect(groups.map(({ group, lines }) => [group, lines.map(({ name }) => name)])).toEqual([
      ['vegetables', ['Carrots', 'Zucchini']],
      ['fruit', ['Apples']],
      ['dairy', ['Milk']],
      ['other', ['Surprise']],
    ]);
    expect(shoppingList([day(MONDAY, '', 'Leftovers', '-')])).toEqual([]);
    expect(shoppingList([])).toEqual([]);
  });
});

test('[FOOD-04] [FOOD-06] a recipe is bought as its ingredients, for the portions of all its meals', () => {
  const soup = {
    id: 'soup',
    title: 'Lentil soup',
    servings: 4,
    ingredients: ['400 g red lentils, rinsed', '2 carrots'],
  };
  const days = [day(MONDAY, '2 portions lentil soup', '1 carrot'), day(TUESDAY, 'Lentil soup')];
  const lines = shoppingList(days, recipeBook([soup])).flatMap((group) => group.lines);
  expect(lines.map(({ name, amounts }) => `${name}: ${amountWords(amounts)}`)).toEqual([
    'Carrots: 2½',
    'Red lentils: 300 g',
  ]);
});

describe('the shelf of a food', () => {
  test.each([
    ['Cherry tomatoes', 'vegetables'],
    ['Mashed potatoes', 'vegetables'],
    ['Palak', 'vegetables'],
    ['Rote Bete', 'vegetables'],
    ['Äpfel', 'fruit'],
    ['Half avocado', 'fruit'],
    ['Wholemeal rye bread', 'grains'],
    ['Mac and cheese', 'grains'],
    ['Roti', 'grains'],
    ['रोटी', 'grains'],
    ['Vollkornbrot', 'grains'],
    ['Almond milk', 'dairy'],
    ['Coconut milk', 'dairy'],
    ['Egg whites', 'dairy'],
    ['Chicken breast', 'meat'],
    ['Tuna in olive oil', 'meat'],
    ['Hähnchenbrust', 'meat'],
    ['Moong dal', 'pulses'],
    ['Peanut butter', 'pulses'],
    ['Kichererbsen', 'pulses'],
    ['Apple juice', 'drinks'],
    ['Grüner Tee', 'drinks'],
    ['Coconut oil', 'spices'],
    ['Salt and pepper', 'spices'],
    ['Red pepper', 'vegetables'],
    ['Rice / quinoa', 'grains'],
    ['Pineapple', 'fruit'],
    ['Crabapple', 'other'],
    ['Teapot', 'other'],
    ['Something nice', 'other'],
    ['Chicken curry', 'dishes'],
    ['Curry powder', 'spices'],
    ['Tuna sandwich', 'dishes'],
    ['Linseneintopf', 'dishes'],
    ['Ratatouille', 'dishes'],
    ['Lentil soup with rye', 'dishes'],
    ['Œufs durs', 'dairy'],
    ['Pechuga de pollo', 'meat'],
    ['Fette biscottate', 'grains'],
    ['بيض', 'dairy'],
    ['Гречка', 'grains'],
    ['', 'other'],
  ])('[WEEK-02] of “%s” is %s', (name, group) => {
    expect(groupOf(name)).toBe(group);
  });

  test('[WEEK-02] no food of the list stands on two shelves', () => {
    const shelves = Object.entries(FOODS).flatMap(([group, names]) =>
      names.split(',').map((name) => [name.trim(), group, groupOf(name)]),
    );
    expect(shelves.length).toBeGreaterThan(600);
    expect(shelves.filter(([, group, found]) => group !== found)).toEqual([]);
  });
});
