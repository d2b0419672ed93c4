import type { Day } from './day.ts';
import { done, type Outcome, refuse } from './refusal.ts';

/** Refuses a date of birth after `today`, the person's own day; '' and null are accepted. */
export function bornBy(dateOfBirth: Day | null, today: Day): Outcome<Day | null> {
  if (!dateOfBirth || dateOfBirth <= today) return done(dateOfBirth);
  const message = 'Your date of birth cannot be in the future.';
  return refuse({ code: 'birth-in-future', message });
}

/**
 * Age in whole years on `today` (the person's own day), or null while the date of birth is unknown or in the
 * future. Someone born on 29 February turns older on 1 March in common years.
 */
export function ageOn(dateOfBirth: Day | null, today: Day): number | null {
  if (!dateOfBirth || dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
