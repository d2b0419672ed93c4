import { docx } from '../build/docx.ts';
import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Plans with several habits of their writers at once. */
export const varied: readonly Labelled[] = [
  {
    name: 'french docx table courses',
    given: file(
      'menu.docx',
      docx([
        'Menus du 23 au 29 novembre 2026',
        {
          table: [
            ['', 'Lundi', 'Mardi'],
            ['Petit déjeuner', 'Pain, beurre', 'Céréales'],
            ['Déjeuner\nEntrée', 'Carottes', 'Radis'],
            ['Plat', 'Poulet, riz', 'Poisson'],
            ['Dessert', 'Yaourt', 'Pomme'],
            ['Goûter', 'Fruit', '/'],
            ['Dîner', 'Soupe', 'Idem lundi'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Pain, beurre | Céréales
4 Carottes⏎Poulet, riz⏎Yaourt | Radis⏎Poisson⏎Pomme
5 Fruit |
7 Soupe | Soupe`),
    ],
  },
  {
    name: 'gpt table per week with day 1 – monday',
    given: typed(`# 🥗 Weekly Meal Plan (1,500 kcal/day)

| Day | Breakfast (350 kcal) | Mid-Morning Snack (100 kcal) | Lunch (450 kcal) | Evening Snack (100 kcal) | Dinner (500 kcal) |
|---|---|---|---|---|---|
| **Day 1 – Monday** | Oats + milk | 1 apple | Dal, rice | Chana | Soup |
| **Day 2 – Tuesday** | Poha | Guava | Roti, sabzi | Buttermilk | Khichdi |
| **Day 3 – Wednesday** | Idli (2) | – | Same as Day 1 | Nuts | Paneer |

### ✅ Notes
- Drink 2–3 L water
- Walk daily`),
    weeks: [
      written(`
2 Oats + milk | Poha | Idli (2)
3 1 apple | Guava |
4 Dal, rice | Roti, sabzi | Dal, rice
6 Chana | Buttermilk | Nuts
7 Soup | Khichdi | Paneer`),
    ],
  },
  {
    name: 'german docx times',
    given: file(
      'plan.docx',
      docx([
        'Speiseplan',
        'Montag, 23.11.',
        '7:30 Uhr Frühstück: 2 Scheiben Vollkornbrot',
        '10:00 Uhr Snack: 1 Banane',
        '12:30 Uhr Mittagessen: Gemüseeintopf',
        '16:00 Uhr Snack: Quark',
        '19:00 Uhr Abendessen: Salat mit Ei',
        'Dienstag, 24.11.',
        '7:30 Uhr Frühstück: s. Montag',
        '10:00 Uhr Snack: 25 g Mandeln',
        '12:30 Uhr Mittagessen: Fisch',
        '16:00 Uhr Snack: -',
        '19:00 Uhr Abendessen: Suppe',
      ]),
    ),
    weeks: [
      written(`
2 2 Scheiben Vollkornbrot | 2 Scheiben Vollkornbrot
3 1 Banane | 25 g Mandeln
4 Gemüseeintopf | Fisch
5 Quark |
7 Salat mit Ei | Suppe`),
    ],
  },
  {
    name: 'stacked with time col',
    given: file(
      'm.xlsx',
      xlsx([
        {
          name: 'S',
          rows: [
            [across('Hostel Mess Menu', 5)],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Breakfast 7:30-9:00', 5)],
            ['Main', 'Idli', 'Poha', 'Paratha', 'Dosa'],
            ['Side', 'Sambar', 'Curd', 'Pickle', 'Chutney'],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Lunch 12:30-2:00', 5)],
            ['Main', 'Rice', 'Roti', 'Rice', 'Roti'],
            ['Curry', 'Dal', 'Paneer', 'Rajma', 'Kadhi'],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Dinner 7:30-9:00', 5)],
            ['Main', 'Roti', 'Rice', 'Roti', 'Pulao'],
            ['Sweet', 'Kheer', '-', 'Halwa', '-'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Idli⏎Sambar | Poha⏎Curd | Paratha⏎Pickle | Dosa⏎Chutney
4 Rice⏎Dal | Roti⏎Paneer | Rice⏎Rajma | Roti⏎Kadhi
7 Roti⏎Kheer | Rice | Roti⏎Halwa | Pulao`),
    ],
  },
  {
    name: 'inline all with commas',
    given: typed(`Monday: Breakfast: 50 g muesli, Lunch: 2 wraps, Dinner: 120 g tofu with rice
Tuesday: Breakfast: 2 eggs, Lunch: 30 g cheese and bread, Dinner: 90 g pasta
Wednesday: same as Monday`),
    weeks: [
      written(`
2 50 g muesli | 2 eggs | 50 g muesli
4 2 wraps | 30 g cheese and bread | 2 wraps
7 120 g tofu with rice | 90 g pasta | 120 g tofu with rice`),
    ],
  },
  {
    name: 'two column layout html',
    given: copied(
      `<table><tr><td><b>Monday</b><br>Breakfast: 20 g nuts and yoghurt<br>Lunch: soup<br>Dinner: fish</td><td><b>Tuesday</b><br>Breakfast: eggs<br>Lunch: rice<br>Dinner: stew</td></tr><tr><td><b>Wednesday</b><br>Breakfast: same as Monday<br>Lunch: wrap<br>Dinner: tofu</td><td><b>Thursday</b><br>Breakfast: oats<br>Lunch: dal<br>Dinner: pasta</td></tr></table>`,
    ),
    weeks: [
      written(`
2 20 g nuts and yoghurt | eggs | 20 g nuts and yoghurt | oats
4 soup | rice | wrap | dal
7 fish | stew | tofu | pasta`),
    ],
  },
];
