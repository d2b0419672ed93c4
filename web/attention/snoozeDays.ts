import { addDays, type Day, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/nextStart.ts';

type SnoozeChoice = { readonly label: string; readonly until: Day };

/** What a row is snoozed to by one press: on that day it is back. */
export function snoozeChoices(today: Day): SnoozeChoice[] {
  const tomorrow = addDays(today, 1);
  const monday = mondayFrom(tomorrow);
  const week = addDays(today, 7);
  return [
    { label: 'Until tomorrow', until: tomorrow },
    // On a Sunday it is tomorrow, and on a Monday a week away.
    ...(monday === tomorrow || monday === week
      ? []
      : [{ label: `Until Monday, ${formatDay(monday, 'short').slice(4)}`, until: monday }]),
    { label: `For a week, until ${formatDay(week, 'short')}`, until: week },
  ];
}
