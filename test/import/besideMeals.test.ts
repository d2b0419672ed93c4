import { expect, test } from 'vitest';
import { daysOf, doubts, lines, pasted, rows, said } from './recognised.ts';

test('[IMPORT-03] a breakfast, lunch or dinner whose row another meal has is marked', () => {
  const [day] = daysOf(
    lines('Mon', 'Breakfast: oats', 'Lunch: rice', 'Midday meal: pie', 'Dinner: fish'),
  );
  expect(day?.find(({ text }) => text === 'rice')?.unsure).toContain('displaced');
  const [almuerzo] = daysOf(
    lines('Lunes', 'Desayuno: avena', 'Almuerzo: fruta', 'Comida: arroz', 'Cena: pescado'),
  );
  expect(doubts(almuerzo)).not.toContain('displaced');
  const [numbered] = daysOf(
    lines('Mon', 'Breakfast 1', 'oats', 'Breakfast 2', 'eggs', 'Lunch', 'rice'),
  );
  expect(doubts(numbered)).toEqual([]);
});

test('[IMPORT-01] the hours of eating below a day are no meal', () => {
  const [day] = daysOf(
    lines('Monday', '11 am – 7 pm', 'Breakfast (11 am)', 'eggs', 'Dinner (6 pm)', 'fish'),
  );
  expect(said(day)).toEqual({ 1: 'eggs', 6: 'fish' });
});

test('[IMPORT-01] alternatives below a list belong to the meal above them', () => {
  const listed = (head: string) =>
    lines('Day 1', 'Colazione', '- latte', head, '- tè', 'Pranzo', '- riso', 'Cena', '- pesce');
  const all = { 3: '- riso', 6: '- pesce' };
  for (const head of ['Alternative colazione:', 'Alternativ:', 'In alternativa:']) {
    const [day] = daysOf(listed(head));
    expect(Object.keys(said(day)).map(Number)).toEqual([1, ...Object.keys(all).map(Number)]);
    expect(day?.[1]?.text).toContain('tè');
  }
  // In words that nobody lists, if they return on the day.
  const [day] = daysOf(
    lines('Day 1', 'Lunch', '- rice', 'Trades', '- pasta', 'Dinner', '- fish', 'Trades', '- tofu'),
  );
  expect(said(day)).toEqual({ 3: 'rice\nTrades\npasta', 6: 'fish\nTrades\ntofu' });
  expect(doubts(day)).toEqual(['maybeHeading', 'maybeHeading']);
});

test('[IMPORT-03] a long sentence below a meal is marked, a dish is not', async () => {
  const marked = async (text: string) => doubts((await pasted(text)).days[0]);
  const why = ['maybeRemark'];
  const sentence = 'This lunch gives you strength for all of the afternoon.';
  expect(await marked(`Monday\nLunch\n- rice\n${sentence}\nDinner\n- fish`)).toEqual(why);
  expect(await marked('Monday\nLunch\n- rice\nGreen salad\nDinner\n- fish')).toEqual([]);
});

test('[IMPORT-01] tables of a shopping list below a day are no meals', async () => {
  const day = (nth: number, dish: string) =>
    `## Day ${nth}\n\n| Meal | Food |\n|---|---|\n| Breakfast | ${dish} |\n| Dinner | fish |\n`;
  const shop = (rows: string) =>
    `## Shopping list\n\n### Fresh\n\n| Item | Amount |\n|---|---|\n${rows}`;
  const read = async (rows: string) =>
    (await pasted(`${day(1, 'oats')}\n${day(2, 'eggs')}\n${shop(rows)}`)).days.map(said);
  const both = [{ 1: 'oats', 6: 'fish' }, { 1: 'eggs', 6: 'fish' }, {}, {}, {}, {}, {}];
  expect(await read('| Snacks | nuts |\n| Drinks | water |')).toEqual(both);
  const blocks =
    '| a | b | c | d | e |\n|---|---|---|---|---|\n| leek | 2 pcs | Sat | 1 left | days |';
  expect(
    (await pasted(`${day(1, 'oats')}\n${day(2, 'eggs')}\n## Fresh\n\n${blocks}`)).days.map(said),
  ).toEqual(both);
});

test('[IMPORT-01] options with a dish below a meal are no days', () => {
  const [day] = daysOf(
    lines('Lunch', 'Option 1: rice', 'Option 2: soup', 'Dinner', 'Option 1: fish', 'Option 2: pie'),
  );
  expect(said(day)).toEqual({
    3: 'Option 1: rice\nOption 2: soup',
    6: 'Option 1: fish\nOption 2: pie',
  });
  const days = daysOf(
    lines('Menu 1: Training', 'Lunch: rice', 'Dinner: fish', 'Menu 2: Rest', 'Lunch: soup'),
  );
  expect(said(days[1])).toEqual({ 3: 'soup' });
  const choices = daysOf(lines('Monday', 'Menu 1: stew', 'Menu 2: pie', 'Tuesday', 'Menu 1: dal'));
  expect(said(choices[0])).toEqual({ 3: 'Menu 1: stew\nMenu 2: pie' });
});

test('[IMPORT-01] the head of a table that names courses makes one lunch of each row', () => {
  const days = daysOf(
    rows(
      ['Day', 'Soup', 'Main', 'Dessert'],
      ['Mon', 'leek', 'pie', 'kiwi'],
      ['Tue', 'pea', 'stew', 'plum'],
    ),
  );
  expect(days.slice(0, 2).map(said)).toEqual([{ 3: 'leek\npie\nkiwi' }, { 3: 'pea\nstew\nplum' }]);
});

test('[IMPORT-01] side dishes on a line of their own each day stay in the meal', () => {
  const days = daysOf(
    lines(
      'Mon',
      'Dinner: stew',
      'Sides: mash',
      'Tue',
      'Dinner: fish',
      'Sides: rice',
      'Wed',
      'Dinner: pie',
    ),
  );
  expect(said(days[0])).toEqual({ 6: 'stew\nSides: mash' });
});

test('[IMPORT-01] days of nothing but sentences say what to eat', () => {
  const day = (nth: string, food: string) => [`Day ${nth}`, `On this day you eat only ${food}.`];
  const days = daysOf(lines(...day('1', 'fruit'), ...day('2', 'greens'), ...day('3', 'soup')));
  expect(days.slice(0, 3).map((each) => Object.values(said(each)).length)).toEqual([1, 1, 1]);
});

test('[IMPORT-01] a word in brackets behind the colon belongs to the dish', () => {
  const [day] = daysOf(lines('Mon', 'Lunch: (cold) soup', 'Dinner (hot): fish'));
  expect(said(day)).toEqual({ 3: '(cold) soup', 6: 'fish' });
});

test('[IMPORT-01] what stands behind the last meal is one of its dishes only if it looks like them', async () => {
  const paragraphs = ['oats', 'rice', 'fish'].map(
    (dish) => `Have ${dish} as you like it best, with herbs from here.`,
  );
  const may = 'You can have berries with it, as far as that is possible.';
  const prose = daysOf(
    lines(
      'Day 1',
      'Breakfast',
      paragraphs[0] ?? '',
      'Lunch',
      paragraphs[1] ?? '',
      'Dinner',
      paragraphs[2] ?? '',
      may,
    ),
  );
  expect(said(prose[0])[6]).toContain(may);
  const titled = await pasted(
    '## Part 1: the plan\n\n## Day 1\n\n- Lunch: rice\n- Dinner: fish\n\n## Part 2: the shop\n\n- leek',
  );
  expect(said(titled.days[0])).toEqual({ 3: 'rice', 6: 'fish' });
});

test('[IMPORT-01] snacks of two times, side dishes among lines and options right below a meal are read', () => {
  const [snack] = daysOf(
    lines(
      'Lunedì',
      'Colazione',
      'latte',
      'Spuntino di metà mattina e di metà pomeriggio',
      'mela',
      'Cena',
      'riso',
    ),
  );
  expect(said(snack)[1]).toBe('latte');
  const day = (name: string) => [
    name,
    'Breakfast: oats',
    'Snack: kiwi',
    'Lunch: rice',
    'Dinner: stew',
    'Sides: mash',
  ];
  expect(said(daysOf(lines(...day('Mon'), ...day('Tue'), ...day('Wed')))[0])[6]).toBe(
    'stew\nSides: mash',
  );
  const first = daysOf(lines('Lunch', 'Option 1: rice', 'Dinner', 'Option 1: fish'));
  expect(said(first[0])).toEqual({ 3: 'Option 1: rice', 6: 'Option 1: fish' });
});

test('[IMPORT-01] a quarter of an avocado, quinoa and water are no days', async () => {
  const meals = (...dishes: string[]) => ['Kahvaltı', ...dishes.map((dish) => `- ${dish}`)];
  const { days } = await pasted(
    [
      ...['Lundi', ...meals('Pain avec avocat (1/4)', 'Quinoa (50 g)')],
      ...['Mardi', ...meals('2 bardak ılık su', '1 su bardağı kefir', 'Bol salata ve 1 tk yağ')],
    ].join('\n'),
  );
  expect(said(days[0])).toEqual({ 1: 'Pain avec avocat (1/4)\nQuinoa (50 g)' });
  expect(said(days[1])).toEqual({
    1: '2 bardak ılık su\n1 su bardağı kefir\nBol salata ve 1 tk yağ',
  });
  expect(days.slice(2).flatMap((day) => Object.keys(said(day)))).toEqual([]);
});
