import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { file, type Labelled, written } from '../labelled.ts';

/** Further plans of the same kinds. */
export const mixed: readonly Labelled[] = [
  {
    name: 'hospital sheet, two heads and notes.xlsx',
    given: file(
      'renal.xlsx',
      xlsx([
        {
          name: 'Renal',
          rows: [
            [across('RENAL DIET – 1800 kcal, 60 g protein', 5)],
            [across('Name: ________  Ward: ____', 5)],
            ['Meal', 'Time', 'Mon', 'Tue', 'Wed'],
            ['Breakfast', '8:00', '2 slices toast', 'Idli', 'Poha'],
            ['Mid-Meal', '10:30', '1 apple', '-', 'Guava'],
            ['Lunch', '13:00', 'Rice, dal', 'as Monday', 'Roti, sabzi'],
            ['Evening', '16:30', 'Tea', 'Tea', 'Tea'],
            ['Dinner', '20:00', 'Soup', 'Khichdi', 'same as Mon'],
            [across('Fluid: 1 litre a day. Avoid banana.', 5)],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 2 slices toast | Idli | Poha
        3 1 apple | | Guava
        4 Rice, dal | Rice, dal | Roti, sabzi
        6 Tea | Tea | Tea
        7 Soup | Khichdi | Soup`),
    ],
  },
  {
    name: 'rows of a tracker app.csv',
    given: file(
      'export.csv',
      `day,meal_type,food_name,quantity,calories
Day 1,breakfast,Oatmeal,1 bowl,300
Day 1,morning_snack,Apple,1,95
Day 1,lunch,Chicken salad,1 plate,420
Day 1,dinner,Fish curry,200 g,500
Day 2,breakfast,Eggs,2,160
Day 2,morning_snack,Almonds,10,70
Day 2,lunch,Rice and dal,1 plate,450
Day 2,dinner,Soup,1 bowl,250
`,
    ),
    weeks: [
      written(`
        2 Oatmeal (1 bowl) | Eggs (2)
        3 Apple (1) | Almonds (10)
        4 Chicken salad (1 plate) | Rice and dal (1 plate)
        7 Fish curry (200 g) | Soup (1 bowl)`),
    ],
  },
  {
    name: 'days down, day columns of an app with snake case.csv',
    given: file(
      'week.csv',
      `day,breakfast,snack_1,lunch,snack_2,dinner,total_kcal
monday,oats,apple,soup,nuts,fish,1500
tuesday,eggs,pear,wrap,-,pasta,1480
`,
    ),
    weeks: [
      written(`
        2 oats | eggs
        3 apple | pear
        4 soup | wrap
        5 nuts |
        7 fish | pasta`),
    ],
  },
];
