import { addDays, type Day, formatDay } from '#domain/day.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import { messageOf } from '../api/errors.ts';
import type { AdherenceShown } from './mealRows.ts';
import type { DayForm } from './useDayForm.ts';

/** 'Today, Tuesday 24 November'; with the year if the day is far from today. */
export function dayTitle(date: Day, today: Day): string {
  const words = formatDay(date, 'long');
  if (date === today) return `Today, ${words}`;
  if (date === addDays(today, -1)) return `Yesterday, ${words}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.slice(0, 4)}`;
}

/** '5 of 8 meals', or with other outcomes: '5 of 8 as planned, 1 something else, 1 skipped'. */
export function doneWords(adherence: AdherenceShown): string {
  const { done, meals, other, skipped } = adherence;
  if (other + skipped > 0) return mealKindsWords(adherence);
  return `${done} of ${meals === 1 ? '1 meal' : `${meals} meals`}`;
}

export function encouragement({ done, meals, other, skipped }: AdherenceShown): string {
  const left = meals - done - other - skipped;
  if (done === meals) return 'Congratulations, all done!';
  if (left === meals) return 'Nothing ticked yet.';
  if (left === 0) return 'All of it logged.';
  return '';
}

export const SAVED = 'Saved';

export const CONTESTED = 'Another device logged some of this differently.';
export const CHOOSE = 'Choose what to keep';

const NOT_KEPT =
  'Not saved yet. This browser can’t keep it, so leave this page open until it is saved.';

/** Why a change is not saved yet, and what happens to it; `failure`: a refusal's sentence, or an error. */
export function notSavedWords(failure: unknown, isKept: boolean): string {
  if (typeof failure === 'string') return `Not saved: ${failure}`;
  if (!isKept) return NOT_KEPT;
  return `Not saved yet. ${messageOf(failure)}`;
}

const WAITS = 'Saved on this device. It is submitted when you’re back online.';
const WAITS_HERE =
  'Keep this page open until you’re back online: this browser can’t keep your changes.';

/** What the customer should know about the day on screen, one sentence each. */
export function dayNotes(form: DayForm): string[] {
  const water = form.values.waterIntake;
  const notes = [
    form.waits && (form.isKept ? WAITS : WAITS_HERE),
    form.editing &&
      !form.waits &&
      form.unsaved !== null &&
      notSavedWords(form.unsaved, form.isKept),
    form.contested.length > 0 && CONTESTED,
    form.editing &&
      form.askedWater === water &&
      form.isDraft('waterIntake') &&
      `How much water is “${water.trim()}”? Choose, or submit again to keep it as typed.`,
  ];
  return notes.filter((note) => note !== false);
}
