import { dayHere, formatDay, type Instant } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import type { LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';
import { say } from './words.ts';

/** '20 Nov' by the reader's own clock; with the year if it is not the current one. */
function dayOf(instant: Instant): string {
  const [day, today] = [dayHere(new Date(instant)), dayHere(new Date())];
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'brief' : 'medium');
}

/** 'used 3 times, last 20 Nov' */
export function usedWords({ usedCount, usedAt }: LibraryPlanSummary): string {
  return usedCount === 0 || usedAt === null ? say.notUsed : say.used(usedCount, dayOf(usedAt));
}

/** 'Added by Meera, 20 Nov' */
export const putWords = ({ putBy, putAt }: LibraryPlanSummary): string =>
  putBy ? say.addedBy(isolated(putBy), dayOf(putAt)) : say.added(dayOf(putAt));

export const forWords = (customer: string | null): string =>
  customer === null ? say.useForCustomer : say.forPerson(isolated(customer));

const PLACES_MAX = 6;

/** The fields that contain a person's name, by their names on screen. */
export function namesWords(places: readonly string[], whom = say.theCustomer): string {
  const shown = places.length > PLACES_MAX ? places.slice(0, PLACES_MAX - 1) : places;
  const more = places.length - shown.length;
  return say.namesPerson(more > 0 ? [...shown, say.moreNames(more)] : shown, isolated(whom));
}
