import { docx } from '../build/docx.ts';
import { across, down } from '../build/rows.ts';
import { chinese, english, french, german, indian, portuguese, spanish } from '../foods.ts';
import { DAYS, dish, file, type Labelled, of, placed } from '../labelled.ts';

const row = (label: string, foods: typeof english, meal: string) => [label, ...of(foods, meal)];

export const documents: readonly Labelled[] = [
  {
    name: 'clinic-table.docx',
    given: file(
      'clinic-table.docx',
      docx([
        'CITY HOSPITAL – Department of Nutrition and Dietetics',
        'Patient: ____________   Diet: Diabetic, 1600 kcal',
        {
          table: [
            ['', ...DAYS],
            row('Breakfast\n8:00 am', indian, 'breakfast'),
            row('Mid-morning\n10:30 am', indian, 'mid'),
            row('Lunch\n1:00 pm', indian, 'lunch'),
            row('Tea time\n4:30 pm', indian, 'evening'),
            row('Dinner\n8:00 pm', indian, 'dinner'),
            row('Bed time\n9:30 pm', indian, 'bed'),
          ],
        },
        'General instructions:',
        '- Walk for 30 minutes every day.',
        '- Do not skip meals.',
      ]),
    ),
    weeks: [placed(indian, { breakfast: 1, mid: 2, lunch: 3, evening: 4, dinner: 6, bed: 7 })],
  },
  {
    name: 'headings-and-lines.docx',
    given: file(
      'headings-and-lines.docx',
      docx([
        'Your 7-day plan',
        '',
        ...DAYS.flatMap((day, at) => [
          day,
          `Breakfast: ${dish(english, 'breakfast', at)}`,
          `Snack: ${dish(english, 'snack', at)}`,
          `Lunch: ${dish(english, 'lunch', at)}`,
          `Snack: ${dish(english, 'snack2', at)}`,
          `Dinner: ${dish(english, 'dinner', at)}`,
          '',
        ]),
        'Notes',
        'Please drink at least two litres of water a day.',
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, snack: 2, lunch: 3, snack2: 4, dinner: 6 })],
  },
  {
    name: 'table-for-each-day.docx',
    given: file(
      'table-for-each-day.docx',
      docx([
        'Ernährungsplan für Frau Schmidt',
        ...[
          'Montag',
          'Dienstag',
          'Mittwoch',
          'Donnerstag',
          'Freitag',
          'Samstag',
          'Sonntag',
        ].flatMap((day, at) => [
          `${day}, ${23 + at}.11.2026`,
          {
            table: [
              ['Mahlzeit', 'Was', 'kcal'],
              ['Frühstück', dish(german, 'breakfast', at), '350'],
              ['Zwischenmahlzeit', dish(german, 'mid', at), '90'],
              ['Mittagessen', dish(german, 'lunch', at), '550'],
              ['Abendessen', dish(german, 'dinner', at), '400'],
              ['Gesamt', '', '1390'],
            ],
          },
          '',
        ]),
      ]),
    ),
    weeks: [placed(german, { breakfast: 1, mid: 2, lunch: 3, dinner: 6 })],
  },
  {
    name: 'days-as-merged-rows.docx',
    given: file(
      'days-as-merged-rows.docx',
      docx([
        {
          table: [
            ['Jour', 'Repas', 'Menu'],
            ...['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'].flatMap(
              (day, at) => [
                [down(day, 4), 'Petit déjeuner', dish(french, 'breakfast', at)],
                ['Déjeuner', dish(french, 'lunch', at)],
                ['Goûter', dish(french, 'snack', at)],
                ['Dîner', dish(french, 'dinner', at)],
              ],
            ),
          ],
        },
      ]),
    ),
    weeks: [placed(french, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'day-rows-as-titles.docx',
    given: file(
      'day-rows-as-titles.docx',
      docx([
        {
          table: [
            [across('PLAN SEMANAL', 2)],
            ...['LUNES', 'MARTES', 'MIÉRCOLES', 'JUEVES', 'VIERNES', 'SÁBADO', 'DOMINGO'].flatMap(
              (day, at) => [
                [across(day, 2)],
                ['Desayuno', dish(spanish, 'breakfast', at)],
                ['Media mañana', dish(spanish, 'mid', at)],
                ['Comida', dish(spanish, 'lunch', at)],
                ['Merienda', dish(spanish, 'merienda', at)],
                ['Cena', dish(spanish, 'dinner', at)],
              ],
            ),
          ],
        },
      ]),
    ),
    weeks: [placed(spanish, { breakfast: 1, mid: 2, lunch: 3, merienda: 4, dinner: 6 })],
  },
  {
    name: 'boxes-on-a-page.docx',
    given: file(
      'boxes-on-a-page.docx',
      docx([
        'Weekly meal planner',
        {
          table: [0, 4].map((from) =>
            DAYS.slice(from, from + 4).map(
              (day, at) =>
                `${day.toUpperCase()}\nBreakfast\n${dish(english, 'breakfast', from + at)}\nLunch\n${dish(english, 'lunch', from + at)}\nDinner\n${dish(english, 'dinner', from + at)}`,
            ),
          ),
        },
      ]),
    ),
    weeks: [placed(english, { breakfast: 1, lunch: 3, dinner: 6 })],
  },
  {
    name: 'portuguese-days-down.docx',
    given: file(
      'portuguese-days-down.docx',
      docx([
        'PLANO ALIMENTAR',
        {
          table: [
            ['Dia', 'Café da manhã', 'Almoço', 'Lanche da tarde', 'Jantar'],
            ...[
              'Segunda-feira',
              'Terça-feira',
              'Quarta-feira',
              'Quinta-feira',
              'Sexta-feira',
              'Sábado',
              'Domingo',
            ].map((day, at) => [
              day,
              ...['breakfast', 'lunch', 'snack', 'dinner'].map((meal) =>
                dish(portuguese, meal, at),
              ),
            ]),
          ],
        },
        'Observações: beber água durante o dia.',
      ]),
    ),
    weeks: [placed(portuguese, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'one-day-exchange-plan.docx',
    given: file(
      'one-day-exchange-plan.docx',
      docx([
        'Daily diet chart (follow every day)',
        {
          table: [
            ['TIME', 'FOOD ITEMS', 'QUANTITY'],
            ['6:30 am', 'Warm water with fenugreek', '1 glass'],
            ['8:30 am', 'Vegetable upma or poha', '1 bowl'],
            ['11:00 am', 'Fruit', '1 no.'],
            ['1:30 pm', 'Roti, dal, sabzi, salad', '2 + 1 bowl + 1 bowl'],
            ['5:00 pm', 'Green tea, roasted makhana', '1 cup + 1 bowl'],
            ['8:00 pm', 'Soup and roti', '1 bowl + 1'],
            ['10:00 pm', 'Milk', '150 ml'],
          ],
        },
      ]),
    ),
    weeks: [
      Object.fromEntries(
        [
          [0, 'Warm water with fenugreek (1 glass)'],
          [1, 'Vegetable upma or poha (1 bowl)'],
          [2, 'Fruit (1 no.)'],
          [3, 'Roti, dal, sabzi, salad (2 + 1 bowl + 1 bowl)'],
          [5, 'Green tea, roasted makhana (1 cup + 1 bowl)'],
          [6, 'Soup and roti (1 bowl + 1)'],
          [7, 'Milk (150 ml)'],
        ].map(([place, text]) => [place, Array(7).fill(text)]),
      ),
    ],
  },
  {
    name: 'chinese-week.docx',
    given: file(
      'chinese-week.docx',
      docx([
        '一周减脂食谱',
        {
          table: [
            ['餐次', '周一', '周二', '周三', '周四', '周五', '周六', '周日'],
            row('早餐', chinese, 'breakfast'),
            row('午餐', chinese, 'lunch'),
            row('加餐', chinese, 'snack'),
            row('晚餐', chinese, 'dinner'),
          ],
        },
        '注意：每天喝水1500毫升。',
      ]),
    ),
    weeks: [placed(chinese, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'meals-with-bullets.docx',
    given: file(
      'meals-with-bullets.docx',
      docx([
        'WEEK 1',
        ...DAYS.flatMap((_, at) => [
          `DAY ${at + 1}`,
          'Breakfast (7:30 am)',
          `- ${dish(english, 'breakfast', at)}`,
          '- Black coffee or tea',
          'Lunch (12:30 pm)',
          `- ${dish(english, 'lunch', at)}`,
          'Dinner (7 pm)',
          `- ${dish(english, 'dinner', at)}`,
          'Total calories: 1,450',
        ]),
      ]),
    ),
    weeks: [
      {
        1: of(english, 'breakfast').map((food) => `${food}\nBlack coffee or tea`),
        3: of(english, 'lunch'),
        6: of(english, 'dinner'),
      },
    ],
  },
];
