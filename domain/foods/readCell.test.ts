import { expect, it, test } from 'vitest';
import { MOST_FOODS, readCell } from './readCell.ts';

const NAMES = new Set(
  'café con leche,lettuce,tomato,boiled eggs,roti,خبز,egg,salat,tomato soup,oil'.split(','),
);
const isName = (words: string) => NAMES.has(words.toLowerCase());

/** Each food as 'amount | name | preparation | alternatives'. */
const read = (cell: string) =>
  readCell(cell, isName).foods.map(({ amount, name, preparation, alternatives }) => {
    const { low = 0, high = 0, unit = '' } = amount ?? {};
    const numbers = amount ? `${low === high ? low : `${low}–${high}`} ${unit}`.trim() : '';
    return [numbers, name, preparation, alternatives.join(', ')]
      .join(' | ')
      .replace(/( \| )+$/, '');
  });

test.each([
  ['50 g oats with 200 ml milk, 1 banana', ['50 g | oats', '200 ml | milk', '1 | banana']],
  ['Oats: 40 g; Rye bread, 2 slices', ['40 g | Oats', '2 slice | Rye bread']],
  ['Breakfast 8:00: oats', [' | oats']],
  ['2-3 slices of bread and half a cucumber', ['2–3 slice | bread', '0.5 | cucumber']],
  ['One and a half cups of rice, 1½ pears', ['1.5 cup | rice', '1.5 | pears']],
  ['2 x 125 g yoghurt', ['250 g | yoghurt']],
  ['2 yaourts de 125 g', ['250 g | yaourts']],
  ['2 slices (60 g) bread, 1 apple (about 150 g)', ['60 g | bread', '150 g | apple']],
  ['a handful of almonds, a few olives', ['1 handful | almonds', ' | olives']],
  ['1 apple or pear, rice / pasta', ['1 | apple |  | pear', ' | rice |  | pasta']],
  ['Rice or\npasta 100 g', [' | Rice |  | pasta 100 g']],
  ['Salmon, grilled (or trout)', [' | Salmon | grilled | trout']],
  ['Porridge\nor\n2 eggs, toast', [' | Porridge |  | 2 eggs, toast']],
  ['Chicken breast (grilled), 1 small pear', [' | Chicken breast | grilled', '1 | pear | small']],
  ['2 boiled eggs, boiled potatoes', ['2 | boiled eggs', ' | potatoes | boiled']],
  ['Omelette with 2 eggs and 50 g mushrooms', ['2 | eggs', '50 g | mushrooms']],
  ['Rührei aus 2 Eiern', ['2 | Eiern']],
  ['Porridge with 200 ml milk', [' | Porridge', '200 ml | milk']],
  ['Porridge with 40 g oats, omelette with 50 g ham', ['40 g | oats', ' | omelette', '50 g | ham']],
  ['Omelette de 2 œufs', ['2 | œufs']],
  ['Salad (lettuce, tomato)', [' | lettuce', ' | tomato']],
  ['Porridge (made with 40 g oats)', ['40 g | oats']],
  ['Salad as much as you like, 100 g tuna', [' | Salad', '100 g | tuna']],
  ['Coffee, no sugar; crudités à volonté', [' | Coffee', ' | crudités']],
  ['Fruit (e.g. apple), Obst (150 g, z.B. Apfel)', [' | Fruit', '150 g | Obst']],
  ['1 banana (or 1 apple)', ['1 | banana |  | 1 apple']],
  ['1,5 EL Öl, 1 c. à s. d’huile', ['1.5 tbsp | Öl', '1 tbsp | huile']],
  ['1 café con leche, pan con tomate', ['1 | café con leche', ' | pan', ' | tomate']],
  ['Milch 1,5 % 200ml', ['200 ml | Milch 1,5 %']],
  [
    'Garbanzos (150 g cocidos) con espinacas (100 g)',
    ['150 g | Garbanzos | cocidos', '100 g | espinacas'],
  ],
  ['Risotto alla parmigiana (60 g di riso, 10 g di burro)', ['60 g | riso', '10 g | burro']],
  ['1 vaso (200 cc) de leche, 1 cc huile', ['200 ml | leche', '1 tsp | huile']],
  ['Uova (2), burro (80 g)', ['2 | Uova', '80 g | burro']],
  ['Spaghetti, olio 60 g', [' | Spaghetti', '60 g | olio']],
  ['Yogurt 150 g (10 g sugar)', ['150 g | Yogurt | 10 g sugar']],
  ['Protein shake with milk (300 ml), sport', ['300 ml | milk']],
  ['1000000 kg rice', ['1000000000 g | rice']],
  ['una manciata di noci, mezza mela', ['1 handful | noci', '0.5 | mela']],
  ['1 tartine, 1 tazza di tè', ['1 | tartine', '1 cup | tè']],
  ['1 katori dal, 2 roti', ['1 katori | dal', '2 | roti']],
  ['Dal, roti; poulet rôti, chopped', [' | Dal', ' | roti', ' | poulet | rôti, chopped']],
  ['Oats\n2) tea', [' | Oats', ' | tea']],
  ['Rice, 300 g / 10 oz onions', [' | Rice', '300 g | onions']],
  ['100ml/3½fl oz milk', ['100 ml | milk']],
  ['2 بيض وخبز', ['2 | بيض', ' | خبز']],
  ['2 slices of bread (1 oz)', ['1 oz | bread']],
  ['1 cup (240 ml) egg', ['240 ml | egg']],
  ['Lettuce (1 tsp oil), tomato', [' | Lettuce', '1 tsp | oil', ' | tomato']],
  ['Lettuce (150 g, 1 tsp oil)', ['150 g | Lettuce', '1 tsp | oil']],
  ['Stew, a little oil (250 g)', ['250 g | Stew', ' | oil']],
  ['Eintopf mit 1 EL Öl (250 g)', ['250 g | Eintopf', '1 tbsp | Öl']],
  ['Pesce in poco olio 200 g, olio 10 g', ['200 g | Pesce', ' | olio', '10 g | olio']],
  ['Rice, oil (10 g)', [' | Rice', '10 g | oil']],
  ['40 g oats made with 200 ml milk', ['40 g | oats', '200 ml | milk']],
  ['Scrambled eggs made with 1 tsp butter', [' | eggs | scrambled', '1 tsp | butter']],
  ['Pain sans gluten 40 g, café sans sucre', ['40 g | Pain', ' | café']],
  ['Galettes (140 g) garnies : 1 œuf', ['140 g | Galettes', '1 | œuf']],
  ['2 Scheiben Brot à 50 g, (35 g x 2) pain', ['100 g | Brot', '70 g | pain']],
  ['2 fette di pane (30 g l’una), 2 tranches de pain de 30 g', ['60 g | pane', '60 g | pain']],
  ['Pasta gr. 80, ml 200 latte', ['80 g | Pasta', '200 ml | latte']],
  ['1 halbes Brötchen, 1 demi-pamplemousse', ['0.5 | Brötchen', '0.5 | pamplemousse']],
  ['Small glass (150 ml) tomato', ['150 ml | tomato']],
  ['Frullato di frutta con latte (200 ml)', ['200 ml | Frullato di frutta | latte']],
  ['Vitello 120 g alla pizzaiola', ['120 g | Vitello alla pizzaiola']],
  ['Roti beurré, 10 g de beurre', [' | Roti', ' | beurré', '10 g | beurre']],
  ['tres huevos, c. à s. d’huile', ['3 | huevos', '1 tbsp | huile']],
  ['unas nueces, unas 10 nueces, muy poco aceite', [' | nueces', '10 | nueces', ' | aceite']],
  ['100/150 g de viande, 80/20 mince', ['100–150 g | viande', ' | 80/20 mince']],
  ['1 gestr. EL Öl, 1 Apfel bzw. Birne', ['1 tbsp | Öl', '1 | Apfel |  | Birne']],
  ['one 10-inch tortilla, 1/2 pint milk', ['1 | tortilla | 10-inch', '284 ml | milk']],
  ['2 lonchas finas de queso, cereal +milk', ['2 slice | queso', ' | cereal', ' | milk']],
  ['1 peach, diced (120 g)', ['120 g | peach | diced']],
  ['Tofu, cut into 2 cm cubes', [' | Tofu | cut into 2 cm cubes']],
  ['Salt & pepper, beans & rice', [' | Salt & pepper', ' | beans', ' | rice']],
  ['A palm-sized piece of salmon, small glass of milk', ['1 piece | salmon', '1 glass | milk']],
  ['Soup – large bowl – with a roll', ['1 bowl | Soup', '1 | roll']],
  ['Lunch - 3 oz turkey; Kekse (4 Stück, im Ofen)', ['3 oz | turkey', '4 piece | Kekse']],
  ['2 Brote (je 50 g), 1 bowl oats (5 tbsp)', ['100 g | Brote', '5 tbsp | oats']],
  [
    '100 g salat 50 g tomato, egg 60 g salat',
    ['100 g | salat', '50 g | tomato', '60 g | egg', ' | salat'],
  ],
  ['salat (80 g) egg 60 g', ['80 g | salat', '60 g | egg']],
  [
    'tomato vinaigrette, grated 30 g cheese',
    [' | tomato', ' | vinaigrette', '30 g | cheese | grated'],
  ],
  ['1 Weizen 0,5 l, 4 fette biscottate', ['500 ml | Weizen', '4 | biscottate | fette']],
  ['Tee. 2 Kekse; approx. 30 g nuts', [' | Tee', '2 | Kekse', '30 g | nuts']],
  ['100 g roti u. 1 EL Salat, pan sin sal', ['100 g | roti', '1 tbsp | Salat', ' | pan']],
  ['2 c. à soupe de sauce soja', ['2 tbsp | sauce soja']],
  ['2 tomato toasts, tartine egg', ['2 | toasts', ' | tomato', ' | tartine', ' | egg']],
  ['Omelette aux roti (2 œufs)', ['2 | œufs', ' | roti']],
  ['10 amêndoas, 10 am: egg', ['10 | amêndoas', ' | egg']],
  ['Lentil and tomato soup', [' | Lentil and tomato soup']],
  ['Salat, no added sugar', [' | Salat']],
  ['Salat with egg and roti (1 plate)', ['1 plate | Salat', ' | egg', ' | roti']],
  ['Sándwich de roti con egg', [' | roti', ' | egg']],
  ['Egg sandwich on bread', [' | Egg sandwich']],
  ['Poke bowl with egg and roti', [' | egg', ' | roti']],
  ['Pasta al ragù (80 g di pasta)', ['80 g | Pasta al ragù']],
  ['1 panino (60 g di roti, 40 g di egg)', ['60 g | roti', '40 g | egg']],
  ['Skyr / 1 apple / 20 g nuts', [' | Skyr', '1 | apple', '20 g | nuts']],
  ['Apple / pear / banana', [' | Apple |  | pear, banana']],
  ['Roti aux lettuce, pain à l’egg', [' | Roti', ' | lettuce', ' | pain à l’egg']],
  ['2 lettuce leaves, 2 Salatblätter', ['2 leaf | lettuce', '2 leaf | Salat']],
  ['3 egg omelette, 2-egg omelette', ['3 | egg', '2 | egg']],
  ['Omelette 3 œufs aux tomates', ['3 | œufs', ' | tomates']],
  ['Ham and leek wrap: 1 tortilla, 50 g ham', ['1 | tortilla', '50 g | ham']],
  [
    'Tomato and basil soup, bread and tomato soup',
    [' | Tomato and basil soup', ' | bread', ' | tomato soup'],
  ],
  ['Strawberries, handful', ['1 handful | Strawberries']],
  ['Crackers (1 packet, 30 g), soup (1 assiette creuse)', ['30 g | Crackers', '1 plate | soup']],
  [
    '1 avocado, 2 tostadas, 1 tostada integral',
    ['1 | avocado', '2 | tostadas', '1 | tostada integral'],
  ],
  [
    '2 Sch. Brot m. Butter, dazu 1 gr. Glas Milch',
    ['2 slice | Brot', ' | Butter', '1 glass | Milch'],
  ],
  ['Pavé de saumon 130 g en papillote', ['130 g | Pavé de saumon | en papillote']],
  ['Lenticchie 50 g secche', ['50 g | Lenticchie secche']],
  ['1 filet d’huile, 1 orange de postre', ['1 dash | huile', '1 | orange']],
  ['Pan c/ tomate, tea w/milk', [' | Pan', ' | tomate', ' | tea', ' | milk']],
  // An amount behind a name, whatever follows it.
  ['glass of full cream milk 200ml, Jello 1/2 c', ['200 ml | full cream milk', '0.5 cup | Jello']],
  ['prosciutto 40 g sgrassato', ['40 g | prosciutto sgrassato']],
  ['2" square of cornbread', ['1 piece | cornbread']],
  // A full stop behind a short word ends no sentence, and one behind a bracket does.
  ['1 hartgek. Ei, 2 EL geschr. Leinsamen', ['1 | hartgek. Ei', '2 tbsp | geschr. Leinsamen']],
  ['1 egg (from allowance). 1 roti', ['1 | egg | from allowance', '1 | roti']],
  ['Salat mit Kohl. Tee', [' | Salat', ' | Kohl', ' | Tee']],
  // What names no food.
  ['Serve with 75 g rice, cod w/o skin, oven baked', ['75 g | rice', ' | cod']],
  ['marmellata s/zuccheri, qq framboises', [' | marmellata', ' | framboises']],
  ['Nach dem Training 1 Banane, ohne Zucker 200 ml', ['1 | Banane']],
  ['1 egg (1 starch, 1 meat), roti (bar)', ['1 | egg', ' | roti']],
  ['Roti mojadas en leche (150 ml)', [' | Roti', '150 ml | leche | en']],
  ['Lettuce aux roti, 1 part (80 g)', ['80 g | Lettuce', ' | roti']],
  ['1 cup of rice (peso a crudo 60 g)', ['60 g | rice | peso a crudo']],
  ['Tosta de roti (40 g) con tomato', ['40 g | roti', ' | tomato']],
  ['Obst, z. B. Apfel, fruit e.g. 1 apple', [' | Obst |  | Apfel', '1 | apple']],
  ['Egg sandwich - 2 roti, 1 egg', ['2 | roti', '1 | egg']],
  ['Soup - 300 ml', ['300 ml | Soup']],
  ['Eggs – 2 boiled, Yoghurt - 1 apple', ['2 | Eggs | boiled', ' | Yoghurt', '1 | apple']],
  ['Apfel oder Birne 150 g', ['150 g | Apfel |  | Birne 150 g']],
  [
    'Banana or nuts 30 g, yoghurt or cheese 30 g',
    [' | Banana |  | nuts 30 g', ' | yoghurt |  | cheese 30 g'],
  ],
  ['Bread (50 g, 2 BE), yoghurt (150 g, 10 g carbs)', ['50 g | Bread', '150 g | yoghurt']],
  ['Avoid more than 2 coffees', []],
  ['Café, 2 tostadas, roti, 2 tostadas', [' | Café', '2 | tostadas', '2 slice | roti']],
  ['2 roti + 1 tbsp egg each', ['2 | roti', '2 tbsp | egg']],
  // Each has the weight that was written for it.
  ['100 g roti with tomato (150 g)', ['100 g | roti', '150 g | tomato']],
  ['Roti con egg (200 g / 100 g)', ['200 g | Roti', '100 g | egg']],
  [
    'Pan e tomato (50g/20g), onions (300 g / 10 oz)',
    ['50 g | Pan', '20 g | tomato', '300 g | onions'],
  ],
  // A dish with its parts in brackets is its parts; of pasta and rice the weight is the dish's.
  ['Risotto ai funghi (80 g riso)', ['80 g | riso']],
  ['Sopa de fideos (30 g fideos en seco)', ['30 g | fideos en seco']],
  ['Pasta con egg (60 g pasta, 2 egg)', ['60 g | Pasta', '2 | egg']],
  ['Bocata de egg (pan 60 g, 2 rodajas)', ['60 g | pan', '2 slice | egg']],
  ['Salad (60 g raw): egg 50 g', ['60 g | Salad | raw', '50 g | egg']],
  ['Sandwich: egg\nsandwich: roti, egg', [' | Sandwich', ' | egg', ' | roti', ' | egg']],
  ['Sandwich: 2 bread, egg', ['2 | bread', ' | egg']],
  ['skip', []],
  ['Fasting until noon', []],
  ['', []],
])('[FOOD-01] “%s” is read', (cell, foods) => {
  expect(read(cell)).toEqual(foods);
});

test.each([
  'Breakfast 8:00: 50 g oats (or 1 slice toast), as much as you like / tea without sugar',
  'ca. 2-3 EL Öl (kaltgepresst) und/oder ein halber Apfel; z. B. Boskop',
  '1 c. à s. d’huile [bio], ((x)) & 3 % — ½ pomme (',
  'Porridge\nor\n2 eggs made of 2 eggs: 40 g',
])('[FOOD-01] nothing of “%s” is lost', (cell) => {
  const { parts, foods } = readCell(cell);
  const places = [...cell].flatMap((char, at) => (/[\p{L}\p{Nd}½%]/u.test(char) ? [at] : []));
  const lost = places.filter((at) => !parts.some(({ start, end }) => start <= at && at < end));
  expect(lost).toEqual([]);
  expect(parts.filter(({ kind }) => kind === 'notRead')).toEqual([]);
  for (const { start, end } of foods) expect(end).toBeGreaterThan(start);
});

it('[FOOD-06] a count is kept beside its weight, and what goes without a food beside the food', () => {
  const one = (cell: string) => readCell(cell).foods[0];
  expect(one('2 yoghurts of 125 g')).toMatchObject({
    amount: { low: 250, unit: 'g' },
    count: { low: 2, unit: '' },
  });
  expect(one('Large yoghurt, grilled (150 g) without sugar')).toMatchObject({
    amount: { low: 150, unit: 'g' },
    count: null,
    preparation: 'large, grilled',
  });
  expect(one('Coffee without sugar')).toMatchObject({ name: 'Coffee', note: 'without sugar' });
});

it('[FOOD-02] of two hundred foods in a cell the first are read, and the others are said not to be', () => {
  const { foods, parts } = readCell(Array.from({ length: 200 }, (_, at) => `f${at}`).join(','));
  expect(foods).toHaveLength(MOST_FOODS);
  expect(parts.filter(({ kind }) => kind === 'notRead')).toHaveLength(200 - MOST_FOODS);
});

it('[FOOD-01] what follows “with” goes with it, and what “and” adds to that', () => {
  const beside = (cell: string) => readCell(cell, isName).foods.map((food) => food.isBeside);
  expect(beside('Yoghurt with berries and nuts, 1 pear')).toEqual([false, true, true, false]);
  expect(beside('Apple and pear')).toEqual([false, false]);
  expect(beside('Joghurt mit Beeren; pan con tomate')).toEqual([false, true, false, true]);
});
