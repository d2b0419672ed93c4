import type { Instant } from '#domain/day.ts';
import type { LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';

export const LIST_FAILED = 'The library could not be loaded.';
export const replacedWords = (name: string) => `“${name}” has another week now.`;
export const takenOutWords = (name: string) => `“${name}” was removed.`;

const parts = { day: 'numeric', month: 'short' } as const;
const thisYear = new Intl.DateTimeFormat('en-GB', parts);
const otherYear = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });

/** '20 Nov' by the reader's own clock; with the year if it is not the current one. */
function dayOf(instant: Instant): string {
  const at = new Date(instant);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  return (isThisYear ? thisYear : otherYear).format(at);
}

/** 'used 3 times, last 20 Nov' */
export function usedWords({ usedCount, usedAt }: LibraryPlanSummary): string {
  if (usedCount === 0 || usedAt === null) return 'not used yet';
  const times = usedCount === 1 ? 'once' : `${usedCount} times`;
  return `used ${times}, last ${dayOf(usedAt)}`;
}

/** 'Added by Meera, 20 Nov' */
export const putWords = ({ putBy, putAt }: LibraryPlanSummary): string =>
  `Added ${putBy ? `by ${putBy}, ` : ''}${dayOf(putAt)}`;

export const forWords = (customer: string | null): string =>
  customer === null ? 'Use for a customer' : `Use for ${customer}`;

const PLACES_MAX = 6;

/** The fields that contain a person's name, by their names on screen. */
export function namesWords(places: readonly string[], whom = 'the customer'): string {
  const shown = places.length > PLACES_MAX ? places.slice(0, PLACES_MAX - 1) : places;
  const more = places.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  const list = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');
  return places.length === 1
    ? `${list} names ${whom}. Change it first, if that is no dish.`
    : `${list} name ${whom}. Change them first, if these are no dishes.`;
}
