import { formatDay } from '../day.ts';
import { MEALS_PER_DAY, timingName } from './plan.ts';
import type { PlanInput } from './planSchema.ts';
import type { ChangedCell, ChangedText, ChangedTiming, PlanChanges } from './versionSchema.ts';
import { say } from './words.ts';

export const NO_CHANGES: PlanChanges = {
  cells: [],
  timings: [],
  name: null,
  notes: null,
  startDate: null,
  endDate: null,
};

/** The meals that differ on the same date; a date of only one version is told by the start date. */
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

export const planChanges = (before: PlanInput, after: PlanInput): PlanChanges => ({
  cells: changedCells(before, after),
  timings: changedTexts(before.mealTimings, after.mealTimings),
  name: changedText(before.name, after.name),
  notes: changedText(before.notes, after.notes),
  startDate: changedText(before.startDate, after.startDate),
  endDate: changedText(before.endDate, after.endDate),
});

export const hasChanges = ({ cells, timings, ...texts }: PlanChanges): boolean =>
  cells.length + timings.length > 0 || Object.values(texts).some((text) => text !== null);

const changedText = (before: string, after: string): ChangedText | null =>
  before === after ? null : { before, after };

const changedTexts = (before: readonly string[], after: readonly string[]): ChangedTiming[] =>
  Array.from({ length: MEALS_PER_DAY }, (_, meal) => ({
    meal,
    before: before[meal] ?? '',
    after: after[meal] ?? '',
  })).filter((each) => each.before !== each.after);

/** The name of a meal: its timing, 'Lunch', or 'Meal 4' if that is blank. */
export const mealName = (timings: readonly string[], meal: number): string =>
  timingName(timings[meal] ?? '') || say.mealOfNumber(meal + 1);

/** 'Tuesday Lunch' */
const cellName = (
  { date, meal }: Pick<ChangedCell, 'date' | 'meal'>,
  timings: readonly string[],
): string => say.mealOfDay(formatDay(date, 'weekday'), mealName(timings, meal));

/** 'Dal → Lentil soup'; a blank side is written as 'blank'. */
const textChange = ({ before, after }: ChangedText): string =>
  `${before || say.blank} → ${after || say.blank}`;

/** The names of all differences, meals first; `timings` are those of the later version. */
function wordsOf(changes: PlanChanges, timings: readonly string[]): string[] {
  const dates = changes.startDate !== null || changes.endDate !== null;
  return [
    ...changes.cells.map((cell) => cellName(cell, timings)),
    ...changes.timings.map(({ meal }) => say.timingOf(mealName(timings, meal))),
    ...(changes.name ? [say.name] : []),
    ...(dates ? [say.dates] : []),
    ...(changes.notes ? [say.notes] : []),
  ];
}

/** One line a difference. Days have dates, since several weeks may be shown; notes may be long. */
export function changesInFull(changes: PlanChanges, timings: readonly string[]): string[] {
  const { cells, name, startDate, endDate } = changes;
  const day = ({ before, after }: ChangedText) =>
    textChange({ before: formatDay(before, 'short'), after: formatDay(after, 'short') });
  return [
    ...cells.map((cell) =>
      say.mealChange(formatDay(cell.date, 'short'), mealName(timings, cell.meal), textChange(cell)),
    ),
    ...changes.timings.map((each) => say.timingChange(each.meal + 1, timingChange(each))),
    ...(name ? [say.nameChange(textChange(name))] : []),
    ...(startDate ? [say.firstDayChange(day(startDate))] : []),
    ...(endDate ? [say.lastDayChange(day(endDate))] : []),
    ...(changes.notes ? [say.notesChanged] : []),
  ];
}

const timingChange = ({ before, after }: ChangedTiming): string =>
  textChange({ before: timingName(before), after: timingName(after) });

/** 'Tuesday Lunch, and 3 more'; '' if nothing differs. */
export function changesInShort(changes: PlanChanges, timings: readonly string[]): string {
  const [first = '', ...others] = wordsOf(changes, timings);
  return others.length > 0 ? say.firstAndMore(first, others.length) : first;
}

/** '3 meals changed since you last looked'; '' if nothing differs. */
export function sinceYouLooked(changes: readonly PlanChanges[]): string {
  const meals = changes.reduce((sum, { cells }) => sum + cells.length, 0);
  if (meals > 0) return say.mealsSinceYouLooked(meals);
  return changes.some(hasChanges) ? say.planSinceYouLooked : '';
}
