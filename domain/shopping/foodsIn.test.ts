import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../test/withinTime.ts';
import { amountWords, foodsIn } from './food.ts';

/** Each food as 'amount | name | remark'. */
const read = (meal: string) =>
  foodsIn(meal).map(({ name, amount, remark }) =>
    [amount ? amountWords([amount]) : '', name, remark].join(' | ').replace(/^ \| | \| $/g, ''),
  );

describe('a meal is split into what is bought', () => {
  test.each([
    [
      'Porridge with plums and 2 tbsp oats; black coffee',
      ['Porridge', 'Plums', '2 tbsp | Oats', 'Black coffee'],
    ],
    ['1 bowl dal + 2 roti, salad', ['1 bowl | Dal', '2 | Roti', 'Salad']],
    [
      '200 g chicken breast (grilled), half an avocado',
      ['200 g | Chicken breast | grilled', '½ | Avocado'],
    ],
    ['2 Scheiben Roggenbrot, Quark', ['2 slices | Roggenbrot', 'Quark']],
    ['Quark mit Beeren und Honig', ['Quark', 'Beeren', 'Honig']],
    ['कटोरी दाल, 2 roti', ['1 katori | दाल', '2 | Roti']],
    ['२ रोटी और दाल', ['2 | रोटी', 'दाल']],
    ['½ cup rice / quinoa', ['½ cup | Rice / quinoa']],
    ['Oats\nMilk\r\n- an apple\n2) tea', ['Oats', 'Milk', '1 | Apple', 'Tea']],
    ['Baked trout, potatoes & beans', ['Trout | baked', 'Potatoes', 'Beans']],
    ['Breakfast: oats with milk. Black tea', ['Oats', 'Milk', 'Black tea']],
    ['Salad (tomato, cucumber and feta), rye bread', ['Tomato', 'Cucumber', 'Feta', 'Rye bread']],
    ['Salad (the large one), rye bread', ['Salad | the large one', 'Rye bread']],
    ['Soup (hot, with rice', ['Soup hot', 'Rice']],
    ['Porridge with 200 ml milk', ['Porridge', '200 ml | Milk']],
    ['Omelette with 2 eggs and 1 tbsp milk', ['2 | Eggs', '1 tbsp | Milk']],
    ['2 slices (60 g) of rye bread', ['2 slices | Rye bread | 60 g']],
    ['2 yaourts de 125 g', ['2 | Yaourts | 250 g']],
    ['Rice, 300 g / 10 oz onions', ['Rice', '300 g | Onions']],
    ['1 banana (or 2 kiwis)', ['1 | Banana', '2 | Kiwis']],
    ['Oats\n2) tea\n3) 1 apple', ['Oats', 'Tea', '1 | Apple']],
    ['Pear, 1 medium', ['1 | Pear | medium']],
    ['Trout, grilled, large', ['Trout | grilled, large']],
    ['Jeera rice 1 small bowl', ['1 bowl | Jeera rice']],
    ['Water 300 ml, before anything else; walnuts, 4 halves', ['4 halves | Walnuts']],
    ['Black coffee after a glass of water', ['Black coffee | after a glass of water']],
    ['Soft egg on rye toast', ['Egg | soft', 'Rye toast']],
    ['½ corn on the cob', ['½ | Corn on the cob']],
    ['A drizzle of olive oil', ['1 dash | Olive oil']],
    ['Coffee without sugar', ['Coffee | without sugar']],
    [
      '120 g de lentilles, 3 œufs et 2 cuillères à soupe d’huile de noix',
      ['120 g | Lentilles', '3 | Œufs', '2 tbsp | Huile de noix'],
    ],
    ['1 c. à s. de miel avec un demi citron', ['1 tbsp | Miel', '½ | Citron']],
    ['2 huevos con 1 cucharadita de aceite y pan', ['2 | Huevos', '1 tsp | Aceite', 'Pan']],
    ['80 g di pasta e 2 cucchiai di pesto', ['80 g | Pasta', '2 tbsp | Pesto']],
    ['2 colheres de sopa de aveia com 1 banana', ['2 tbsp | Aveia', '1 | Banana']],
    ['٢ بيض وخبز مع 1 ملعقة صغيرة عسل', ['2 | بيض', 'خبز', '1 tsp | عسل']],
    ['2 EL Olivenöl und 1 gestrichener TL Salz', ['2 tbsp | Olivenöl', '1 tsp | Salz']],
    ['2 चम्मच दही और 1 रोटी', ['2 tsp | दही', '1 | रोटी']],
    ['70/30 beef 250 g', ['250 g | 70/30 beef']],
    ['1 großer Pfirsich, gewürfelt (120 g)', ['1 | Pfirsich | großer, gewürfelt, 120 g']],
    ['250g/9oz carrots, finely chopped', ['250 g | Carrots | finely chopped']],
    ['250 g / 9 oz carrots', ['250 g | Carrots']],
    ['2 tomates, coupées en dés', ['2 | Tomates | coupées en dés']],
    ['2 zanahorias, ralladas', ['2 | Zanahorias | ralladas']],
    [
      '1 cup cooked lentils / 1 lb tofu / tempeh',
      ['1 cup | Lentils | cooked', '1 lb | Tofu', 'Tempeh'],
    ],
    ['1 filet de cabillaud (120 g)', ['1 | Filet de cabillaud | 120 g']],
    ['Un filet d’huile', ['1 dash | Huile']],
    ['1 chili, halved and stoned', ['1 | Chili | halved, stoned']],
    ['2 chili di patate', ['2 kg | Patate']],
    ['1/2 c. lentils', ['½ cup | Lentils']],
    ['2 or 3 figs', ['2–3 | Figs']],
    ['2 Eier oder 100 g Quark', ['2 | Eier', '100 g | Quark']],
    ['100ml/3½fl oz milk', ['100 ml | Milk']],
    ['Tofu, cut into 2 cm cubes', ['Tofu | cut into 2 cm cubes']],
    ['½ avocado, in Scheiben', ['½ | Avocado | in Scheiben']],
    ['sel et poivre', ['Sel et poivre']],
    ['2 sneetjes roggebrood met kaas en tomaat', ['2 slices | Roggebrood', 'Kaas', 'Tomaat']],
    ['een handje rozijnen of 1 peer', ['1 handful | Rozijnen', '1 | Peer']],
    [
      '2 eieren of 100 g kwark, 1 ui, gesnipperd',
      ['2 | Eieren', '100 g | Kwark', '1 | Ui | gesnipperd'],
    ],
    ['1 kromka chleba z szynką i ogórkiem', ['1 slice | Chleba', 'Szynką', 'Ogórkiem']],
    ['szklanka kefiru lub 2 łyżki twarogu', ['1 glass | Kefiru', '2 tbsp | Twarogu']],
    ['100 g indyka, pieczonego, bez soli', ['100 g | Indyka | pieczonego']],
    ['1 kase çorba ve 2 dilim ekmek', ['1 bowl | Çorba', '2 slices | Ekmek']],
    ['1 yemek kaşığı tahin ile bir avuç ceviz', ['1 tbsp | Tahin', '1 handful | Ceviz']],
    ['Un kiwi, 1 île flottante', ['1 | Kiwi', '1 | Île flottante']],
    ['كوب لبن و٢ تمرات', ['1 cup | لبن', '2 | تمرات']],
    ['ملعقة كبيرة عسل', ['1 tbsp | عسل']],
    ['Cuillère à soupe d’huile', ['1 tbsp | Huile']],
    ['Pain avec du fromage et de la confiture', ['Pain', 'Fromage', 'Confiture']],
    ['Tee m. Zitrone, o. Zucker', ['Tee', 'Zitrone']],
    ['Glas Milch, Scheibe Brot', ['1 glass | Milch', '1 slice | Brot']],
    ['200 g prawns, deveined', ['200 g | Prawns | deveined']],
    [
      '2 colheres (sopa) de milho, 1 colher (chá) de orégano',
      ['2 tbsp | Milho', '1 tsp | Orégano'],
    ],
    ['1 Gurke in Scheiben, 1 avocat écrasé', ['1 | Gurke | in Scheiben', '1 | Avocat | écrasé']],
    ['Rote Linsen, 50 g', ['50 g | Rote Linsen']],
    ['400 g soup with noodles', ['400 g | Soup', 'Noodles']],
    ['250 ml shake with mango', ['250 ml | Shake', 'Mango']],
    ['Yaourt sans sucre', ['Yaourt | sans sucre']],
    ['An apple, no sugar', ['1 | Apple']],
    ['Joghurt, kein Zucker; Kaffee keine Milch', ['Joghurt', 'Kaffee | keine Milch']],
    ['Frango no forno', ['Frango | no forno']],
  ])('[FOOD-06] [WEEK-02] “%s”', (meal, foods) => {
    expect(read(meal)).toEqual(foods);
  });

  test.each(['Mac and cheese', 'Salt & pepper', 'Fish and chips', 'Salz und Pfeffer'])(
    '[WEEK-02] “%s” is one thing',
    (meal) => {
      expect(read(meal)).toEqual([meal]);
    },
  );

  test.each([
    '',
    '  ',
    '-',
    '—',
    'Water',
    '2 glasses of warm water',
    'Wasser',
    'पानी',
    'Leftovers from Monday',
    'Fasting until noon',
    'n/a',
    'Eat out',
    'No sugar',
    'Avoid salt',
    'Pas de sucre',
    'Nada de azúcar',
    '()',
    '1.',
  ])('[WEEK-02] “%s” is nothing to buy', (meal) => {
    expect(read(meal)).toEqual([]);
  });

  test('[WEEK-02] of water with lemon the lemon is bought, and coconut water is', () => {
    expect(read('Warm water with lemon')).toEqual(['Lemon']);
    expect(read('Coconut water')).toEqual(['Coconut water']);
  });
});

describe('an amount is read', () => {
  test.each([
    ['200g oats', '200 g'],
    ['1,5 l milk', '1.5 l'],
    ['1,000 ml milk', '1 l'],
    ['1½ cups rice', '1½ cups'],
    ['1 1/2 cups rice', '1½ cups'],
    ['one and a half cups rice', '1½ cups'],
    ['1/2 cup rice', '½ cup'],
    ['2/3rds cup rice', '⅔ cup'],
    ['1/4th tsp salt', '¼ tsp'],
    ['half a cup of rice', '½ cup'],
    ['a dozen eggs', '12'],
    ['two eggs', '2'],
    ['2x eggs', '2'],
    ['2 x 100 g tofu', '200 g'],
    ['1-2 slices bread', '1–2 slices'],
    ['1 to 2 slices of bread', '1–2 slices'],
    ['ca. 30 g nuts', '30 g'],
    ['A handful of nuts', '1 handful'],
    ['Handvoll Nüsse', '1 handful'],
    ['Glass of milk', '1 glass'],
    ['2 EL Quark', '2 tbsp'],
    ['drei Eier', '3'],
    ['٢٠٠ g rice', '200 g'],
    ['３ eggs', '3'],
    ['8 oz steak', '8 oz'],
    ['1 lb. potatoes', '1 lb'],
    ['oats (40 g)', '40 g'],
    ['Chicken breast 200 g', '200 g'],
    ['Eggs x2', '2'],
    ['Rye bread, 2 slices', '2 slices'],
  ])('[WEEK-02] “%s” is %s', (meal, amount) => {
    const [food, ...more] = foodsIn(meal);
    expect(food?.amount && amountWords([food.amount])).toBe(amount);
    expect(food?.name).not.toMatch(/\d|slice|glass|handful/i);
    expect(more).toEqual([]);
  });

  test.each([
    'Glass noodles',
    'Cloves',
    'Some nuts',
    '5-grain bread',
    'B12',
    'Baked beans',
    'Multivitamin A-Z',
  ])('[WEEK-02] “%s” has none', (meal) => {
    expect(foodsIn(meal)).toMatchObject([{ amount: null }]);
  });

  test('[WEEK-02] an amount alone is not lost', () => {
    expect(read('2 slices')).toEqual(['2 | Slices']);
  });

  test('[FOOD-06] none of a hundred foods in a meal is lost', () => {
    const meal = Array.from({ length: 100 }, (_, at) => `f${at}`).join(', ');
    expect(foodsIn(meal)).toHaveLength(100);
  });
});

test.each([
  'a',
  '1',
  '1.',
  '½',
  ' ',
  ',',
  '(',
  '()',
  '- ',
  '1-',
  '1 x ',
  'and ',
  'a half ',
  'es',
  '\u0301',
  '(a, ',
  '१',
])('[T-K1] half a megabyte of “%s” is read at once', (text) => {
  const meal = text.repeat(Math.ceil(500_000 / text.length));
  const began = performance.now();
  const foods = foodsIn(meal);
  expectWithin(performance.now() - began, 300);
  for (const { name, remark } of foods)
    expect(Math.max(name.length, remark.length)).toBeLessThan(102);
});
