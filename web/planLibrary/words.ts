import type { Instant } from '#domain/day.ts';
import type { LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';

export const TITLE = 'Plan Library';
export const KEEP = 'Keep in Library';
export const KEEP_THIS = 'Keep This Plan';
export const EMPTY_TITLE = 'Nothing in the library yet';
export const EMPTY =
  'Weeks that are worth using again stand here, for every dietician of the practice and for any customer. Write a plan or open one, then press Keep This Plan.';
export const NOTHING_FOUND = 'No plan has all of this in its name, its tags or for whom it is.';
export const LIST_FAILED = 'The library could not be loaded.';
export const PLAN_FAILED = 'This plan could not be loaded.';
export const CHOOSE = 'Choose a plan to see its week.';
export const FOR_WHOM_HINT = 'A sentence: “vegetarian, 1,600 kcal, desk job”';
export const TAGS_HINT = 'With commas between them';
export const FOR_EVERYBODY = 'The library is for the whole practice: no customer’s name goes in.';
export const REPLACE_ASKED =
  'Its week becomes the one in the plan form. Plans that were begun from it stay as they are.';
export const TAKE_OUT_ASKED =
  'It leaves the library for every dietician. Plans that were begun from it stay as they are.';
export const replacedWords = (name: string) => `“${name}” has another week now.`;
export const takenOutWords = (name: string) => `“${name}” was taken out.`;

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

/** 'Put in by Meera, 20 Nov' */
export const putWords = ({ putBy, putAt }: LibraryPlanSummary): string =>
  `Put in ${putBy ? `by ${putBy}, ` : ''}${dayOf(putAt)}`;

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
