import { across, down } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { arabic, english, french, german, hindi, indian, italian } from '../foods.ts';
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
    name: 'two-weeks-stacked.xlsx',
    given: file(
      'two-weeks-stacked.xlsx',
      xlsx([
        {
          name: '14 days',
          rows: [
            [across('WEEK 1', 8)],
            ['', ...DAYS],
            row('Breakfast', english, 'breakfast'),
            row('Lunch', english, 'lunch'),
            row('Dinner', english, 'dinner'),
            [],
            [across('WEEK 2', 8)],
            ['', ...DAYS],
            row('Breakfast', indian, 'breakfast'),
            row('Lunch', indian, 'lunch'),
            row('Dinner', indian, 'dinner'),
          ],
        },
      ]),
    ),
    weeks: [
      placed(english, { breakfast: 1, lunch: 3, dinner: 6 }),
      placed(indian, { breakfast: 1, lunch: 3, dinner: 6 }),
    ],
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
    name: 'long-list-of-meals.xlsx',
    given: file(
      'long-list-of-meals.xlsx',
      xlsx([
        {
          name: 'Data',
          rows: [
            ['Day', 'Meal', 'Menu', 'Quantity', 'Protein (g)'],
            ...DAYS.flatMap((day, at) => [
              [down(day, 3), 'Breakfast', dish(english, 'breakfast', at), '1 bowl', { number: 12 }],
              ['Lunch', dish(english, 'lunch', at), '1 plate', { number: 25 }],
              ['Dinner', dish(english, 'dinner', at), '1 plate', { number: 30 }],
            ]),
          ],
        },
      ]),
    ),
    weeks: [
      {
        1: of(english, 'breakfast').map((food) => `${food} (1 bowl)`),
        3: of(english, 'lunch').map((food) => `${food} (1 plate)`),
        6: of(english, 'dinner').map((food) => `${food} (1 plate)`),
      },
    ],
  },
  {
    name: 'sunday-first.xlsx',
    given: file(
      'sunday-first.xlsx',
      xlsx([
        {
          name: 'Week',
          rows: [
            ['Meal', 'Sunday', ...DAYS.slice(0, 6)],
            ...Object.entries({
              Breakfast: 'breakfast',
              'AM Snack': 'snack',
              Lunch: 'lunch',
              'PM Snack': 'snack2',
              Dinner: 'dinner',
            }).map(([label, meal]) => [
              label,
              dish(english, meal, 6),
              ...of(english, meal).slice(0, 6),
            ]),
          ],
        },
      ]),
    ),
    weeks: [placed(english, FIVE)],
  },
  {
    name: 'merged-all-week.xlsx',
    given: file(
      'merged-all-week.xlsx',
      xlsx([
        {
          name: 'A',
          rows: [
            ['', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
            ['Au réveil', across('Un grand verre d’eau tiède', 7)],
            [
              'Petit-déjeuner',
              across('Pain complet, beurre, un fruit', 5),
              across('Œufs à la coque, pain', 2),
            ],
            row('Déjeuner', french, 'lunch'),
            row('Collation 16h', french, 'snack'),
            row('Dîner', french, 'dinner'),
          ],
        },
      ]),
    ),
    weeks: [
      {
        0: Array(7).fill('Un grand verre d’eau tiède'),
        1: [
          ...Array(5).fill('Pain complet, beurre, un fruit'),
          ...Array(2).fill('Œufs à la coque, pain'),
        ],
        3: of(french, 'lunch'),
        4: of(french, 'snack'),
        6: of(french, 'dinner'),
      },
    ],
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
    name: 'hindi-week.xlsx',
    given: file(
      'hindi-week.xlsx',
      xlsx([
        {
          name: 'आहार',
          rows: [
            ['समय', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
            row('नाश्ता (8 बजे)', hindi, 'breakfast'),
            row('मध्य सुबह', hindi, 'mid'),
            row('दोपहर का भोजन', hindi, 'lunch'),
            row('रात का खाना', hindi, 'dinner'),
            [across('पानी: दिन में 8–10 गिलास', 8)],
          ],
        },
      ]),
    ),
    weeks: [placed(hindi, { breakfast: 1, mid: 2, lunch: 3, dinner: 6 })],
  },
  {
    name: 'arabic-saturday-first.xlsx',
    given: file(
      'arabic-saturday-first.xlsx',
      xlsx([
        {
          name: 'جدول',
          rows: [
            ['اليوم', 'الفطور', 'الغداء', 'سناك', 'العشاء'],
            ...[
              [5, 'السبت'],
              [6, 'الأحد'],
              [0, 'الاثنين'],
              [1, 'الثلاثاء'],
              [2, 'الأربعاء'],
              [3, 'الخميس'],
              [4, 'الجمعة'],
            ].map(([at, day]) => [
              String(day),
              ...['breakfast', 'lunch', 'snack', 'dinner'].map((meal) =>
                dish(arabic, meal, Number(at)),
              ),
            ]),
          ],
        },
      ]),
    ),
    weeks: [placed(arabic, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
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
  {
    name: 'italian-days-grouped.xlsx',
    given: file(
      'italian-days-grouped.xlsx',
      xlsx([
        {
          name: 'Dieta',
          rows: [
            ['Pasto', 'Lunedì / Giovedì', 'Martedì e Venerdì', 'Mercoledì', 'Sabato', 'Domenica'],
            ...[
              ['Colazione', 'breakfast'],
              ['Spuntino di metà mattina', 'mid'],
              ['Pranzo', 'lunch'],
              ['Merenda', 'snack'],
              ['Cena', 'dinner'],
            ].map(([label = '', meal = '']) => [
              label,
              ...[0, 1, 2, 5, 6].map((at) => dish(italian, meal, at)),
            ]),
          ],
        },
      ]),
    ),
    weeks: [
      Object.fromEntries(
        [
          [1, 'breakfast'],
          [2, 'mid'],
          [3, 'lunch'],
          [4, 'snack'],
          [6, 'dinner'],
        ].map(([place, meal]) => [
          place,
          [0, 1, 2, 0, 1, 5, 6].map((at) => dish(italian, String(meal), at)),
        ]),
      ),
    ],
  },
];
