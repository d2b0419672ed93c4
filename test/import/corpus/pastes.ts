import { excelHtml, pageHtml, sheetsHtml, wordHtml } from '../build/html.ts';
import { across } from '../build/rows.ts';
import { english, french, german, indian, spanish } from '../foods.ts';
import { copied, DAYS, dish, file, type Labelled, of, placed, typed } from '../labelled.ts';

const row = (label: string, foods: typeof english, meal: string) => [label, ...of(foods, meal)];
const csv = (rows: readonly (readonly string[])[], sign: string) =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(sign),
    )
    .join('\r\n');

export const pastes: readonly Labelled[] = [
  {
    name: 'excel clipboard, merged title',
    given: copied(
      excelHtml([
        [across('Meal plan for Anna – w/c 23 Nov', 8)],
        ['', ...DAYS.map((day, at) => `${day.slice(0, 3)} ${23 + at} Nov`)],
        row('Breakfast', english, 'breakfast'),
        row('Lunch', english, 'lunch'),
        row('Dinner', english, 'dinner'),
        [across('Drink 2 l of water', 8)],
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'word clipboard, days down',
    given: copied(
      wordHtml(
        ['Wochenplan', ''],
        [
          ['', 'Frühstück', 'Vormittag', 'Mittag', 'Nachmittag', 'Abend'],
          ...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map(
            (day, at) => [
              day,
              ...['breakfast', 'mid', 'lunch', 'snack', 'dinner'].map((meal) =>
                dish(german, meal, at),
              ),
            ],
          ),
        ],
        ['Bitte täglich 2 Liter trinken.'],
      ),
    ),
    weeks: [placed(german, { breakfast: 1, mid: 2, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'google sheets clipboard, numbered meals',
    given: copied(
      sheetsHtml([
        ['', 'Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7'],
        row('Meal 1 (8am)', english, 'breakfast'),
        row('Meal 2 (11am)', english, 'snack'),
        row('Meal 3 (1pm)', english, 'lunch'),
        row('Meal 4 (4pm)', english, 'snack2'),
        row('Meal 5 (7pm)', english, 'dinner'),
      ]),
    ),
    weeks: [placed(english, { breakfast: 0, snack: 1, lunch: 2, snack2: 3, dinner: 4 })],
  },
  {
    name: 'web page with navigation',
    given: copied(
      pageHtml(
        '7-Day Mediterranean Meal Plan',
        [
          ['Day', 'Breakfast', 'Lunch', 'Dinner'],
          ...DAYS.map((day, at) => [
            `${day} (${1500 + at} kcal)`,
            dish(english, 'breakfast', at),
            dish(english, 'lunch', at),
            dish(english, 'dinner', at),
          ]),
        ],
        'Talk to your doctor before you begin.',
      ),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'semicolons.csv in Windows-1252',
    given: {
      kind: 'file',
      name: 'plan.csv',
      bytes: new Uint8Array(
        Buffer.from(
          csv(
            [
              ['', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
              row('Frühstück', german, 'breakfast'),
              row('Mittagessen', german, 'lunch'),
              row('Abendessen', german, 'dinner'),
            ],
            ';',
          ),
          'latin1',
        ),
      ),
    },
    weeks: [placed(german, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'commas.csv with quotes',
    given: file(
      'plan.csv',
      csv(
        [
          ['Day', 'Breakfast', 'Lunch', 'Dinner', 'Notes'],
          ...DAYS.map((day, at) => [
            day,
            dish(english, 'breakfast', at),
            dish(english, 'lunch', at),
            dish(english, 'dinner', at),
            'as needed',
          ]),
        ],
        ',',
      ),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'utf-16.tsv of Excel',
    given: {
      kind: 'file',
      name: 'plan.tsv',
      bytes: new Uint8Array(
        Buffer.from(
          `\uFEFF${csv([['', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'], row('Desayuno', spanish, 'breakfast'), row('Almuerzo', spanish, 'lunch'), row('Cena', spanish, 'dinner')], '\t')}`,
          'utf16le',
        ),
      ),
    },
    weeks: [placed(spanish, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'whatsapp export',
    given: typed(
      [
        '[23/11/2026, 08:15:32] Dr. Maria: Hi Anna! Here is your plan for next week 😊',
        ...DAYS.map(
          (day, at) =>
            `[23/11/2026, 08:${16 + at}:04] Dr. Maria: *${day}*\nBreakfast: ${dish(english, 'breakfast', at)}\nLunch: ${dish(english, 'lunch', at)}\nSnack - ${dish(english, 'snack2', at)}\nDinner: ${dish(english, 'dinner', at)}`,
        ),
        '[23/11/2026, 08:30:00] Anna: Thank you so much!',
      ].join('\n'),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, snack2: 4, dinner: 6 })],
  },
  {
    name: 'whatsapp android, one line a day',
    given: typed(
      DAYS.map(
        (day, at) =>
          `23.11.26, 08:${16 + at} - Dt. Priya: ${day} – Breakfast: ${dish(indian, 'breakfast', at)}; Lunch: ${dish(indian, 'lunch', at)}; Dinner: ${dish(indian, 'dinner', at)}`,
      ).join('\n'),
    ),
    weeks: [placed(indian, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'chat, one day with emoji and times',
    given: typed(
      'Hello dear, your diet 👇 same every day\n\n🌅 7 am – Warm water + soaked almonds\n🍳 8:30 am – Oats or idli\n🍎 11 am – One fruit\n🍛 1:30 pm – 2 roti, dal, sabzi\n☕ 5 pm – Green tea, chana\n🥗 8 pm – Soup + salad\n🥛 10 pm – Turmeric milk',
    ),
    weeks: [
      Object.fromEntries(
        [
          [0, 'Warm water + soaked almonds'],
          [1, 'Oats or idli'],
          [2, 'One fruit'],
          [3, '2 roti, dal, sabzi'],
          [5, 'Green tea, chana'],
          [6, 'Soup + salad'],
          [7, 'Turmeric milk'],
        ].map(([place, text]) => [place, Array(7).fill(text)]),
      ),
    ],
  },
  {
    name: 'french text with jour 1',
    given: typed(
      of(french, 'breakfast')
        .map(
          (_, at) =>
            `Jour ${at + 1}\nPetit-déjeuner : ${dish(french, 'breakfast', at)}\nDéjeuner : ${dish(french, 'lunch', at)}\nCollation : ${dish(french, 'snack', at)}\nDîner : ${dish(french, 'dinner', at)}\n`,
        )
        .join('\n'),
    ),
    weeks: [placed(french, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'markdown table',
    given: typed(
      [
        '| Meal | Mon | Tue | Wed | Thu | Fri | Sat | Sun |',
        '|---|---|---|---|---|---|---|---|',
        ...[
          ['Breakfast', 'breakfast'],
          ['Lunch', 'lunch'],
          ['Dinner', 'dinner'],
        ].map(([label = '', meal = '']) => `| ${[label, ...of(english, meal)].join(' | ')} |`),
      ].join('\n'),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'tabs, plain block without headings',
    given: typed(
      [of(english, 'breakfast'), of(english, 'lunch'), of(english, 'dinner')]
        .map((cells) => cells.join('\t'))
        .join('\n'),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'two weeks beside each other',
    given: copied(
      sheetsHtml([
        ['', across('Week 1', 7), across('Week 2', 7)],
        ['', ...DAYS.map((day) => day.slice(0, 3)), ...DAYS.map((day) => day.slice(0, 3))],
        ...[
          ['Breakfast', 'breakfast'],
          ['Lunch', 'lunch'],
          ['Dinner', 'dinner'],
        ].map(([label = '', meal = '']) => [label, ...of(english, meal), ...of(indian, meal)]),
      ]),
    ),
    weeks: [
      placed(english, { breakfast: 1, lunch: 3, dinner: 6 }),
      placed(indian, { breakfast: 1, lunch: 3, dinner: 6 }),
    ],
  },
];
