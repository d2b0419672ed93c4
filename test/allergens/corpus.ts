import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS, type Allergen, isAllergen } from '#domain/allergens/allergens.ts';
import { marksIn } from '#domain/allergens/marks.ts';

/** A meal cell, with the allergens that it contains. */
export interface Cell {
  readonly language: string;
  readonly text: string;
  readonly has: readonly Allergen[];
  /** Usual in some kitchens, absent in others: both a mark and no mark are right. */
  readonly mayHave: readonly Allergen[];
  /** Labelled after the lists were made, and never used to change them. */
  readonly aside: boolean;
}

const FOLDER = join(import.meta.dirname, 'corpus');

export function readCorpus(): Cell[] {
  return ['tuned', 'aside'].flatMap((folder) => cellsOf(folder));
}

function cellsOf(folder: string): Cell[] {
  return readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(FOLDER, folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => cellOf(line, name.replace('.txt', ''), folder === 'aside')),
    );
}

function cellOf(line: string, language: string, aside: boolean): Cell {
  const [text = '', labels = ''] = line.split('|');
  const all = labels.trim().split(/\s+/).filter(Boolean);
  const unknown = all.filter((label) => !isAllergen(label.replace('?', '')));
  if (unknown.length > 0) throw new Error(`${language}: ${text}: ${unknown.join(', ')}`);
  return {
    language,
    text: text.trim(),
    has: all.filter(isAllergen),
    mayHave: all
      .filter((label) => label.startsWith('?'))
      .map((label) => label.slice(1))
      .filter(isAllergen),
    aside,
  };
}

export interface Verdict {
  readonly cell: Cell;
  readonly missed: readonly Allergen[];
  readonly wrong: readonly Allergen[];
}

/** The rule's result for a cell and a customer who avoids all fourteen allergens. */
export function verdictOn(cell: Cell): Verdict {
  const marks = marksIn(cell.text, { allergens: ALLERGENS, ways: [], ownWords: [], disliked: [] });
  const marked = new Set(marks.flatMap((mark) => ('allergen' in mark ? [mark.allergen] : [])));
  return {
    cell,
    missed: cell.has.filter((allergen) => !marked.has(allergen)),
    wrong: [...marked].filter(
      (allergen) => !cell.has.includes(allergen) && !cell.mayHave.includes(allergen),
    ),
  };
}

export interface Score {
  readonly cells: number;
  readonly labels: number;
  readonly missed: number;
  /** Wrong marks. */
  readonly wrong: number;
}

export const scoreOf = (verdicts: readonly Verdict[]): Score => ({
  cells: verdicts.length,
  labels: verdicts.reduce((sum, { cell }) => sum + cell.has.length, 0),
  missed: verdicts.reduce((sum, { missed }) => sum + missed.length, 0),
  wrong: verdicts.reduce((sum, { wrong }) => sum + wrong.length, 0),
});

/** In percent. */
export const recallOf = ({ labels, missed }: Score): number =>
  labels === 0 ? 100 : (100 * (labels - missed)) / labels;
export const wrongPerHundred = ({ cells, wrong }: Score): number => (100 * wrong) / cells;
