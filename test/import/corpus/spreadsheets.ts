import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { english, german, indian } from '../foods.ts';
import { DAYS, dish, file, type Labelled, of, placed } from '../labelled.ts';

const EIGHT = { early: 0, breakfast: 1, mid: 2, lunch: 3, evening: 5, dinner: 6, bed: 7 };
const FIVE = { breakfast: 1, snack: 2, lunch: 3, snack2: 4, dinner: 6 };
const row = (label: string, foods: typeof indian, meal: string) => [label, ...of(foods, meal)];

export const spreadsheets: readonly Labelled[] = [
  {
    name: 'indian-week.xlsx',
    given: file(
      'indian-week.xlsx',
      xlsx([
        {
          name: 'Sheet1',
          rows: [
            [across('DIET PLAN – Mrs. Kavita Rao (1500 kcal)', 8)],
            [across('Weight: 72 kg   Height: 160 cm   BMI: 28.1', 8)],
            [],
            ['Meal / Time', ...DAYS.map((day) => day.toUpperCase())],
            row('Early morning (6:30 am)', indian, 'early'),
            row('Breakfast (8:30 am)', indian, 'breakfast'),
            row('Mid-morning (11 am)', indian, 'mid'),
            row('Lunch (1:30 pm)', indian, 'lunch'),
            row('Evening snack (5 pm)', indian, 'evening'),
            row('Dinner (8 pm)', indian, 'dinner'),
            row('Bed time (10 pm)', indian, 'bed'),
            [],
            [across('Note: Drink 2.5–3 l of water. Avoid sugar, maida and fried food.', 8)],
          ],
        },
      ]),
    ),
    weeks: [placed(indian, EIGHT)],
  },
  {
    name: 'days-down-with-calories.xlsx',
    given: file(
      'days-down-with-calories.xlsx',
      xlsx([
        {
          name: 'Meal prep',
          rows: [
            [
              'Day',
              'Breakfast',
              'kcal',
              'Snack',
              'kcal',
              'Lunch',
              'kcal',
              'Snack',
              'kcal',
              'Dinner',
              'kcal',
              'Total',
            ],
            ...DAYS.map((day, at) => [
              day,
              dish(english, 'breakfast', at),
              { number: 350 + at },
              dish(english, 'snack', at),
              { number: 150 },
              dish(english, 'lunch', at),
              { number: 480 },
              dish(english, 'snack2', at),
              { number: 120 },
              dish(english, 'dinner', at),
              { number: 560 },
              { number: 1660 + at },
            ]),
            [
              'Average',
              '',
              { number: 353 },
              '',
              { number: 150 },
              '',
              { number: 480 },
              '',
              { number: 120 },
              '',
              { number: 560 },
              { number: 1663 },
            ],
          ],
        },
      ]),
    ),
    weeks: [placed(english, FIVE)],
  },
  {
    name: 'food-and-kcal-below-each-day.xlsx',
    given: file(
      'food-and-kcal-below-each-day.xlsx',
      xlsx([
        {
          name: 'Plan',
          inline: true,
          rows: [
            ['', ...DAYS.map((day) => across(day, 2))],
            ['', ...DAYS.flatMap(() => ['Food', 'Calories'])],
            ...Object.entries({
              Breakfast: 'breakfast',
              Lunch: 'lunch',
              Dinner: 'dinner',
              Snacks: 'snack',
            }).map(([label, meal]) => [
              label,
              ...of(english, meal).flatMap((food, at) => [food, { number: 200 + at }]),
            ]),
            ['Total', ...DAYS.flatMap(() => ['', { number: 1400 }])],
          ],
        },
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6, snack: 7 })],
  },
  {
    name: 'sheet-for-each-day.xlsx',
    given: file(
      'sheet-for-each-day.xlsx',
      xlsx([
        ...DAYS.map((day, at) => ({
          name: day,
          rows: [
            [across(`${day} – training plan`, 3)],
            ['Meal', 'Food', 'Calories'],
            ['Breakfast', dish(english, 'breakfast', at), { number: 350 }],
            ['Lunch', dish(english, 'lunch', at), { number: 500 }],
            ['Afternoon snack', dish(english, 'snack2', at), { number: 150 }],
            ['Dinner', dish(english, 'dinner', at), { number: 600 }],
            ['TOTAL', '', { number: 1600 }],
          ],
        })),
        {
          name: 'Shopping',
          rows: [
            ['Item', 'Amount'],
            ['Eggs', '12'],
            ['Oats', '1 kg'],
          ],
        },
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, snack2: 4, dinner: 6 })],
  },
  {
    name: 'week-sheets-and-hidden.xlsx',
    given: file(
      'week-sheets-and-hidden.xlsx',
      xlsx([
        {
          name: 'Woche 1',
          rows: [
            ['', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
            row('Frühstück', german, 'breakfast'),
            row('Mittagessen', german, 'lunch'),
            row('Abendessen', german, 'dinner'),
          ],
        },
        { name: 'Lists', hidden: true, rows: [['Monday', 'Breakfast', 'secret']] },
        {
          name: 'Woche 2',
          rows: [
            ['', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
            row('Frühstück', german, 'mid'),
            row('Mittagessen', german, 'snack'),
            row('Abendessen', german, 'lunch'),
          ],
        },
      ]),
    ),
    weeks: [
      placed(german, { breakfast: 1, lunch: 3, dinner: 6 }),
      placed(german, { mid: 1, snack: 3, lunch: 6 }),
    ],
  },
  {
    name: 'dates-and-times-as-numbers.xlsx',
    given: file(
      'dates-and-times-as-numbers.xlsx',
      xlsx([
        {
          name: 'KW 48',
          rows: [
            [
              'Uhrzeit',
              'Mahlzeit',
              ...DAYS.map((_, at) => ({ number: 46349 + at, as: 'date' as const })),
            ],
            ...[
              [7.5, 'Frühstück', 'breakfast'],
              [10, 'Zwischenmahlzeit', 'mid'],
              [12.5, 'Mittagessen', 'lunch'],
              [15.5, 'Zwischenmahlzeit', 'snack'],
              [18.5, 'Abendessen', 'dinner'],
            ].map(([hour, label, meal]) => [
              { number: Number(hour) / 24, as: 'time' as const },
              String(label),
              ...of(german, String(meal)),
            ]),
          ],
        },
      ]),
    ),
    weeks: [placed(german, { breakfast: 1, mid: 2, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'shopping-list-beside.xlsx',
    given: file(
      'shopping-list-beside.xlsx',
      xlsx([
        {
          name: 'Plan',
          rows: [
            ['MENU', ...DAYS.map((day) => day.slice(0, 3)), '', 'SHOPPING LIST', 'Qty'],
            [...row('BREAKFAST', english, 'breakfast'), '', 'Eggs', '12'],
            [...row('LUNCH', english, 'lunch'), '', 'Milk', '2 l'],
            [...row('DINNER', english, 'dinner'), '', 'Bread', '1'],
            ['', '', '', '', '', '', '', '', '', 'Oats', '1 kg'],
            ['', '', '', '', '', '', '', '', '', 'Apples', '7'],
          ],
        },
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'meals-as-section-rows.xlsx',
    given: file(
      'meals-as-section-rows.xlsx',
      xlsx([
        {
          name: 'Weekly menu',
          rows: [
            [across('WEEKLY MENU', 7)],
            DAYS.map((day) => day.toUpperCase()),
            [across('BREAKFAST', 7)],
            of(english, 'breakfast'),
            [across('LUNCH', 7)],
            of(english, 'lunch'),
            DAYS.map(() => 'side salad'),
            [across('DINNER', 7)],
            of(english, 'dinner'),
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: of(english, 'breakfast'),
        3: of(english, 'lunch').map((food) => `${food}\nside salad`),
        6: of(english, 'dinner'),
      },
    ],
  },
  {
    name: 'numbered-days-four-weeks.xlsx',
    given: file(
      'numbered-days-four-weeks.xlsx',
      xlsx([
        {
          name: '28 day plan',
          rows: [
            ['DAY', 'BREAKFAST', 'LUNCH', 'DINNER', 'WORKOUT'],
            ...Array.from({ length: 28 }, (_, at) => [
              `Day ${at + 1}`,
              dish(english, 'breakfast', at % 7),
              dish(at < 14 ? english : indian, 'lunch', at % 7),
              dish(indian, 'dinner', at % 7),
              'Walk 30 min',
            ]),
          ],
        },
      ]),
    ),
    weeks: [0, 1, 2, 3].map((week) => ({
      1: of(english, 'breakfast'),
      3: of(week < 2 ? english : indian, 'lunch'),
      6: of(indian, 'dinner'),
    })),
  },
  {
    name: 'option-columns.xlsx',
    given: file(
      'option-columns.xlsx',
      xlsx([
        {
          name: 'Daily',
          rows: [
            [across('Same every day – choose one option for each meal', 5)],
            ['Time', 'Meal', 'Option 1', 'Option 2', 'Option 3'],
            ['7:30 am', 'Breakfast', 'Oats with milk', '2 egg omelette', 'Poha'],
            ['11:00 am', 'Mid-morning', 'Apple', 'Buttermilk', ''],
            ['1:30 pm', 'Lunch', '2 roti + dal', 'Rice + fish curry', 'Quinoa pulao'],
            ['5:00 pm', 'Evening snack', 'Roasted chana', 'Sprouts', ''],
            ['8:00 pm', 'Dinner', 'Soup + salad', '1 roti + sabzi', 'Grilled paneer'],
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: Array(7).fill('Oats with milk\nor 2 egg omelette\nor Poha'),
        2: Array(7).fill('Apple\nor Buttermilk'),
        3: Array(7).fill('2 roti + dal\nor Rice + fish curry\nor Quinoa pulao'),
        5: Array(7).fill('Roasted chana\nor Sprouts'),
        6: Array(7).fill('Soup + salad\nor 1 roti + sabzi\nor Grilled paneer'),
      },
    ],
  },
];
