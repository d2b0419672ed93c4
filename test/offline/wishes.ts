import type { Day } from '#domain/day.ts';
import {
  type DayField,
  type DayPart,
  NOTHING,
  type PartValue,
  withPart,
} from '#domain/progress/dayParts.ts';
import { MEAL_INDEXES } from '#domain/progress/progress.ts';
import type { DayContent } from '#domain/progress/progressSchema.ts';
import type { Phone } from './phone.ts';

/** A version of a day that the server stored. */
export type Stored = {
  readonly date: Day;
  readonly content: DayContent;
};
type Value = string | boolean;
type Wish = {
  readonly value: Value;
  /** How many versions the server had stored by then. */
  readonly since: number;
  /** What was sent before without an answer, if the wish takes it back; else null. */
  readonly takesBack: readonly Value[] | null;
};

export const partOf = (content: DayContent | null, part: DayPart): Value => {
  const meal = MEAL_INDEXES.find((index) => part === `meals.${index}`);
  if (meal !== undefined) {
    const said = content?.instead[meal];
    if (said) return `${said.kind}: ${said.words}`;
    return content?.meals[meal] === true && (content.picked[meal] ?? true);
  }
  return String(content?.[part as DayField] ?? '').trim();
};

/** Whether a part says this, or more: a tick may also say which alternative was eaten. */
export const says = (content: DayContent | null, part: DayPart, value: Value): boolean => {
  const said = partOf(content, part);
  return said === value || (value === true && said !== false);
};

/**
 * What a customer wants each part of each day to be, from the changes on one of their phones: the last change
 * counts.
 */
export class Wishes {
  readonly #history: readonly Stored[];
  readonly #wishes = new Map<string, Wish>();
  readonly #touched = new Set<string>();

  /** `history`: each version that the server stores, in order. */
  constructor(history: readonly Stored[]) {
    this.#history = history;
  }

  /** Notes what the customer has just made of a part on this phone. */
  add(phone: Phone, day: Day, part: DayPart): void {
    const key = keyOf(day, part);
    this.#touched.add(key);
    const change = phone.held(day).find((each) => each.part === part);
    // Going back to what is stored, as far as this phone knows, is no change.
    if (!change) return void this.#wishes.delete(key);
    const value = partOf(phone.shown(day), part);
    const [base, ...sent] = (change.bases ?? []).map((each) =>
      partOf(withPart(NOTHING, part, each as PartValue), part),
    );
    const takesBack = base === value ? sent : null;
    this.#wishes.set(key, { value, since: this.#history.length, takesBack });
  }

  /** The final wish for a part; undefined for none. */
  of = (day: Day, part: DayPart): Wish | undefined => this.#wishes.get(keyOf(day, part));
  hasTouched = (day: Day, part: DayPart): boolean => this.#touched.has(keyOf(day, part));
}

const keyOf = (day: Day, part: DayPart) => `${day} ${part}`;

export const PARTS: readonly DayPart[] = [
  ...(['0', '1', '2', '3'] as const).map((index): DayPart => `meals.${index}`),
  'waterIntake',
  'mood',
  'notes',
  'sleepHours',
  'dietScore',
];
