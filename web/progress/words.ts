import { addDays, type Day, daysBetween, formatDay } from '#domain/day.ts';
import { mealKindsWords } from '#domain/progress/instead.ts';
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

/** '2 of 3 so far': without the meals of today that are still to come; '' if none is. */
export const soFarWords = ({ done, meals, toCome }: AdherenceShown): string =>
  toCome > 0 && meals > toCome ? `${done} of ${meals - toCome} so far` : '';

export function encouragement({ done, meals, other, skipped }: AdherenceShown): string {
  const left = meals - done - other - skipped;
  if (done === meals) return 'Congratulations, all done!';
  if (left === meals) return 'Nothing ticked yet.';
  if (left === 0) return 'All of it logged.';
  return left === 1 ? 'One to go.' : `${left} to go.`;
}

/** 'Friday is not submitted yet'; 'Your changes to Friday …' for a day submitted before. */
export function unsentWords(date: Day, today: Day, wasSubmitted: boolean): string {
  const name = nameOf(date, today);
  return wasSubmitted
    ? `Your changes to ${name} are not submitted yet`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} is not submitted yet`;
}

function nameOf(date: Day, today: Day): string {
  const long = formatDay(date, 'long');
  const ago = daysBetween(date, today);
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  return ago < 7 ? (long.split(' ')[0] ?? long) : long;
}

const WAITS = 'Waits on this device, and is submitted once you are back online.';
const WAITS_HERE =
  'Waits on this page, and is lost if you close it before you are back online: this browser keeps no drafts.';

/** What the customer should know about the draft on screen, one sentence each; usually nothing. */
export function draftNotes(form: DayForm): string[] {
  const water = form.values.waterIntake;
  const notes = [
    form.restored && 'Not submitted yet. Everything is as you left it.',
    form.planChanged && 'Your plan was updated. Your ticks are kept.',
    form.waits && (form.kept ? WAITS : WAITS_HERE),
    form.submittedElsewhere &&
      'This day was submitted from another device meanwhile. Submit brings both together.',
    form.editing &&
      form.askedWater === water &&
      form.draft.waterMeant !== water &&
      `How much water is “${water.trim()}”? Choose, or submit again to keep it as typed.`,
    form.dropped && 'Your changes were dropped.',
    form.withOther && 'Merged with what was logged on another device.',
    !form.kept && !form.waits && 'This browser keeps no drafts: submit before you leave this page.',
  ];
  return notes.filter((note) => note !== false && note !== null);
}
