import { formatDay } from '../day.ts';
import { hasChanges, mealName } from './changes.ts';
import type { ChangedCell, ChangedText, PlanChanges } from './versionSchema.ts';

/** 'Tuesday Lunch' */
const cellName = (
  { date, meal }: Pick<ChangedCell, 'date' | 'meal'>,
  timings: readonly string[],
): string => `${formatDay(date, 'long').split(' ')[0]} ${mealName(timings, meal)}`;

/** 'Dal → Lentil soup'; a blank side is written as 'blank'. */
const textChange = ({ before, after }: ChangedText): string =>
  `${before || 'blank'} → ${after || 'blank'}`;

/** The names of all differences, meals first; `timings` are those of the later version. */
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

/** One line a difference. Days have dates, since several weeks may be shown; notes may be long. */
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

/** 'Tuesday Lunch, and 3 more'; '' if nothing differs. */
export function changesInShort(changes: PlanChanges, timings: readonly string[]): string {
  const [first = '', ...others] = wordsOf(changes, timings);
  return others.length > 0 ? `${first}, and ${others.length} more` : first;
}

/** '3 meals changed since you last looked'; '' if nothing differs. */
export function sinceYouLooked(changes: readonly PlanChanges[]): string {
  const meals = changes.reduce((sum, { cells }) => sum + cells.length, 0);
  if (meals > 0) return `${meals} ${meals === 1 ? 'meal' : 'meals'} changed since you last looked`;
  return changes.some(hasChanges) ? 'Your plan changed since you last looked' : '';
}
