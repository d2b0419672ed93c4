import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOODS, type Food, isFood } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import { hitsIn } from '#domain/allergens/hits.ts';
import { marksIn } from '#domain/allergens/marks.ts';
import { NOBODY } from '#test/factories/eaters.ts';

/** A meal cell, with the allergens that it contains, and the foods that ways of eating leave out. */
export interface Cell {
  readonly language: string;
  readonly text: string;
  readonly has: readonly Food[];
  /** Usual in some kitchens, absent in others: both a mark and no mark are right. */
  readonly mayHave: readonly Food[];
  /** Labelled after the lists were made, and never used to change them. */
  readonly aside: boolean;
  /** What somebody wrote that they must not eat, and whether the cell has to be marked for them: '+ no pork'. */
  readonly asked: { readonly written: string; readonly isMarked: boolean } | undefined;
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
  const [text = '', labels = '', asked = ''] = line.split('|').map((part) => part.trim());
  const all = labels.split(/\s+/).filter(Boolean);
  const unknown = all.filter((label) => !isFood(label.replace('?', '')));
  if (unknown.length > 0) throw new Error(`${language}: ${text}: ${unknown.join(', ')}`);
  return {
    language,
    text,
    has: all.filter(isFood),
    mayHave: all
      .filter((label) => label.startsWith('?'))
      .map((label) => label.slice(1))
      .filter(isFood),
    aside,
    asked: asked ? { written: asked.slice(1).trim(), isMarked: asked.startsWith('+') } : undefined,
  };
}

export interface Verdict {
  readonly cell: Cell;
  readonly missed: readonly Food[];
  readonly wrong: readonly Food[];
}

// Only Jains leave out roots, and honey is in few meals: both are labelled in a few cells only.
const ALWAYS = FOODS.filter((food) => food !== 'roots');

/** The rule's result for a cell, for somebody who avoids all allergens and all that a way of eating leaves out. */
export function verdictOn(cell: Cell): Verdict {
  const marked = new Set(hitsIn(cell.text).flatMap(({ foods }) => [...foods.keys()]));
  return {
    cell,
    missed: cell.has.filter((food) => !marked.has(food)),
    wrong: ALWAYS.filter(
      (food) => marked.has(food) && !cell.has.includes(food) && !cell.mayHave.includes(food),
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

/** The result of the cells for those who wrote what they must not eat: one label is one cell to be marked. */
export function askedScoreOf(cells: readonly Cell[]): Score {
  const answers = cells.flatMap(({ text, asked }) => {
    if (!asked) return [];
    const avoided = avoidedBy({ ...NOBODY, dietaryRestrictions: asked.written });
    return [{ wanted: asked.isMarked, isMarked: marksIn(text, avoided).length > 0 }];
  });
  return {
    cells: answers.length,
    labels: answers.filter(({ wanted }) => wanted).length,
    missed: answers.filter(({ wanted, isMarked }) => wanted && !isMarked).length,
    wrong: answers.filter(({ wanted, isMarked }) => !wanted && isMarked).length,
  };
}

/** In percent. */
export const recallOf = ({ labels, missed }: Score): number =>
  labels === 0 ? 100 : (100 * (labels - missed)) / labels;
export const wrongPerHundred = ({ cells, wrong }: Score): number => (100 * wrong) / cells;
