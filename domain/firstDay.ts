import { addDays, type Day } from './day.ts';

const DAYS_BEFORE_JOINING = 90;

/** The first day that somebody can log who joined on a day of their own. */
export const firstDayOf = (joinedOn: Day): Day => addDays(joinedOn, -DAYS_BEFORE_JOINING);
