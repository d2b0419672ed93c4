import { addDays, type Day, daysBetween, formatDay } from '#domain/day.ts';

type SnoozeChoice = { readonly label: string; readonly until: Day };

/** Any Monday; the others are whole weeks away from it. */
const SOME_MONDAY: Day = '2026-01-05';

const nextMonday = (today: Day): Day =>
  addDays(today, 7 - (((daysBetween(SOME_MONDAY, today) % 7) + 7) % 7));

/** What a row is snoozed to by one press: on that day it is back. */
export function snoozeChoices(today: Day): SnoozeChoice[] {
  const tomorrow = addDays(today, 1);
  const monday = nextMonday(today);
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
