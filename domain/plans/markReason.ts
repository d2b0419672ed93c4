import { type Day, formatDay, type Instant } from '../day.ts';
import { isolated } from '../language/language.ts';
import { say } from './words.ts';

export const MARK_REASON_MAX = 500;
/** The code of a 409: meals name what their customer must not eat, and no reason was given. */
export const MARKED_MEALS = 'marked-meals';

const LEAST_LETTERS = 3;

/** Whether a text explains why a marked meal stays: 'x' does not. */
export const isMarkReason = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;

/** What is marked in a meal: in words, and apart from the reader's language. */
export interface Said {
  readonly words: string;
  readonly key: string;
}

export interface Accepted {
  readonly meals: readonly string[];
  readonly words: readonly string[];
  /** Absent where the reason is older than these; it is known by its words then. */
  readonly keys?: readonly string[] | undefined;
  readonly reason: string;
  readonly at: Instant;
}

export interface Before {
  /** The customer's own date. */
  readonly today: Day;
  /** What the stored plan has in a cell; undefined for a new plan. */
  readonly stored: (date: Day, meal: number) => string | undefined;
  readonly accepted: readonly Accepted[];
}

interface Held {
  readonly date: Day;
  readonly meal: number;
  readonly text: string;
}

/** A dish is the same one in other spacing and capitals. */
const dishOf = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/**
 * Whether a marked meal needs a reason: it is new or changed, it lies ahead, and nobody gave a reason for this
 * dish and these marks before. To ask again would teach to answer without thinking.
 */
export function holdsBack(
  { date, meal, text }: Held,
  said: Said,
  { today, stored, accepted }: Before,
): boolean {
  const dish = dishOf(text);
  if (date < today || dishOf(stored(date, meal) ?? '') === dish) return false;
  return !isAccepted(text, said, accepted);
}

/** Whether a reason was given for this dish with these marks. */
export const isAccepted = (text: string, said: Said, accepted: readonly Accepted[]): boolean =>
  acceptedFor(text, said, accepted) !== undefined;

/** The last reason given for this dish with these marks. */
export const acceptedFor = (
  text: string,
  { words, key }: Said,
  accepted: readonly Accepted[],
): Accepted | undefined =>
  accepted
    .filter(
      (each) =>
        (each.keys?.includes(key) ??
          each.words.some((before) => dishOf(before) === dishOf(words))) &&
        each.meals.some((meal) => dishOf(meal) === dishOf(text)),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);

/** 'Accepted Tue 3 Nov: “Nora eats it cooked.”' */
export const acceptedWords = ({ at, reason }: Accepted): string =>
  say.acceptedOn(formatDay(at.slice(0, 10), 'short'), isolated(reason));
