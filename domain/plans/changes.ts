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
