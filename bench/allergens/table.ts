import { recallOf, type Score, wrongPerHundred } from '#test/allergens/corpus.ts';
import { table } from '#tools/figures/table.ts';

export interface AllergenFigures {
  readonly rows: readonly { language: string; tuned: Score; aside: Score; asked: Score }[];
  readonly tuned: Score;
  readonly aside: Score;
  readonly asked: Score;
}

const cellsOf = (score: Score): string[] => [
  String(score.cells),
  String(score.labels),
  recallOf(score).toFixed(1),
  wrongPerHundred(score).toFixed(1),
];

/** The results for each language, for the cells used for tuning and those kept aside. */
export const allergensTable = ({ rows, tuned, aside }: AllergenFigures): string =>
  table(
    [
      'language',
      'cells',
      'allergens in them',
      'found, %',
      'wrong marks in 100 cells',
      'kept aside: cells',
      'allergens',
      'found, %',
      'wrong in 100',
    ],
    [
      ...rows.map(({ language, ...row }) => [
        language,
        ...cellsOf(row.tuned),
        ...cellsOf(row.aside),
      ]),
      ['**all**', ...cellsOf(tuned), ...cellsOf(aside)],
    ],
  );

/** The results for people who wrote in their own words what they must not eat. */
export const askedTable = ({ rows, asked }: AllergenFigures): string =>
  table(
    ['language', 'cells', 'to be marked', 'found, %', 'wrong marks in 100 cells'],
    [...rows.map((row) => [row.language, ...cellsOf(row.asked)]), ['**all**', ...cellsOf(asked)]],
  );
