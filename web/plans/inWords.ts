import { type Day, formatDay, type Instant } from '#domain/day.ts';
import { changesInShort } from '#domain/plans/changeWords.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import type { KeptMarks, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import { eatenOf } from '#domain/progress/adherence.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';

/** '23 – 29 Nov 2026', '28 Dec 2026 – 3 Jan 2027': parts that both dates share appear once. */
export function datesOf(startDate: Day, endDate: Day): string {
  const end = formatDay(endDate, 'medium');
  if (startDate === endDate) return end;
  const [day = '', month = '', year = ''] = formatDay(startDate, 'medium').split(' ');
  if (startDate.slice(0, 7) === endDate.slice(0, 7)) return `${day} – ${end}`;
  if (startDate.slice(0, 4) === endDate.slice(0, 4)) return `${day} ${month} – ${end}`;
  return `${day} ${month} ${year} – ${end}`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment by the reader's clock: '14:02' today, '20 Nov 2026, 14:02' otherwise. */
export function momentOf(instant: Instant, now: Date): string {
  const at = new Date(instant);
  const clock = time.format(at);
  return date.format(at) === date.format(now) ? clock : `${date.format(at)}, ${clock}`;
}

export function daysKept(count: number): string {
  if (count === 0) return 'No days are logged on it.';
  return count === 1
    ? '1 day is logged on it; it keeps its meals.'
    : `${count} days are logged on it; they keep their meals.`;
}

type LoggedOn = Pick<PlanSummary, 'daysLogged' | 'mealsDone' | 'mealsOfDays'>;

/** '5 days logged, 82 % eaten' */
export function loggedWords({ daysLogged, mealsDone: done, mealsOfDays: meals }: LoggedOn): string {
  if (daysLogged === 0) return 'no day logged';
  const days = daysLogged === 1 ? '1 day logged' : `${daysLogged} days logged`;
  return meals === 0 ? days : `${days}, ${eatenOf({ done, meals })} % eaten`;
}

type Counted = Pick<ProgressDay, 'logged' | 'done' | 'meals'>;

/** '12 of 20 meals as planned, 3 of 7 days logged' */
export function adherenceWords(days: readonly Counted[]): string {
  const logged = days.filter((day) => day.logged !== 'none');
  if (logged.length === 0) return 'Nothing logged.';
  const sum = (of: (day: Counted) => number) => logged.reduce((all, day) => all + of(day), 0);
  const meals = sum((day) => day.meals);
  const kept = meals === 0 ? '' : `${sum((day) => day.done)} of ${meals} meals as planned, `;
  return `${kept}${logged.length} of ${days.length} days logged.`;
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const worded = (day: Day) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/** '23–29 Nov', '28 Nov – 4 Dec' */
export const daysWords = (from: Day, to: Day): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${worded(to)}`
    : `${worded(from)} – ${worded(to)}`;

/** 'changed: Tuesday Lunch, and 3 more' */
export function whatChanged({
  version,
  changes,
  mealTimings,
}: Pick<PlanVersionSummary, 'version' | 'changes' | 'mealTimings'>): string {
  if (version === 1) return 'as it was uploaded';
  if (!changes) return 'changes not recorded';
  const short = changesInShort(changes, mealTimings);
  return short === '' ? 'changed nothing' : `changed: ${short}`;
}

/** 'Uploaded despite warnings (Walnuts: tree nuts). Reason: The doctor agrees.' */
export const overMarks = ({ reason, words }: KeptMarks): string =>
  `Uploaded despite warnings (${words.join('; ')}). Reason: ${reason}`;

/** 'Dora Dorn, 20 Nov 2026, 14:02' */
export const whoAndWhen = (
  { modifiedBy, modifiedAt }: Pick<PlanVersionSummary, 'modifiedBy' | 'modifiedAt'>,
  now: Date,
): string => `${modifiedBy ?? 'Author not recorded'}, ${momentOf(modifiedAt, now)}`;

export function anywayWords(asked: {
  readonly reasons: readonly string[];
  readonly marked: readonly string[];
}): string {
  if (asked.marked.length > 0) return 'Upload Anyway';
  return asked.reasons.length > 0 ? 'Bring Back Anyway' : 'Yes, Bring Back';
}

/** The reason is not a field of the plan, but the caret is sent to it by this name. */
export const REASON_FIELD = 'markedReason';

export const NO_MATCH = 'No known match. Please check the week yourself too.';
export const NOT_CHECKED = 'Not checked: language not recognized';
export const REASON_HINT = 'Kept in this plan’s history. Customers don’t see it.';
/** What the customer wrote that no meal was searched for; null for nothing. */
export const unreadWords = (unread: readonly string[]): string | null =>
  unread.length === 0 ? null : `Please check: ${unread.map((each) => `‘${each}’`).join(', ')}`;

export function noMatchWords(unread: readonly string[]): string {
  const words = unreadWords(unread);
  return words ? `No known match, but we can’t check everything they wrote. ${words}.` : NO_MATCH;
}
export const REASON_NEEDED = 'Write why these meals stay in the plan, or change them.';
