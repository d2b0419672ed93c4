import { addDays, type Day, daysBetween } from '../day.ts';

const A_MONDAY: Day = '2024-01-01';
const DAYS_PER_WEEK = 7;

/** The first Monday on or after `day`. */
export function mondayFrom(day: Day): Day {
  const sinceMonday = daysBetween(A_MONDAY, day) % DAYS_PER_WEEK;
  return addDays(day, (DAYS_PER_WEEK - sinceMonday) % DAYS_PER_WEEK);
}

/**
 * Where a new plan starts until the dietician says otherwise: the Monday after the latest plan
 * while that one still runs, else the coming Monday, today included. `today` is the customer's own.
 */
export function nextStart(today: Day, latestEnd: Day | null): Day {
  if (latestEnd !== null && latestEnd > today) return mondayFrom(addDays(latestEnd, 1));
  return mondayFrom(today);
}
