import { expect, it, test } from 'vitest';
import { contradiction, totalsOf, weigh, withEnergy } from './count.ts';

const of = (
  low: number,
  unit: 'g' | 'ml' | '' | 'piece' | 'slice' | 'jar' | 'serving',
  high = low,
) => ({
  low,
  high,
  unit,
});

test.each([
  [of(200, 'g'), {}, 200],
  [of(2, 'slice'), { slice: 35 }, 70],
  [of(2, 'slice', 3), { slice: 30 }, 75],
  [of(200, 'ml'), { ml: 1.03 }, 206],
  [of(1, ''), { serving: 250 }, 250],
  [of(1, 'jar'), { pot: 150 }, 150],
  [of(1, 'serving'), { piece: 80 }, 80],
  [of(1, ''), { whole: 350, piece: 110 }, 350],
  [of(1, 'piece'), { whole: 350, piece: 110 }, 110],
  [of(250, 'g'), { serving: 240, dry: 80 }, 250],
])('[FOOD-01] %o of a food with %o are %d g', (amount, portions, grams) => {
  expect(weigh(amount, portions)).toEqual({ grams, isUsual: false });
});

it('[FOOD-02] a dish that is weighed dry is an assumption', () => {
  expect(weigh(of(70, 'g'), { serving: 240, dry: 80 })).toEqual({ grams: 210, isUsual: true });
});

it('[FOOD-02] without an amount a usual portion counts and says so; nothing is made up', () => {
  expect(weigh(null, { serving: 150, piece: 100 })).toEqual({ grams: 150, isUsual: true });
  const berries = { serving: 125, side: 60 };
  expect(weigh(null, berries)).toEqual({ grams: 125, isUsual: true });
  expect(weigh(null, berries, { beside: 'food' })).toEqual({ grams: 60, isUsual: true });
  const milk = { glass: 200, side: 150, dash: 20 };
  expect(weigh(null, milk, { beside: 'drink' })).toEqual({ grams: 20, isUsual: true });
  expect(weigh(null, {})).toEqual({ grams: null, why: 'amount' });
  expect(weigh(of(1, 'slice'), { ml: 0.92 })).toEqual({ grams: null, why: 'measure' });
  // 'An oil' is neither a glass nor a cup of it.
  const oil = { ml: 0.92, tbsp: 14, cup: 216 };
  expect(weigh(of(1, ''), oil)).toEqual({ grams: null, why: 'measure' });
  expect(weigh(of(1e9, 'g'), {})).toEqual({ grams: null, why: 'tooMuch' });
});

it('[FOOD-02] a total says how many foods it counts; a missing value is no zero', () => {
  const totals = totalsOf([
    { grams: 200, of100: { energy: 100, protein: 3, iron: 0 } },
    { grams: 50, of100: { energy: 400 } },
    { grams: null, of100: { energy: 400 } },
    { grams: 50, of100: null },
  ]);
  expect(totals).toEqual({
    foods: 4,
    counted: 2,
    nutrients: {
      energy: { value: 400, of: 2 },
      protein: { value: 6, of: 1 },
      iron: { value: 0, of: 1 },
    },
  });
  expect(totalsOf([])).toEqual({ foods: 0, counted: 0, nutrients: {} });
});

it('[FOOD-01] energy that a food lacks follows from the rest, or stays unknown', () => {
  expect(withEnergy({ protein: 10, carbohydrate: 10, fat: 0 }).energy).toBe(80);
  expect('energy' in withEnergy({ protein: 10 })).toBe(false);
});

it('[FOOD-02] values of a food that contradict each other are refused with a sentence', () => {
  expect(contradiction({ protein: 60, carbohydrate: 60 })).toMatch('more than 100 g');
  expect(contradiction({ energy: 950 })).toMatch('900');
  expect(contradiction({ energy: 50, protein: 20, carbohydrate: 50, fat: 10 })).toMatch(
    '370 kcal, not 50',
  );
  expect(contradiction({ energy: 370, protein: 20, carbohydrate: 50, fat: 10 })).toBeNull();
  expect(contradiction({})).toBeNull();
});
