import type { Day } from '../day.ts';

/**
 * Whole years lived on `today` (the person's own day), or null while the date of birth is unknown
 * or still to come. Someone born on 29 February turns older on 1 March in common years.
 */
export function ageOn(dateOfBirth: Day | null, today: Day): number | null {
  if (!dateOfBirth || dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
