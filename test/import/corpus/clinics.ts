import { xlsx } from '../build/xlsx.ts';
import { file, type Labelled, written } from '../labelled.ts';

const DAY_ROW = ['DAYS', 'MONDAY', 'TUESDAY', 'WEDNESDAY'];

/** Sheets, documents and pages of hospitals, canteens and apps. */
export const clinics: readonly Labelled[] = [
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
    name: 'semicolons and line breaks in quotes, german',
    given: file(
      'woche.csv',
      `;Montag;Dienstag;Mittwoch\r\nFrühstück;"Quark\nBeeren";Rührei;"Brot; Butter"\r\nZwischenmahlzeit;Apfel;;Birne\r\nMittagessen;Linseneintopf;"Nudeln\nTomatensoße";Fischfilet\r\nAbendessen;Brotzeit;Salat;Suppe\r\n`,
    ),
    weeks: [
      written(`
      2 Quark⏎Beeren | Rührei | Brot; Butter
      3 Apfel | | Birne
      4 Linseneintopf | Nudeln⏎Tomatensoße | Fischfilet
      7 Brotzeit | Salat | Suppe`),
    ],
  },
];
