import { docx } from '../build/docx.ts';
import { pageHtml, sheetsHtml, wordHtml } from '../build/html.ts';
import { across, down } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { english, german } from '../foods.ts';
import { copied, DAYS, dish, file, type Labelled, of, placed, typed } from '../labelled.ts';

const THREE = { breakfast: 1, lunch: 3, dinner: 6 };
const three = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const;
const row = (label: string, foods: typeof english, meal: string) => [label, ...of(foods, meal)];

/** Written before the rules were tried on them, to find out what the rules missed. */
export const handouts: readonly Labelled[] = [
  {
    name: 'all meals of a day in one cell.docx',
    given: file(
      'a.docx',
      docx([
        'Low GI plan',
        {
          table: [
            ['Day', 'Menu'],
            ...DAYS.map((day, at) => [
              day,
              three
                .map(([label, meal]) => `${label.charAt(0)}: ${dish(english, meal, at)}`)
                .join('\n'),
            ]),
          ],
        },
      ]),
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'options as rows.xlsx',
    given: file(
      'c.xlsx',
      xlsx([
        {
          name: 'Plan',
          rows: [
            [across('Choose one option per meal, every day', 3)],
            [down('Breakfast', 2), 'Option 1', 'Oats with milk'],
            ['Option 2', '2 eggs with toast'],
            [down('Lunch', 2), 'Option 1', 'Chicken salad'],
            ['Option 2', 'Lentil soup'],
            [down('Dinner', 2), 'Option 1', 'Fish and vegetables'],
            ['Option 2', 'Tofu stir-fry'],
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: Array(7).fill('Oats with milk\nor 2 eggs with toast'),
        3: Array(7).fill('Chicken salad\nor Lentil soup'),
        6: Array(7).fill('Fish and vegetables\nor Tofu stir-fry'),
      },
    ],
  },
  {
    name: 'food groups in columns.xlsx',
    given: file(
      'd.xlsx',
      xlsx([
        {
          name: 'Plan',
          rows: [
            ['Meal (daily)', 'Starch', 'Protein', 'Vegetables', 'Fat'],
            ['Breakfast', '2 slices of rye bread', '1 boiled egg', 'Tomato', '1 tsp butter'],
            ['Lunch', '1 cup of rice', 'Chicken breast 120 g', 'Green salad', '1 tbsp olive oil'],
            ['Dinner', '2 potatoes', 'Salmon 120 g', 'Broccoli', '1 tsp oil'],
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: Array(7).fill('2 slices of rye bread\n1 boiled egg\nTomato\n1 tsp butter'),
        3: Array(7).fill('1 cup of rice\nChicken breast 120 g\nGreen salad\n1 tbsp olive oil'),
        6: Array(7).fill('2 potatoes\nSalmon 120 g\nBroccoli\n1 tsp oil'),
      },
    ],
  },
  {
    name: 'text, meals with the days below',
    given: typed(
      three
        .map(
          ([label, meal]) =>
            `${label.toUpperCase()}\n${DAYS.map((day, at) => `${day}: ${dish(english, meal, at)}`).join('\n')}`,
        )
        .join('\n\n'),
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'a table for each meal.docx',
    given: file(
      'f.docx',
      docx(
        three.flatMap(([label, meal]) => [
          {
            table: [
              [label, ...DAYS],
              ['', ...of(english, meal)],
            ],
          },
          '',
        ]),
      ),
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'cards beside each other.xlsx',
    given: file(
      'g.xlsx',
      xlsx([
        {
          name: 'Cards',
          rows: [0, 4].flatMap((from) => [
            DAYS.slice(from, from + 4).map((day) => across(day, 2)),
            ...three.map(([label, meal]) =>
              DAYS.slice(from, from + 4).flatMap((_, at) => [
                label,
                dish(english, meal, from + at),
              ]),
            ),
            [],
          ]),
        },
      ]),
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'rows that go on below a day.docx',
    given: file(
      'i.docx',
      docx([
        {
          table: [
            ['DAY', 'BREAKFAST', 'LUNCH', 'DINNER'],
            ...DAYS.flatMap((day, at) => [
              [
                day,
                dish(english, 'breakfast', at),
                dish(english, 'lunch', at),
                dish(english, 'dinner', at),
              ],
              ['', 'Tea', 'Water', 'Herbal tea'],
              ['Total', '350 kcal', '500 kcal', '600 kcal'],
            ]),
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: of(english, 'breakfast').map((food) => `${food}\nTea`),
        3: of(english, 'lunch').map((food) => `${food}\nWater`),
        6: of(english, 'dinner').map((food) => `${food}\nHerbal tea`),
      },
    ],
  },
  {
    name: 'meals without known names',
    given: copied(
      sheetsHtml([
        ['', ...DAYS],
        row('Power bowl', english, 'breakfast'),
        row('Main dish', english, 'lunch'),
        row('Light plate', english, 'dinner'),
      ]),
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'eight meals in order',
    given: copied(
      wordHtml(
        ['Plan'],
        [
          ['Time', ...DAYS.map((day) => day.slice(0, 3))],
          ...['7 am', '9 am', '11 am', '1 pm', '4 pm', '6 pm', '8 pm', '10 pm'].map((time, at) => [
            time,
            ...DAYS.map((_, day) => `Dish ${at * 7 + day + 1} of rice`),
          ]),
        ],
      ),
    ),
    weeks: [
      Object.fromEntries(
        Array.from({ length: 8 }, (_, at) => [
          at,
          DAYS.map((_, day) => `Dish ${at * 7 + day + 1} of rice`),
        ]),
      ),
    ],
  },
  {
    name: 'page with headings and lists.html',
    given: file(
      'plan.html',
      `<html><body><h1>7-day plan</h1>${DAYS.map((day, at) => `<h2>${day}</h2><ul><li><strong>Breakfast:</strong> ${dish(english, 'breakfast', at)}</li><li><strong>Lunch:</strong> ${dish(english, 'lunch', at)}</li><li><strong>Dinner:</strong> ${dish(english, 'dinner', at)}</li></ul><p>Daily totals: 1,500 calories, 80 g protein</p>`).join('')}</body></html>`,
    ),
    weeks: [placed(english, THREE)],
  },
  {
    name: 'days with a number and a title',
    given: copied(
      pageHtml(
        'Plan',
        [
          ['', 'Breakfast', 'Lunch', 'Snack', 'Dinner'],
          ...DAYS.map((day, at) => [
            `Day ${at + 1}\n${day}\n(rest day)`,
            dish(english, 'breakfast', at),
            dish(english, 'lunch', at),
            dish(english, 'snack2', at),
            dish(english, 'dinner', at),
          ]),
        ],
        'Enjoy!',
      ),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, snack2: 4, dinner: 6 })],
  },
  {
    name: 'single letters as days.xlsx',
    given: file(
      'j.xlsx',
      xlsx([
        {
          name: 'A',
          rows: [
            ['', 'M', 'T', 'W', 'T', 'F', 'S', 'S'],
            row('B', german, 'breakfast'),
            row('L', german, 'lunch'),
            row('D', german, 'dinner'),
          ],
        },
      ]),
    ),
    weeks: [placed(german, THREE)],
  },
  {
    name: 'a month, weeks down and days across.xlsx',
    given: file(
      'k.xlsx',
      xlsx([
        {
          name: 'Dinners',
          rows: [
            ['', ...DAYS],
            ...[1, 2, 3, 4].flatMap((week) => [
              [
                `Week ${week}`,
                ...DAYS.map((_, day) => `Lunch: soup ${week}${day}\nDinner: stew ${week}${day}`),
              ],
            ]),
          ],
        },
      ]),
    ),
    weeks: [1, 2, 3, 4].map((week) => ({
      3: DAYS.map((_, day) => `soup ${week}${day}`),
      6: DAYS.map((_, day) => `stew ${week}${day}`),
    })),
  },
];
