import { expect, test } from 'vitest';
import { blocksOfHtml } from '../../import/html.ts';
import {
  fillFrom,
  htmlOf,
  isBlock,
  ownCell,
  pastedRows,
  pastedWords,
  tableIn,
  tsvOf,
} from './clipboard.ts';

test('[PLAN-01] a block from a spreadsheet falls into rows and cells', () => {
  expect(tableIn('Oats\tEggs\r\nSoup\tRice\r\n')).toEqual([
    ['Oats', 'Eggs'],
    ['Soup', 'Rice'],
  ]);
  expect(tableIn('Oats\t\t"Dal\nwith ""ghee"""\nSoup')).toEqual([
    ['Oats', '', 'Dal\nwith "ghee"'],
    ['Soup'],
  ]);
  expect(tableIn('')).toEqual([['']]);
  expect(tableIn('6" roti\tcurd')).toEqual([['6" roti', 'curd']]);
});

test('[PLAN-01] lines fill cells only where they cannot belong to the text of one', () => {
  expect(isBlock('a\tb', false, false)).toBe(true);
  expect(isBlock('a\nb', false, true)).toBe(true);
  expect(isBlock('a\nb', false, false)).toBe(false);
  expect(isBlock('a\nb', true, false)).toBe(true);
  expect(isBlock('one line\n', true, true)).toBe(false);
});

test('[PLAN-01] a block is laid from the cell on and cut at the edge of the grid', () => {
  const fill = fillFrom({ row: 7, column: 6 }, [['a', 'b', 'c'], ['d']]);
  expect(fill.changes).toEqual({
    'weeklyDietPlan.5.meals.7': 'a',
    'weeklyDietPlan.6.meals.7': 'b',
  });
  expect(fill).toMatchObject({ cells: 2, cut: 2 });
});

/** The same numbers in each run, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const PIECES = [
  ...['"', '""', '\n', '\n\n', '\t', ' ', '  ', '\u00a0', ',', ';', "'", '<b>', '&amp;', '\\'],
  ...['=1+1', '=HYPERLINK("x")', '+', '-', '@', '007', '0', '1/2', '1e9', 'TRUE', 'Dal', '6" roti'],
  ...['🥗', '👩‍🍳', 'é', 'e\u0301', 'شوربة عدس', 'סלט', '粥', '\u200f'],
];

const block = (next: () => number): string[][] => {
  const below = (most: number) => Math.floor(next() * most);
  const cell = () =>
    Array.from({ length: below(5) }, () => PIECES[below(PIECES.length)] ?? '').join('');
  const columns = 1 + below(8);
  return Array.from({ length: 1 + below(8) }, () => Array.from({ length: columns }, cell));
};

test('[GRID-01] any block is the same after it was copied as text and pasted', () => {
  const next = numbers(7);
  for (let run = 0; run < 2000; run += 1) {
    const copied = block(next);
    const text = tsvOf(copied);
    expect(tableIn(text)).toEqual(copied);
    // Excel ends the last row with a line break as well.
    const ended = text.endsWith('\r\n') ? text : `${text}\r\n`;
    expect(pastedRows(ended, '<table>', null)).toEqual(copied);
  }
});

test('[GRID-01] a single cell that was copied here is its text again; of blocks and of other programs’ cells nothing is', () => {
  const copied = (...block: string[][]) => ownCell(tsvOf(block), htmlOf(block));
  for (const text of ['"Toast" rye', 'Eggs\n"Toast"', 'a\tb', '6" roti'])
    expect(copied([text])).toBe(text);
  expect(copied([''])).toBe('');
  expect(copied(['Oats', 'Eggs'])).toBe('');
  expect(copied(['Oats'], ['Eggs'])).toBe('');
  expect(ownCell('"Toast"', '<table><tr><td>"Toast"</td></tr></table>')).toBe('');
});

test('[GRID-01] a paste that changed nothing names no undo', () => {
  expect(pastedWords({ cells: 2, cut: 0 }, 0, false)).toBe('Pasted 2 cells.');
  expect(pastedWords({ cells: 2, cut: 1 }, 1, true)).toBe(
    'Pasted 2 cells. 1 cell did not fit into the week. The text beside the table was left out. Undo takes it back.',
  );
});

test('[GRID-01] any block copied as HTML is read by another reader cell by cell', () => {
  const next = numbers(8);
  const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  for (let run = 0; run < 500; run += 1) {
    // A table with a single text would be read as a line.
    const copied = [['Meal', 'Monday'], ...block(next)];
    const [table] = blocksOfHtml(htmlOf(copied));
    const cells = table?.kind === 'table' ? table.cells : [];
    const read = copied.map((row) => row.map(() => ''));
    for (const { row, column, text } of cells) read[row]?.splice(column, 1, text);
    expect(read.map((row) => row.map(words))).toEqual(copied.map((row) => row.map(words)));
  }
});

test('[GRID-01] the text of a copied table is taken where it says what its HTML says, with each space', () => {
  const table = {
    rows: [
      ['Oats with milk', 'a b'],
      ['', 'Tea'],
    ],
    wordsBeside: false,
  };
  expect(pastedRows('Oats  with\tmilk', '<table>', table)).toEqual(table.rows);
  expect(pastedRows('"Oats\n with  milk"\t a b\n\tTea\n', '<table>', table)).toEqual([
    ['Oats\n with  milk', ' a b'],
    ['', 'Tea'],
  ]);
  expect(pastedRows(' Oats \tTea ', '', null)).toEqual([['Oats', 'Tea']]);
});
