import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Plans of hospitals, practices and chat assistants that were labelled before the reader saw them. */
export const wards: readonly Labelled[] = [
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
  {
    name: 'days in sections of a page, recipes at its end',
    given: copied(`<h1>Low-salt week</h1><p>A gentle start.</p>
<h2>Day 1: Monday</h2><p><strong>Breakfast</strong> (294 calories, 23 g carbs)</p><ul><li>Muesli</li><li>Skimmed milk</li></ul><p><strong>Mid-morning:</strong> 1 peach</p><p><strong>Lunch</strong></p><ul><li>Egg salad</li></ul><p><strong>Dinner</strong></p><ul><li>Turkey steak</li><li>Green beans</li></ul>
<h2>Day 2: Tuesday</h2><p><strong>Breakfast</strong> (310 calories, 33 g carbs)</p><ul><li>Toast</li></ul><p><strong>Mid-morning:</strong> 1 plum</p><p><strong>Lunch</strong></p><ul><li>Pea soup</li></ul><p><strong>Dinner</strong></p><ul><li>Stuffed pepper</li></ul>
<h2>Recipes</h2><h3>Pea soup</h3><p>Boil 300 g peas in stock.</p>`),
    weeks: [
      written(`
      2 Muesli⏎Skimmed milk | Toast
      3 1 peach | 1 plum
      4 Egg salad | Pea soup
      7 Turkey steak⏎Green beans | Stuffed pepper`),
    ],
  },
  {
    name: 'numbered meals of a sports club',
    given: typed(`MONDAY – training day
Meal 1 (7am)
3 egg whites, 50g oats
Meal 2 (10am)
Whey shake, 1 banana
Meal 3 (1pm)
150g chicken, 60g rice
Meal 4 (7pm)
Lean beef stir-fry

TUESDAY – rest day
Meal 1 (8am)
Skyr with berries
Meal 2 (11am)
Rice cakes
Meal 3 (1pm)
Tuna salad
Meal 4 (7pm)
Omelette
`),
    weeks: [
      written(`
      1 3 egg whites, 50g oats | Skyr with berries
      2 Whey shake, 1 banana | Rice cakes
      3 150g chicken, 60g rice | Tuna salad
      4 Lean beef stir-fry | Omelette`),
    ],
  },
];
