import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { readSource } from '#web/import/readSource.ts';
import { nameFor } from '#web/plans/import/takeOver.ts';
import { daysOf, doubts, lines, pasted, rows, said } from './recognised.ts';

test('[IMPORT-01] an amount of two digits after a colon is no time', () => {
  for (const amount of ['9', '10', '25', '99', '100']) {
    const meals = daysOf(
      lines('Mon', `Snack: ${amount} g nuts`, 'Lunch 12:30 soup', 'Dinner: fish'),
    );
    expect(said(meals[0])).toMatchObject({ 6: 'fish' });
    expect(Object.values(said(meals[0]))).toContain(`${amount} g nuts`);
  }
});

test('[IMPORT-03] a meal with an unknown name has a row of its own, and the mark says so', () => {
  const inline = daysOf(lines('Mon', 'Breakfast: oats', 'Power hour: banana', 'Lunch: rice'));
  expect(said(inline[0])).toEqual({ 1: 'oats', 2: 'banana', 3: 'rice' });
  expect(inline[0]?.[2]?.unsure).toEqual(['unknownMeal']);
  const listed = daysOf(
    lines('Mon', 'Breakfast', '- oats', 'Power hour', '- banana', 'Lunch', '- rice'),
  );
  expect(said(listed[0])).toEqual({ 1: 'oats', 2: 'banana', 3: 'rice' });
  expect(listed[0]?.[2]?.unsure).toHaveLength(1);
});

test('[IMPORT-03] courses and drinks within a meal stay in it', () => {
  const [day] = daysOf(
    lines('Mon', 'Lunch', '- Starter: soup', '- Dessert: tart', '- Drink: tea', 'Dinner', '- fish'),
  );
  expect(said(day)).toEqual({ 3: 'Starter: soup\nDessert: tart\nDrink: tea', 6: 'fish' });
  const table = daysOf(
    rows(['', 'Mon', 'Tue'], ['Lunch', 'soup', 'salad'], ['Side dish', 'bread', 'rice']),
  );
  expect(said(table[0])).toEqual({ 3: 'soup\nbread' });
});

test('[IMPORT-03] what follows the sum of a day or the last heading goes into the notes, not into dinner', async () => {
  const week = await pasted(
    'Mon\nBreakfast\n- oats\nDinner\n- fish\nDaily Totals: 1,217 calories, 61 g protein\nTo make it 1,500 calories: Add 1 slice of toast.\nTue\nBreakfast\n- eggs\nDinner\n- dal\n## Good to remember\n- oil\n- salt',
  );
  expect(said(week.days[0])).toEqual({ 1: 'oats', 6: 'fish' });
  expect(said(week.days[1])).toEqual({ 1: 'eggs', 6: 'dal' });
  const named = week.leftovers.map(({ text }) => text);
  expect(named).toContain('Daily Totals: 1,217 calories, 61 g protein');
  expect(named).toContain('To make it 1,500 calories: Add 1 slice of toast.');
  expect(named).toEqual(expect.arrayContaining(['Good to remember', '- oil', '- salt']));
});

test('[IMPORT-03] a meal said to be the same is copied, marked, and its words are named', async () => {
  const week = await pasted(
    'Lunes\nDesayuno: avena\nCena: sopa\nMartes\nDesayuno: igual que lunes\nCena: pan\nMiércoles\nIgual que martes',
  );
  const mark = 'copied';
  expect(said(week.days[1])).toEqual({ 1: 'avena', 6: 'pan' });
  expect(doubts(week.days[1])).toEqual([mark]);
  expect(said(week.days[2])).toEqual({ 1: 'avena', 6: 'pan' });
  expect(doubts(week.days[2])).toEqual([mark, mark]);
  expect(week.leftovers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['igual que lunes', 'Igual que martes']),
  );
});

test('[IMPORT-03] a reference that leads nowhere stays as it is written, and is marked', () => {
  const days = daysOf(
    rows(
      ['', 'Mon', 'Tue', 'Wed'],
      ['Breakfast', 'oats', 'same as Friday', 'as Monday, with nuts'],
      ['Lunch', 'as Tuesday', 'as Monday', 'rice'],
    ),
  );
  expect(days[1]?.[1]).toEqual({
    text: 'same as Friday',
    unsure: ['notFound'],
  });
  expect(days[2]?.[1]?.unsure).toEqual(['mayRefer']);
  expect(days[0]?.[3]?.text).toBe('as Tuesday');
  expect(days[0]?.[3]?.unsure).toEqual(['notFound']);
});

test('[IMPORT-03] a lone dash is an empty cell in a table, a line and after a colon', () => {
  const table = daysOf(
    rows(['', 'Mon', 'Tue'], ['Breakfast', '-', 'eggs'], ['Lunch', 'rice', '—']),
  );
  expect(table.slice(0, 2).map(said)).toEqual([{ 3: 'rice' }, { 1: 'eggs' }]);
  const text = lines('Mon', 'Breakfast: –', 'Lunch', '-', 'Dinner: fish');
  expect(said(daysOf(text)[0])).toEqual({ 6: 'fish' });
  // An empty meal is no dish that lost its heading.
  const found = recognise(text);
  expect(found.ok && found.weeks[0]?.leftovers).toEqual([]);
});

test('[IMPORT-03] meal 3 goes into the third row, whatever other meals there are', () => {
  const rowOf = (...names: string[]) =>
    said(daysOf(lines('Mon', ...names.map((name) => `${name}: ${name}`)))[0]);
  expect(rowOf('Meal 1', 'Meal 2', 'Meal 3')).toEqual({ 0: 'Meal 1', 1: 'Meal 2', 2: 'Meal 3' });
  expect(rowOf('Comida 2', 'Comida 5')).toEqual({ 1: 'Comida 2', 4: 'Comida 5' });
  expect(said(daysOf(lines('Mon', '3. Mahlzeit: Reis'))[0])).toEqual({ 2: 'Reis' });
});

test('[IMPORT-03] times that ascend keep snacks in the order of the source', () => {
  const [day] = daysOf(
    rows(
      ['06:00', 'Café da manhã', 'pão'],
      ['08:30', 'Lanche 1', 'leite'],
      ['12:00', 'Almoço', 'arroz'],
    ),
  );
  expect(said(day)).toEqual({ 1: 'pão', 2: 'leite', 3: 'arroz' });
});

test('[IMPORT-03] a plan is named by its title, never by a sentence or calories', async () => {
  const name = async (title: string) =>
    nameFor(await pasted(`${title}\nMon\nBreakfast: oats\nLunch: rice`), 'my_plan.txt');
  expect(await name('Spring week')).toBe('Spring week');
  for (const title of [
    'This plan has 1,500 calories a day',
    'Diabetic diet, 1600 kcal',
    'Name: ______',
    'Here is a plan for you.',
  ])
    expect(await name(title), title).toBe('my plan');
});

test('[IMPORT-01] the signs of Markdown are in no cell', async () => {
  const week = await pasted(
    '```\n## **Day 1**\n### BREAKFAST\n- **Yogurt** 150g\n- [Bread](https://x.example) `2`\n### LUNCH\n* *Soup*\n> Rice with __peas__\n---\n| a | b |\n```',
  );
  expect(said(week.days[0])).toEqual({
    1: 'Yogurt 150g\nBread 2',
    3: 'Soup\nRice with peas\n| a | b |',
  });
  expect(week.timings[1]).toBe('BREAKFAST');
});

test('[IMPORT-01] a table for each day of a chat bot stays with its heading', async () => {
  const table = (dish: string) =>
    `| Meal | Food |\n|---|---|\n| Lunch | ${dish} |\n| Dinner | ${dish} 2 |`;
  const week = await pasted(`### Day 1\n\n${table('rice')}\n\n### Day 2\n\n${table('dal')}`);
  expect(week.days.slice(0, 2).map(said)).toEqual([
    { 3: 'rice', 6: 'rice 2' },
    { 3: 'dal', 6: 'dal 2' },
  ]);
});

test('[IMPORT-03] the row of an unknown label below the heading of a meal is marked', () => {
  const days = daysOf(
    rows(
      ['', 'Mon', 'Tue', 'Wed'],
      ['LUNCH', '', '', ''],
      ['Main', 'rice', 'roti', 'rice'],
      ['Thali extra', 'curd', 'pickle', 'papad'],
    ),
  );
  expect(said(days[0])).toEqual({ 3: 'rice\ncurd' });
  expect(doubts(days[0])).toEqual(['unknownRow']);
});

test('[IMPORT-01] the energy and nutrients in a heading are no part of the timing, and its hour is', async () => {
  const week = await pasted(
    'Day 1\nBreakfast (294 calories, 23 g carbs)\n- Rusks\nLunch (12:30)\n- Broth\nSnack (1)\n- Figs\nTea (fruit, 90 kcal)\n- Plums\nDinner (ca. 400 kcal)\n- Tofu',
  );
  expect(week.timings.filter((timing) => timing !== null)).toEqual([
    'Breakfast',
    'Lunch (12:30)',
    'Snack (1)',
    'Tea (fruit, 90 kcal)',
    'Dinner',
  ]);
});

test('[IMPORT-01] a bullet at the beginning of a cell is no part of a dish, from any source', async () => {
  const cells = daysOf(rows(['', 'Mon'], ['Lunch', '• Broth\n– Rice'], ['Dinner', '·  Tofu']));
  expect(said(cells[0])).toEqual({ 3: 'Broth\nRice', 6: 'Tofu' });
  const word = '<![if !supportLists]><span>§<span>&nbsp; </span></span><![endif]>';
  const read = await readSource({
    kind: 'paste',
    text: '',
    html: `<table><tr><td></td><td>Mon</td><td>Tue</td></tr><tr><td>Lunch</td><td><p>${word}Broth</p><p>${word}Rice</p></td><td>Pie</td></tr></table>`,
  });
  if (!read.ok) throw new Error(read.message);
  expect(said(daysOf(read.source)[0])).toEqual({ 3: 'Broth\nRice' });
});

test('[IMPORT-03] a drink with its amount right after the name of a meal is no meal of its own', () => {
  const [day] = daysOf(lines('Mon', 'Breakfast: Tea - 1 cup; Lunch: broth; Dinner: tofu'));
  expect(said(day)).toEqual({ 1: 'Tea - 1 cup', 3: 'broth', 6: 'tofu' });
});

test('[IMPORT-03] a reference may be broken over two lines of a cell, and more words beside it are marked', () => {
  const days = daysOf(
    rows(['', 'Mon', 'Tue', 'Wed'], ['Lunch', 'Broth', 'Same as\nMonday', 'Same as Monday\n1 fig']),
  );
  expect(said(days[1])).toEqual({ 3: 'Broth' });
  expect(said(days[2])).toEqual({ 3: 'Same as Monday\n1 fig' });
  expect(doubts(days[2])).toContain('mayRefer');
});

test('[IMPORT-01] a diet drink behind a colon is what is had, while a diet behind a dash is of the heading', () => {
  const [day] = daysOf(
    lines('Mon', 'Snack: Diet coke', 'Lunch - soft diet', '- soup', 'Dinner: fish'),
  );
  expect(said(day)).toEqual({ 2: 'Diet coke', 3: 'soup', 6: 'fish' });
});

test('[IMPORT-01] a line of advice, or a title of two meals, puts no dishes into one meal', () => {
  for (const title of ['Take your vitamins with lunch', '7-day lunch and dinner plan']) {
    const days = daysOf(lines(title, 'Mon', 'oats', 'fish', 'Tue', 'eggs', 'dal'));
    expect(days.slice(0, 2).map((day) => Object.values(said(day)))).toEqual([
      ['oats', 'fish'],
      ['eggs', 'dal'],
    ]);
  }
});

test('[IMPORT-01] a breakfast listed below a later lunch stays in the morning', () => {
  const [day] = daysOf(
    lines('Mon', 'Lunch 13:00: soup', 'Breakfast 8:00: oats', 'Dinner 19:00: fish'),
  );
  expect(said(day)).toEqual({ 1: 'oats', 3: 'soup', 6: 'fish' });
});
