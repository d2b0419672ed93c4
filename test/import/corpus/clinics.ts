import { docx } from '../build/docx.ts';
import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { copied, file, type Labelled, typed, written } from '../labelled.ts';

const DAY_ROW = ['DAYS', 'MONDAY', 'TUESDAY', 'WEDNESDAY'];

/** Sheets, documents and pages of hospitals, canteens and apps. */
export const clinics: readonly Labelled[] = [
  {
    name: 'day row again above each meal.xlsx',
    given: file(
      'menu.xlsx',
      xlsx([
        {
          name: 'Menu',
          rows: [
            [across('WEEKLY MENU', 4)],
            DAY_ROW,
            [across('BREAKFAST', 4)],
            ['', 'Idli', 'Poha', 'Dosa'],
            ['', 'Sambar', 'Curd', 'Chutney'],
            DAY_ROW,
            [across('LUNCH', 4)],
            ['', 'Rice', 'Roti', 'Pulao'],
            ['', 'Dal', 'Paneer', 'Raita'],
            DAY_ROW,
            [across('DINNER', 4)],
            ['', 'Roti', 'Khichdi', 'Soup'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 Idli⏎Sambar | Poha⏎Curd | Dosa⏎Chutney
        4 Rice⏎Dal | Roti⏎Paneer | Pulao⏎Raita
        7 Roti | Khichdi | Soup`),
    ],
  },
  {
    name: 'day row again, meals repeated below the days.xlsx',
    given: file(
      'menu.xlsx',
      xlsx([
        {
          name: 'Menu',
          rows: [
            DAY_ROW,
            ['BREAKFAST', '', '', ''],
            ['', 'Idli', 'Poha', 'Dosa'],
            ['', 'Tea', 'Coffee', 'Tea'],
            DAY_ROW,
            ['LUNCH', '', '', ''],
            ['', 'Rice', 'Roti', 'Pulao'],
            ['', 'Dal', 'Paneer', '-'],
            DAY_ROW,
            ['DINNER', '', '', ''],
            ['', 'Roti', 'Khichdi', 'Soup'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 Idli⏎Tea | Poha⏎Coffee | Dosa⏎Tea
        4 Rice⏎Dal | Roti⏎Paneer | Pulao
        7 Roti | Khichdi | Soup`),
    ],
  },
  {
    name: 'items of meals as columns of an app.tsv',
    given: file(
      'plans.tsv',
      [
        'planname\tbreakfast_item_1\tbreakfast_item_2\tlunch_item_1\tdinner_item_1',
        'Plan A\toats\tmilk\trice\tfish',
        'Plan B\teggs\ttoast\tdal\tsoup',
      ].join('\n'),
    ),
    weeks: [
      written(`
        2 oats⏎milk | eggs⏎toast
        4 rice | dal
        7 fish | soup`),
    ],
  },
  {
    name: 'dashes and the same as monday.xlsx',
    given: file(
      'week.xlsx',
      xlsx([
        {
          name: 'Week',
          rows: [
            ['', 'Monday', 'Tuesday', 'Wednesday'],
            ['Breakfast', 'Oats', 'same as Monday', 'Eggs'],
            ['Snack', '-', 'Apple', '–'],
            ['Lunch', 'Soup', 'Rice', 'Same as Tuesday'],
            ['Dinner', 'Fish', '—', 'Stew'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 Oats | Oats | Eggs
        3 | Apple |
        4 Soup | Rice | Rice
        7 Fish | | Stew`),
    ],
  },
  {
    name: 'time, meal and menu below each day.docx',
    given: file(
      'diet.docx',
      docx(
        ['Day One', 'Day Two'].flatMap((day, at) => [
          day,
          {
            table: [
              ['Time', 'Meal', 'Menu', 'Calories'],
              ['7:00', 'Early Morning', at === 0 ? 'Warm water' : 'Jeera water', '0'],
              ['8:30', 'Breakfast', at === 0 ? '2 idli' : '1 dosa', '220'],
              ['11:00', 'Mid-Meal', at === 0 ? '1 apple' : 'Buttermilk', '80'],
              ['13:30', 'Lunch', at === 0 ? 'Rice, dal' : '2 roti, sabzi', '450'],
              ['20:00', 'Dinner', at === 0 ? 'Soup' : 'Khichdi', '350'],
              ['', 'Total', '', '1100'],
            ],
          },
        ]),
      ),
    ),
    weeks: [
      written(`
        1 Warm water | Jeera water
        2 2 idli | 1 dosa
        3 1 apple | Buttermilk
        4 Rice, dal | 2 roti, sabzi
        7 Soup | Khichdi`),
    ],
  },
  {
    name: 'blog with headings, labels and lists.html',
    given: file(
      'blog.html',
      `<!doctype html><html><body><h1>My Week of Eating</h1><p>I love these simple meals.</p>
      <h2>Day 1 – Monday</h2><p><strong>Breakfast (320 calories, 12 g protein):</strong> 50 g oats with milk</p>
      <p><strong>Snack:</strong> 12 almonds</p><p><strong>Lunch:</strong></p><ul><li>Chicken wrap</li><li>1 pear</li></ul>
      <p><strong>Dinner:</strong> Salmon and rice</p>
      <h2>Day 2 – Tuesday</h2><p><strong>Breakfast (300 calories, 15 g protein):</strong> 2 eggs</p>
      <p><strong>Snack:</strong> Yoghurt</p><p><strong>Lunch:</strong></p><ul><li>Tomato soup</li><li>2 crackers</li></ul>
      <p><strong>Dinner:</strong> Bean chili</p>
      <h2>Final thoughts</h2><p>Remember to drink plenty of water and sleep well.</p></body></html>`,
    ),
    weeks: [
      written(`
        2 50 g oats with milk | 2 eggs
        3 12 almonds | Yoghurt
        4 Chicken wrap⏎1 pear | Tomato soup⏎2 crackers
        7 Salmon and rice | Bean chili`),
    ],
  },
  {
    name: 'canteen with courses below each meal',
    given: copied(
      `<table><tr><td></td><td></td><td>Segunda 10/08</td><td>Terça 11/08</td></tr>
      <tr><td rowspan="3">Almoço</td><td>Sopa</td><td>Canja</td><td>Sopa de couve</td></tr>
      <tr><td>Prato</td><td>Bacalhau</td><td>Massa</td></tr>
      <tr><td>Sobremesa</td><td>Melancia</td><td>Maçã</td></tr>
      <tr><td rowspan="3">Jantar</td><td>Sopa</td><td>Creme</td><td>Caldo</td></tr>
      <tr><td>Prato</td><td>Perca</td><td>Frango</td></tr>
      <tr><td>Sobremesa</td><td>Pera</td><td>-</td></tr></table>`,
    ),
    weeks: [
      written(`
        4 Canja⏎Bacalhau⏎Melancia | Sopa de couve⏎Massa⏎Maçã
        7 Creme⏎Perca⏎Pera | Caldo⏎Frango`),
    ],
  },
  {
    name: 'semicolon csv pasted',
    given: typed(`Tag;Frühstück;Mittagessen;Abendessen
Montag;Müsli;Suppe;Brot
Dienstag;Ei;Reis;-
Mittwoch;wie Montag;Fisch;Salat`),
    weeks: [
      written(`
        2 Müsli | Ei | Müsli
        4 Suppe | Reis | Fisch
        7 Brot | | Salat`),
    ],
  },
];
