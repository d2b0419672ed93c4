import type { GridCell } from './grid.ts';
import type { Heads } from './heads.ts';
import type { MealHeading } from './mealHeading.ts';
import type { DayMark, MealMark, Reading } from './reading.ts';

/** What is known at a row of a table from the rows above it. */
export type State = {
  heads: Heads;
  week: number | null;
  /** Headings that are alone in their row. */
  day: DayMark | null;
  meal: MealMark | null;
  sequence: number;
  /** The last day label of each label column. */
  readonly dayLabels: Map<number, { cell: GridCell; mark: DayMark } | null>;
  mealLabel: Map<number, { key: string; mark: MealMark }>;
  /** Cards next to each other count their meals separately: one sequence for each label column. */
  sequences: Map<number, number>;
  /** The meal of which the rows above name courses, and whether it only heads them. */
  coursesOf: { readonly mark: MealMark; readonly isSection: boolean } | null;
  hasContent: boolean;
  inNotes: boolean;
  unknownDays: number;
};

/** The mark for the heading of a meal; the same mark if the heading is only repeated. */
export function markFor(
  reading: Reading,
  state: State,
  column: number,
  text: string,
  heading: () => MealHeading,
): MealMark {
  const key = text.toLowerCase();
  const known = state.mealLabel.get(column);
  if (known?.key === key) return known.mark;
  const found = heading();
  // A day starts again: 'Breakfast' after 'Dinner'.
  const isAnew =
    found.kind === 'breakfast' &&
    reading.meals.some(
      (mark) => mark.sequence === state.sequences.get(column) && mark.heading?.kind === 'dinner',
    );
  if (isAnew) state.sequences.set(column, reading.sequence());
  const mark = reading.meal(found, sequence(reading, state, column));
  state.mealLabel.set(column, { key, mark });
  return mark;
}

function sequence(reading: Reading, { sequences, sequence }: State, column: number): number {
  const known = sequences.get(column) ?? (sequences.size === 0 ? sequence : reading.sequence());
  sequences.set(column, known);
  return known;
}

/** Another day or table begins, and its meals are counted from the start. */
export function beginMeals(reading: Reading, state: State): void {
  state.sequence = reading.sequence();
  state.mealLabel = new Map();
  state.sequences = new Map();
  state.meal = null;
}

export const REMARK = 'A remark, kept in the notes.';
export const TITLE = 'Words above the plan, kept in the notes.';
export const NUMBERS = 'Numbers.';
