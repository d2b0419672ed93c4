import { expect, it, test } from 'vitest';
import { MOST_FOODS, readCell } from './readCell.ts';

const NAMES = new Set(['café con leche', 'lettuce', 'tomato', 'boiled eggs']);
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
  ['Porridge\nor\n2 eggs, toast', [' | Porridge |  | 2 eggs, toast']],
  ['Chicken breast (grilled), 1 small pear', [' | Chicken breast | grilled', '1 | pear | small']],
  ['2 boiled eggs, boiled potatoes', ['2 | boiled eggs', ' | potatoes | boiled']],
  ['Omelette with 2 eggs and 50 g mushrooms', ['2 | eggs', '50 g | mushrooms']],
  ['Rührei aus 2 Eiern', ['2 | Eiern']],
  ['Omelette de 2 œufs', ['2 | œufs']],
  ['Salad (lettuce, tomato)', [' | lettuce', ' | tomato']],
  ['Porridge (made with 40 g oats)', ['40 g | oats']],
  ['Salad as much as you like, 100 g tuna', [' | Salad', '100 g | tuna']],
  ['Coffee, no sugar; crudités à volonté', [' | Coffee', ' | crudités']],
  ['Fruit (e.g. apple)', [' | Fruit']],
  ['1 banana (or 1 apple)', ['1 | banana |  | 1 apple']],
  ['1,5 EL Öl, 1 c. à s. d’huile', ['1.5 tbsp | Öl', '1 tbsp | huile']],
  ['1 café con leche, pan con tomate', ['1 | café con leche', ' | pan', ' | tomate']],
  ['Milch 1,5 % 200ml', ['200 ml | Milch 1,5 %']],
  ['1000000 kg rice', ['1000000000 g | rice']],
  ['una manciata di noci, mezza mela', ['1 handful | noci', '0.5 | mela']],
  ['1 tartine, 1 tazza di tè', ['1 | tartine', '1 cup | tè']],
  ['skip', []],
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

it('[FOOD-02] of two hundred foods in a cell the first are read, and the others are said not to be', () => {
  const { foods, parts } = readCell(Array.from({ length: 200 }, (_, at) => `f${at}`).join(','));
  expect(foods).toHaveLength(MOST_FOODS);
  expect(parts.filter(({ kind }) => kind === 'notRead')).toHaveLength(200 - MOST_FOODS);
});
