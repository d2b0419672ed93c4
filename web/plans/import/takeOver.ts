import { formatDay } from '#domain/day.ts';
import type { FileDates } from '#domain/import/fileDates.ts';
import { isTitle } from '#domain/import/lineStarts.ts';
import type { ImportWeek } from '#domain/import/recognise.ts';
import { PLAN_NAME_MAX, TIMING_MAX } from '#domain/plans/plan.ts';
import { truncate } from '#domain/text.ts';
import { mealPath, type PlanText, timingPath } from '../form/fields.ts';
import { say } from './words.ts';

/** The changes that an import makes in the form, in one step. The week is replaced; notes are appended. */
export function changesFrom(
  week: ImportWeek,
  before: PlanText,
  fileName: string,
  withLeftovers: boolean,
): PlanText {
  const changes: Record<string, string> = {};
  for (const [day, meals] of week.days.entries())
    for (const [meal, { text }] of meals.entries()) changes[mealPath(day, meal)] = text;
  const cut: string[] = [];
  for (const [meal, timing] of week.timings.entries()) {
    if (timing === null) continue;
    changes[timingPath(meal)] = truncate(timing, TIMING_MAX);
    if (timing.length > TIMING_MAX) cut.push(timing);
  }
  const notes = week.leftovers
    .filter(({ kind }) => kind === 'note' || withLeftovers)
    .map(({ text }) => text);
  const all = [before.notes?.trim() ?? '', ...notes, ...cut].filter((text) => text !== '');
  if (notes.length > 0 || cut.length > 0) changes.notes = all.join('\n');
  if ((before.name ?? '').trim() === '')
    changes.name = truncate(nameFor(week, fileName), PLAN_NAME_MAX);
  return changes;
}

/** The title above the plan, or else the name of its file. */
export function nameFor(week: ImportWeek, fileName: string): string {
  const file = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  const title = week.titles.find(isTitle)?.trim() ?? '';
  return [title || file, week.title].filter((part) => part !== '').join(', ');
}

export const replacedIn = ({ days }: ImportWeek, before: PlanText): number =>
  days.flatMap((meals, day) =>
    meals.filter(({ text }, meal) => {
      const written = (before[mealPath(day, meal)] ?? '').trim();
      return written !== '' && written !== text.trim();
    }),
  ).length;

export const filledIn = ({ days }: ImportWeek) => ({
  meals: days.flat().filter(({ text }) => text !== '').length,
  days: days.filter((meals) => meals.some(({ text }) => text !== '')).length,
  unsure: days.flat().filter(({ text, unsure }) => text !== '' && unsure.length > 0).length,
});

export const foundWords = (meals: number, days: number, unsure: number, left: number): string =>
  say.found([
    say.mealsOnDays(say.meals(meals), days),
    ...(unsure > 0 ? [say.numberToCheck(unsure)] : []),
    ...(left > 0 ? [say.numberLeft(left)] : []),
  ]);

export const fileDatesWords = ({ startDate, endDate }: FileDates): string =>
  say.fileDates(formatDay(startDate, 'medium'), formatDay(endDate, 'medium'));

export const takenWords = (meals: number, left: number): string =>
  left > 0 ? say.importedLeft(say.meals(meals), left) : say.imported(say.meals(meals));
