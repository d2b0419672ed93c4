import { describe, expect, it } from 'vitest';
import { type DayRef, dayHeading } from './dayHeading.ts';
import { mealHeading } from './mealHeading.ts';
import { slotsOf } from './slots.ts';

/** 'Mon' to 'Sun', '#3' for the third day, dates with their day before their month. */
const said = ({ weekday, ordinal, date }: DayRef) =>
  [
    weekday === undefined ? '' : (['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekday] ?? ''),
    ordinal === undefined ? '' : `#${ordinal}`,
    date ? [date.year, date.first, date.second].filter((part) => part !== null).join('-') : '',
  ]
    .filter(Boolean)
    .join(' ');

describe('[IMPORT-01] what a heading says of a day', () => {
  it.each([
    ['Monday', 'Mon'],
    ['MON & THU', 'Mon, Thu'],
    ['Mon–Fri', 'Mon, Tue, Wed, Thu, Fri'],
    ['Fri to Sun', 'Fri, Sat, Sun'],
    ['Sat - Mon', 'Sat, Sun, Mon'],
    ['Weekend', 'Sat, Sun'],
    ['Weekdays', 'Mon, Tue, Wed, Thu, Fri'],
    ['Every day', 'every'],
    ['Week 2', 'week 2'],
    ['Week 3 Tuesday', 'Tue, week 3'],
    ['Day 1', '#1'],
    ['7 Tage: Ihr Plan', null],
    ['Day 0', null],
    ['Day 366', '#366'],
    ['Day 367', null],
    ['Days 2-4', '#2, #3, #4'],
    ['Days 2 and 4', '#2, #4'],
    ['Day 4 (Monday)', 'Mon'],
    ['Second day', '#2'],
    ['day two', '#2'],
    ['3rd day', '#3'],
    ['1º dia', '#1'],
    ['2ª feira', 'Mon'],
    ['Quarta-feira', 'Wed'],
    ['第三天', '#3'],
    ['第2周', 'week 2'],
    ['星期天', 'Sun'],
    ['周一、周三', 'Mon, Wed'],
    ['Lunes y jueves', 'Mon, Thu'],
    ['Понедельник', 'Mon'],
    ['Çarşamba', 'Wed'],
    ['Monday (2100 kcal)', 'Mon'],
    ['Monday 23.11.', 'Mon 23-11'],
    ['Tue, 24 Nov 2026', 'Tue 2026-24-11'],
    ['2026-11-25', '2026-25-11'],
    ['Mittwoch, 25. November', 'Wed 25-11'],
    ['Jours 1 à 3', '#1, #2, #3'],
    ['Tage 5 bis 7', '#5, #6, #7'],
    ['do', 'Thu'],
    ['Rice', null],
    ['Monday morning swim and rest', 'Mon, 3 others'],
    ['Monday 350 g', 'Mon, 1 others'],
  ])('%s', (text, expected) => {
    const found = dayHeading(text);
    const parts = found && [
      ...found.days.map(said),
      ...(found.every ? ['every'] : []),
      ...(found.week === null ? [] : [`week ${found.week}`]),
      ...(found.others > 0 ? [`${found.others} others`] : []),
    ];
    expect(parts?.join(', ') ?? null).toBe(expected);
    if (found && expected) expect(found.strict).toBe(!/others/.test(expected));
  });
});

describe('[IMPORT-01] what a heading says of a meal', () => {
  it.each([
    ['Breakfast', 'breakfast'],
    ['BREAKFAST (7:30)', 'breakfast 450'],
    ['Breakfast 8 am', 'breakfast 480'],
    ['Lunch 1-2 pm', 'lunch 780'],
    ['Dinner, 19 Uhr', 'dinner 1140'],
    ['Déjeuner 12h30', 'lunch 750'],
    ['8 baje nashta', 'breakfast 480'],
    ['早餐 7点', 'breakfast 420'],
    ['12:00 noon', 'null 720'],
    ['24:00', null],
    ['Meal 3', 'null #3'],
    ['Meal 4 (18:00)', 'null 1080 #4'],
    ['Comida 2', 'null #2'],
    ['2. Mahlzeit', 'null #2'],
    ['第二餐', 'null #2'],
    ['Snack (mid-morning)', 'midMorning'],
    ['II śniadanie', 'midMorning'],
    ['2-й завтрак', 'midMorning'],
    ['Ara öğün', 'snack'],
    ['BreakfastItem1', 'breakfast'],
    ['07:00 – Café da manhã', 'breakfast 420'],
    ['Meal 3 – 1 pm', 'null 780 #3'],
    ['Tea', 'tea'],
    ['Tea 200 ml', 'tea !'],
    ['Lunch (400 kcal)', 'lunch'],
    ['Breakfast (41 g carbohydrates)', 'breakfast'],
    ['Breakfast 41 g oats', 'breakfast !'],
    ['Oats', null],
    ['Dinner with friends', 'dinner !'],
  ])('%s', (text, expected) => {
    const found = mealHeading(text);
    const parts = found && [
      String(found.kind),
      ...(found.time === null ? [] : [String(found.time)]),
      ...(found.ordinal === null ? [] : [`#${found.ordinal}`]),
      ...(found.strict ? [] : ['!']),
    ];
    expect(parts?.join(' ') ?? null).toBe(expected);
  });
});

describe('[IMPORT-03] which rows the meals of a day go into', () => {
  it.each([
    ['Breakfast, Lunch, Dinner', [2, 4, 7]],
    ['Breakfast, Snack, Lunch, Snack, Dinner', [2, 3, 4, 5, 7]],
    ['Breakfast, Snack, Lunch, Snack, Dinner, Snack', [2, 3, 4, 5, 7, 8]],
    ['Breakfast, Lunch, Tea, Supper', [2, 4, 7, 8]],
    ['Lunch, Dinner, Supper', [4, 7, 8]],
    ['Dinner, Breakfast, Lunch', [7, 2, 4]],
    ['Meal 1, Meal 3, Meal 8', [1, 3, 8]],
    [
      'On waking, Breakfast, Mid-morning, Lunch, Tea, Evening snack, Dinner, Bedtime',
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
    ['Snack 10:30, Snack 16:00, Snack 22:00', [3, 5, 8]],
    ['6:00, 8:00, 10:30, 13:00, 16:00, 20:00', [1, 2, 3, 4, 5, 7]],
    ['Breakfast 10:00, Lunch 14:00, Dinner 20:00', [2, 4, 7]],
    ['Midi, Soir', [4, 7]],
  ])('%s', (texts, rows) => {
    const headings = texts.split(', ').flatMap((text) => mealHeading(text) ?? []);
    expect(slotsOf(headings).map((slot) => slot + 1)).toEqual(rows);
  });
});
