import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { readSource } from '#web/import/readSource.ts';
import { typed } from './labelled.ts';
import { daysOf, doubts, pasted, rows, said } from './recognised.ts';

const bars = (...lines: string[]) =>
  lines.map((row, at) => (at === 0 ? `| ${row} |\n|---|---|` : `| ${row} |`)).join('\n');

/** The weeks of a pasted text: by day, the texts by position among the eight meals. */
async function weeksOf(text: string) {
  const read = await readSource(typed(text));
  const found = read.ok ? recognise(read.source) : read;
  return found.ok && 'weeks' in found ? found.weeks.map(({ days }) => days.map(said)) : [];
}

test('[IMPORT-01] a table below the name of a meal lists its foods with their amounts, and calories are left over', async () => {
  const week = await pasted(
    `## 🗓️ JOUR 1 (Lundi) & JOUR 4 (Jeudi) — 1614 cal\n### 🍳 7h — Petit-déj (292 cal)\n${bars('Aliment | Grammes | Cal | P | G', 'Mûres | 120g | 52 | 1 | 10', 'Thé | 1 tasse | 0 | 0 | 0', 'Subtotal | | 52 | 1 | 10')}\n### 🍽️ 20h — Dîner (540 cal)\n${bars('Aliment | Grammes | Cal', 'Porc | 210g | 440', 'Avocat | 1/2 | 76')}\n**TOTAL : 1614 cal**\n## Conseils\n- Buvez`,
  );
  const day = { 1: 'Mûres (120g)\nThé (1 tasse)', 6: 'Porc (210g)\nAvocat (1/2)' };
  expect(week.days.map(said)).toEqual([day, {}, {}, day, {}, {}, {}]);
  expect(week.days.flatMap(doubts)).toEqual([]);
  const left = week.leftovers.filter(({ kind }) => kind === 'left').map(({ text }) => text);
  expect(left).toEqual(expect.arrayContaining(['52', '440', '76', 'TOTAL : 1614 cal']));
});

test('[IMPORT-01] amounts are found without heads, too, and a line about the meal may stand above', async () => {
  const text = `Day 1\nBreakfast\n${bars('Oats | 50 g | 180 kcal', 'Milk | 200 ml | 90 kcal')}\n### Lunch\n*Quick and light*\n${bars('Ingredient | How much?', 'Rice | 60 g', 'Salad |')}\n### Dinner: Salmon bowl\n${bars('Ingredient | Amount', 'Salmon | 150 g', 'Total | 150 g')}`;
  expect((await pasted(text)).days.map(said)[0]).toEqual({
    1: 'Oats (50 g)\nMilk (200 ml)',
    3: 'Quick and light\nRice (60 g)\nSalad',
    6: 'Salmon bowl\nSalmon (150 g)',
  });
});

test('[IMPORT-03] what is bought, weighed or added up behind the last meal is none of its foods', async () => {
  const meals = 'Breakfast: oats\nLunch: soup\nDinner: fish\n\n';
  for (const table of [
    bars('Item | Quantity', 'Oats | 500 g', 'Fish | 1 kg'),
    bars('Date | Weight', '1/12 | 75 kg', '2/12 | 74 kg'),
    `Daily summary\n${bars('Nutrient | Amount', 'Protein | 100 g', 'Fat | 40 g')}`,
  ])
    expect((await pasted(meals + table)).days.map(said)[0]?.[1]).toBe('oats');
  const shop = await pasted(meals + bars('Item | Quantity', 'Oats | 500 g'));
  expect(said(shop.days[0])).toEqual({ 1: 'oats', 3: 'soup', 6: 'fish' });
});

test('[IMPORT-01] tables of foods below options are the alternatives of their meal', async () => {
  const text = `## Day 1\n### Breakfast\n**Option A**\n${bars('Food | Amount', 'Oats | 50 g')}\n**Option B**\n${bars('Food | Amount', 'Eggs | 2')}\n## Journée 2\n${bars('Food | Amount', 'Rice | 50 g')}`;
  expect((await pasted(text)).days.map(said).slice(0, 2)).toEqual([
    { 1: 'Oats (50 g)\nor Eggs (2)' },
    {},
  ]);
});

test('[IMPORT-01] in a table, meals alone in their rows stand above lists of foods, each with its heads', async () => {
  const heads = 'Lebensmittel\tMenge\tkcal';
  const text = `FRÜHSTÜCK\t\t\n${heads}\nHafer\t50 g\t180\nTee\t\t\nMITTAG\t\t\n${heads}\nReis\t60 g\t200\nTagessumme\t\t380`;
  expect(said((await pasted(text)).days[0])).toEqual({ 1: 'Hafer (50 g)\nTee', 3: 'Reis (60 g)' });
  const column = rows(['Breakfast'], ['Oats'], ['Lunch'], ['Soup'], ['Rice']);
  expect(said(daysOf(column)[0])).toEqual({ 1: 'Oats', 3: 'Soup\nRice' });
});

test('[IMPORT-01] weeks are columns beside days, by number or letter', async () => {
  for (const [first, second] of [
    ['1a settimana', '2a settimana'],
    ['KW 12', 'KW 13'],
    ['Woche A', 'Woche B'],
  ]) {
    const text = `Mensa\n\t${first}\t${second}\nlunedì\tPasta\tRiso\nmartedì\tPesce\tUova`;
    const weeks = (await weeksOf(text)).map((days) => days.slice(0, 2));
    expect(weeks).toEqual([
      [{ 3: 'Pasta' }, { 3: 'Pesce' }],
      [{ 3: 'Riso' }, { 3: 'Uova' }],
    ]);
  }
});

test('[IMPORT-01] [IMPORT-03] a table between tabs within a text: a pudding is of its lunch, and what is unknown is marked there', async () => {
  const prose = 'Meals are served all day.\n\nWe cater for special diets.\n\nFruit is offered.\n\n';
  const table = (head: string) =>
    `Day\tBreakfast\tLunch\t${head}\tDinner\nMonday\tToast\tPie\tJelly\tRice\nTuesday\tOats\tStew\tCake\tSoup`;
  for (const [head, why] of [
    ['Pudding', []],
    ['Extras', ['mixed']],
  ] as const) {
    const [monday] = (await pasted(`${prose}${table(head)}\n\n${prose}`)).days;
    expect(said(monday)).toEqual({ 1: 'Toast', 3: 'Pie\nJelly', 6: 'Rice' });
    expect(doubts(monday)).toEqual(why);
  }
  const bullets = 'Monday\nLunch\no\t\tOats\no\t\tMilk\nDinner\nSoup\nRice\nTuesday\nLunch\nPie';
  expect(said((await pasted(bullets)).days[0])).toEqual({
    3: 'o\t\tOats\no\t\tMilk',
    6: 'Soup\nRice',
  });
});

test('[IMPORT-03] days that name no meal, behind meals of no day, are notes', async () => {
  const plan =
    '### Café da manhã (08:15)\n- Pão\n### Lanche Trabalho (19:30)\n- Fruta\n### Jantar (21:00)\n- Sopa\n## Preparação Domingo\n- Cozinhar\n## Lembretes\n- Domingo: preparar marmitas';
  const { days, leftovers } = await pasted(plan);
  expect(days.map(said)[0]).toEqual({ 1: 'Pão', 5: 'Fruta', 6: 'Sopa' });
  expect(leftovers).toContainEqual({
    text: '- Domingo: preparar marmitas',
    kind: 'note',
    why: 'besideDay',
  });
  const named = 'Snack: nuts\nMonday: oats / soup / fish\nTuesday: eggs / wrap / rice';
  expect((await pasted(named)).days.map(said)[1]).toEqual({ 1: 'eggs', 3: 'wrap', 6: 'rice' });
});

test('[IMPORT-01] options of a meal stay in it, however long they are, and a question behind the last one does not', async () => {
  const long = `${'grilled chicken with rice and salad, '.repeat(3)}olive oil`;
  const text = `Lunch (1:30 PM) - Options\n\n- **Option A (Classic):** ${long}\n- **Option B:** soup\n\nDinner\nFish\nWhat should you avoid?\n- Sugar`;
  expect(said((await pasted(text)).days[0])).toEqual({
    3: `Option A (Classic): ${long}\nOption B: soup`,
    6: 'Fish',
  });
});
