import { formatDay } from '../day.ts';
import { MEALS_PER_DAY } from './plan.ts';
import type { PlanInput } from './planSchema.ts';
import type { ChangedCell, ChangedText, ChangedTiming, PlanChanges } from './versionSchema.ts';

export const NO_CHANGES: PlanChanges = {
  cells: [],
  timings: [],
  name: null,
  notes: null,
  startDate: null,
  endDate: null,
};

/**
 * The meals that differ on the same date. When the start date moved, dates that only one of the versions
 * has are no changed cells: the changed start date already says so.
 */
function changedCells(
  before: Pick<PlanInput, 'weeklyDietPlan'>,
  after: Pick<PlanInput, 'weeklyDietPlan'>,
): ChangedCell[] {
  return after.weeklyDietPlan.flatMap(({ date, meals }, day) => {
    const was = before.weeklyDietPlan.find((each) => each.date === date);
    if (!was) return [];
    return changedTexts(was.meals, meals).map((changed) => ({ date, day, ...changed }));
  });
}

/** All that differs between two versions of a plan. */
export const planChanges = (before: PlanInput, after: PlanInput): PlanChanges => ({
  cells: changedCells(before, after),
  timings: changedTexts(before.mealTimings, after.mealTimings),
  name: changedText(before.name, after.name),
  notes: changedText(before.notes, after.notes),
  startDate: changedText(before.startDate, after.startDate),
  endDate: changedText(before.endDate, after.endDate),
});

export const hasChanges = (changes: PlanChanges): boolean => wordsOf(changes, []).length > 0;

const changedText = (before: string, after: string): ChangedText | null =>
  before === after ? null : { before, after };

const changedTexts = (before: readonly string[], after: readonly string[]): ChangedTiming[] =>
  Array.from({ length: MEALS_PER_DAY }, (_, meal) => ({
    meal,
    before: before[meal] ?? '',
    after: after[meal] ?? '',
  })).filter((each) => each.before !== each.after);

/** The name of a meal: its timing, 'Lunch', or 'Meal 4' while that is blank. */
export const mealName = (timings: readonly string[], meal: number): string =>
  timings[meal] || `Meal ${meal + 1}`;

/** 'Tuesday Lunch' */
const cellName = (
  { date, meal }: Pick<ChangedCell, 'date' | 'meal'>,
  timings: readonly string[],
): string => `${formatDay(date, 'long').split(' ')[0]} ${mealName(timings, meal)}`;

/** 'Dal → Lentil soup'; a blank side reads 'blank'. */
const textChange = ({ before, after }: ChangedText): string =>
  `${before || 'blank'} → ${after || 'blank'}`;

/** The names of all that differs, meals first; `timings` are those of the later version. */
function wordsOf(changes: PlanChanges, timings: readonly string[]): string[] {
  const dates = changes.startDate !== null || changes.endDate !== null;
  return [
    ...changes.cells.map((cell) => cellName(cell, timings)),
    ...changes.timings.map(({ meal }) => `timing of ${mealName(timings, meal)}`),
    ...(changes.name ? ['name'] : []),
    ...(dates ? ['dates'] : []),
    ...(changes.notes ? ['notes'] : []),
  ];
}

/**
 * A line for each thing that differs. Days have dates, since a customer may look at several weeks; of the
 * notes, which may be long, it only says that they changed.
 */
export function changesInFull(changes: PlanChanges, timings: readonly string[]): string[] {
  const { cells, name, startDate, endDate } = changes;
  const day = ({ before, after }: ChangedText) =>
    textChange({ before: formatDay(before, 'short'), after: formatDay(after, 'short') });
  return [
    ...cells.map((cell) => `${formatDay(cell.date, 'short')}, ${cellWords(cell, timings)}`),
    ...changes.timings.map((each) => `Timing of meal ${each.meal + 1}: ${textChange(each)}`),
    ...(name ? [`Name: ${textChange(name)}`] : []),
    ...(startDate ? [`First day: ${day(startDate)}`] : []),
    ...(endDate ? [`Last day: ${day(endDate)}`] : []),
    ...(changes.notes ? ['The notes were changed.'] : []),
  ];
}

const cellWords = (cell: ChangedCell, timings: readonly string[]): string =>
  `${mealName(timings, cell.meal)}: ${textChange(cell)}`;

/** 'Tuesday Lunch, and 3 more'; '' where nothing differs. */
export function changesInShort(changes: PlanChanges, timings: readonly string[]): string {
  const [first = '', ...others] = wordsOf(changes, timings);
  return others.length > 0 ? `${first}, and ${others.length} more` : first;
}

/** '3 meals changed since you last looked'; '' where nothing differs. */
export function sinceYouLooked(changes: readonly PlanChanges[]): string {
  const meals = changes.reduce((sum, { cells }) => sum + cells.length, 0);
  if (meals > 0) return `${meals} ${meals === 1 ? 'meal' : 'meals'} changed since you last looked`;
  return changes.some(hasChanges) ? 'Your plan changed since you last looked' : '';
}
