import { expect, test } from 'vitest';
import { plainTable } from '#domain/import/source.ts';
import { daysOf, lines, said } from './recognised.ts';

const week = (...days: string[][]) => daysOf(lines(...days.flat())).map(said);

test('[IMPORT-01] a side or drink that returns each day is no heading and stays where it is', () => {
  const spanish = (day: string, main: string) => [
    day,
    'Desayuno',
    `Pan con ${day}`,
    'Comida',
    main,
    'Ensalada verde',
    `Fruta de ${day}`,
    'Cena',
    `Sopa de ${main}`,
  ];
  const days = week(
    spanish('Lunes', 'Pollo'),
    spanish('Martes', 'Arroz'),
    spanish('Miércoles', 'Lentejas'),
  );
  expect(days[1]).toEqual({
    1: 'Pan con Martes',
    3: 'Arroz\nEnsalada verde\nFruta de Martes',
    6: 'Sopa de Arroz',
  });
  const english = (day: string, oats: string, main: string) => [
    day,
    `Breakfast: ${oats}`,
    'Black coffee',
    'Lunch',
    main,
    'Green salad',
    'Dinner',
    `${main} soup`,
    'Fruit',
  ];
  const read = week(
    english('Monday', 'oats', 'Chicken'),
    english('Tuesday', 'eggs', 'Rice'),
    english('Wednesday', 'toast', 'Lentils'),
  );
  expect(read[0]).toEqual({
    1: 'oats\nBlack coffee',
    3: 'Chicken\nGreen salad',
    6: 'Chicken soup\nFruit',
  });
});

test('[IMPORT-01] a dish called a meal is no heading where nothing stands below it', () => {
  const free = (day: string, dinner: string) => [
    day,
    'Breakfast',
    'Oats',
    'Dinner',
    dinner,
    'Cheat meal',
  ];
  const days = week(free('Monday', 'Dal'), free('Tuesday', 'Fish'), free('Wednesday', 'Tofu'));
  expect(days[2]).toEqual({ 1: 'Oats', 6: 'Tofu\nCheat meal' });
});

test('[IMPORT-01] dishes that are on a shopping list above the plan stay in their meals', () => {
  const list = ['Shopping list', 'Oats', 'Milk', 'Eggs'];
  const days = week(
    list,
    ['Monday', 'Breakfast', 'Oats', 'Milk'],
    ['Tuesday', 'Breakfast', 'Oats', 'Milk', 'Dinner', 'Soup'],
  );
  expect(days[0]).toEqual({ 1: 'Oats\nMilk' });
  expect(days[1]).toEqual({ 1: 'Oats\nMilk', 6: 'Soup' });
});

test('[IMPORT-01] the last dish is no closing line, however it is written', () => {
  const plan = (...dishes: string[]) =>
    week([
      'Monday',
      'Breakfast',
      ...dishes.slice(0, 2),
      'Lunch',
      ...dishes.slice(2, 4),
      'Dinner',
      ...dishes.slice(4),
    ])[0]?.[6];
  const small = ['oats', 'milk', 'soup', 'bread', 'fish'];
  expect(plan(...small, 'Potatoes')).toBe('fish\nPotatoes');
  expect(plan(...small, 'Yoghurt with berries')).toBe('fish\nYoghurt with berries');
  const listed = small.map((dish) => `- ${dish}`);
  expect(plan(...listed, 'Yoghurt with berries')).toBe('fish\nYoghurt with berries');
  const restes = 'Restes du repas de midi avec une salade verte et du pain.';
  expect(plan(...small, restes)).toBe(`fish\n${restes}`);
  const soup = 'Vegetable soup with cream and some bread from the baker.';
  expect(plan(...listed, soup)).toBe(`fish\n${soup}`);
  const long = 'Gemüsesuppe mit etwas Sahne und ein wenig Brot vom Bäcker.';
  expect(plan('100 g Haferflocken', 'Milch', 'Reis', 'Linsen', '100 g Quark', long)).toBe(
    `100 g Quark\n${long}`,
  );
});

test('[IMPORT-01] the last row of a table may be a long dish', () => {
  const dish = 'Vegetable soup with a little cream and some bread from the baker.';
  const days = daysOf({
    sheets: [
      {
        name: '',
        blocks: [
          plainTable([
            ['', 'Monday', 'Tuesday'],
            ['Breakfast', 'Oats', 'Eggs'],
            ['Lunch', 'Rice', 'Dal'],
            ['Dinner', 'Fish', 'Tofu'],
            ['', dish, ''],
          ]),
        ],
      },
    ],
  }).map(said);
  expect(days[0]?.[6]).toBe(`Fish\n${dish}`);
});

test('[IMPORT-01] a lunch that never has a colon is a lunch all the same', () => {
  const english = (day: string) => [
    day,
    'Breakfast: oats',
    'Lunch soup with bread',
    'Dinner: fish',
  ];
  for (const day of week(english('Monday'), english('Tuesday')).slice(0, 2))
    expect(day).toEqual({ 1: 'oats', 3: 'soup with bread', 6: 'fish' });
  const french = (day: string) => [
    day,
    'Petit déjeuner : pain',
    'Déjeuner poulet riz',
    'Dîner : soupe',
  ];
  expect(week(french('Lundi'), french('Mardi'))[1]).toEqual({
    1: 'pain',
    3: 'poulet riz',
    6: 'soupe',
  });
});

test('[IMPORT-01] another day named in the sentence of a dish moves no meal', () => {
  const days = week(
    [
      'Monday',
      'Breakfast: oats. On Sunday: eggs.',
      'Lunch: soup. On Sunday: roast.',
      'Dinner: fish',
    ],
    [
      'Tuesday',
      'Breakfast: oats with milk. Saturday and Sunday: eggs with toast.',
      'Lunch: rice',
      'Dinner: dal',
    ],
    [
      'Wednesday',
      'Breakfast',
      'Oats with milk. On Sunday breakfast: eggs.',
      'Lunch',
      'Oats. Sunday: eggs.',
      'Dinner',
      'Stew',
    ],
    ['Thursday: Breakfast: oats. On Sunday: eggs. Lunch: soup. Dinner: peas'],
  );
  expect(days[0]).toEqual({ 1: 'oats. On Sunday: eggs.', 3: 'soup. On Sunday: roast.', 6: 'fish' });
  expect(days[1]).toEqual({
    1: 'oats with milk. Saturday and Sunday: eggs with toast.',
    3: 'rice',
    6: 'dal',
  });
  expect(days[2]).toEqual({
    1: 'Oats with milk. On Sunday breakfast: eggs.',
    3: 'Oats. Sunday: eggs.',
    6: 'Stew',
  });
  expect(days[3]).toMatchObject({ 6: 'peas' });
  expect(days[6] ?? {}).toEqual({});
});
