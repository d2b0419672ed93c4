import { addDays, type Day, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';

type SnoozeChoice = { readonly label: string; readonly until: Day };

/** The days offered for snoozing with one press; the row comes back on that day. */
export function snoozeChoices(today: Day): SnoozeChoice[] {
  const tomorrow = addDays(today, 1);
  const monday = mondayFrom(tomorrow);
  const week = addDays(today, 7);
  return [
    { label: 'Until tomorrow', until: tomorrow },
    // On a Sunday, Monday is tomorrow; on a Monday, it is a week away. Both are in the list already.
    ...(monday === tomorrow || monday === week
      ? []
      : [{ label: `Until Monday, ${formatDay(monday, 'short').slice(4)}`, until: monday }]),
    { label: `For a week, until ${formatDay(week, 'short')}`, until: week },
  ];
}
