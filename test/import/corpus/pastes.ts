import { excelHtml, sheetsHtml } from '../build/html.ts';
import { across } from '../build/rows.ts';
import { english, german, indian, spanish } from '../foods.ts';
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
