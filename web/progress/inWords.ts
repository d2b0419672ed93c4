import { addDays, type Day, formatDay } from '#domain/day.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import { messageOf } from '../api/errors.ts';
import type { AdherenceShown } from './mealRows.ts';
import type { DayForm } from './useDayForm.ts';
import { say } from './words.ts';

/** 'Today, Tuesday 24 November'; with the year if the day is far from today. */
export function dayTitle(date: Day, today: Day): string {
  if (date === today) return say.todayIs(formatDay(date, 'long'));
  if (date === addDays(today, -1)) return say.yesterdayWas(formatDay(date, 'long'));
  return formatDay(date, date.slice(0, 4) === today.slice(0, 4) ? 'long' : 'full');
}

/** '5 of 8 meals', or with other outcomes: '5 of 8 done, 1 swapped, 1 skipped'. */
export function doneWords(adherence: AdherenceShown): string {
  const { done, meals, other, skipped } = adherence;
  if (other + skipped > 0) return mealKindsWords(adherence);
  return say.doneOf(done, meals);
}

export function encouragement({ done, meals, other, skipped }: AdherenceShown): string {
  const left = meals - done - other - skipped;
  if (done === meals) return say.everyMealDone;
  if (left === meals) return say.nothingTicked;
  if (left === 0) return say.allLogged;
  return '';
}

/** Why a change is not saved yet, and what happens to it; `failure`: a refusal's sentence, or an error. */
export function notSavedWords(failure: unknown, isKept: boolean): string {
  if (typeof failure === 'string') return say.notSaved(failure);
  if (!isKept) return say.notSavedHere;
  return say.notSavedYetFor(messageOf(failure));
}

/** What the customer should know about the day on screen, one sentence each. */
export function dayNotes(form: DayForm): string[] {
  const water = form.values.waterIntake;
  const notes = [
    form.waits && (form.isKept ? say.waits : say.waitsHere),
    form.editing &&
      !form.waits &&
      form.unsaved !== null &&
      notSavedWords(form.unsaved, form.isKept),
    form.contested.length > 0 && say.contested,
    form.editing &&
      form.askedWater === water &&
      form.isDraft('waterIntake') &&
      say.howMuchWater(water.trim()),
  ];
  return notes.filter((note) => note !== false);
}
