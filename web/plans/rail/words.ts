import type { Day } from '#domain/day.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';

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
