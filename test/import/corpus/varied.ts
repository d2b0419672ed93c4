import { docx } from '../build/docx.ts';
import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { file, type Labelled, written } from '../labelled.ts';

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
];
