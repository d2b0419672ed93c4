import { formatDay } from '../day.ts';
import { isolated } from '../language/language.ts';
import { hasChanges, mealName } from './changes.ts';
import { timingName } from './plan.ts';
import type { ChangedCell, ChangedText, ChangedTiming, PlanChanges } from './versionSchema.ts';
import { say } from './words.ts';

/** 'Tuesday Lunch' */
const cellName = (
  { date, meal }: Pick<ChangedCell, 'date' | 'meal'>,
  timings: readonly string[],
): string => say.mealOfDay(formatDay(date, 'weekday'), isolated(mealName(timings, meal)));

/** 'Dal → Lentil soup'; a blank side is written as 'blank'. */
const textChange = ({ before, after }: ChangedText): string =>
  say.became(isolated(before) || say.blank, isolated(after) || say.blank);

/** The names of all differences, meals first; `timings` are those of the later version. */
function wordsOf(changes: PlanChanges, timings: readonly string[]): string[] {
  const dates = changes.startDate !== null || changes.endDate !== null;
  return [
    ...changes.cells.map((cell) => cellName(cell, timings)),
    ...changes.timings.map(({ meal }) => say.timingOf(isolated(mealName(timings, meal)))),
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
      say.mealChange(
        formatDay(cell.date, 'short'),
        isolated(mealName(timings, cell.meal)),
        textChange(cell),
      ),
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
