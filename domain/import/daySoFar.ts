import { MAIN } from './bareMeals.ts';
import type { DayRef } from './dayHeading.ts';
import { labelled, withoutBullet } from './labels.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';
import type { DayMark } from './reading.ts';

const AGAIN = 'This day has that meal already: it may be of another day.';
export const UNKNOWN_DAY = 'The heading of this day is not known: placed in order.';
export const UNKNOWN_MEAL = 'The heading of this meal is not known: placed in order.';

/** The meals that a day of lines has had so far, and what makes them doubtful. */
export class DaySoFar {
  #had = new Set<MealKind>();
  #isUnknown: boolean;
  #isAgain = false;
  #isMealUnknown = false;

  constructor(isUnknown = false) {
    this.#isUnknown = isUnknown;
  }

  begins(meal: MealHeading, isUnknown = false): void {
    this.#isAgain = this.#isHad(meal);
    this.#isMealUnknown = isUnknown;
    if (meal.kind !== null) this.#had.add(meal.kind);
  }

  get doubts(): string[] {
    return [
      ...(this.#isAgain ? [AGAIN] : []),
      ...(this.#isMealUnknown ? [UNKNOWN_MEAL] : []),
      ...(this.#isUnknown ? [UNKNOWN_DAY] : []),
    ];
  }

  /** Whether a line begins with a main meal that the day has had already. */
  isRepeatedBy(line: string): boolean {
    const text = withoutBullet(line);
    const meal = labelled(text)?.meal ?? mealHeading(text);
    return meal !== null && this.#isHad(meal);
  }

  #isHad({ kind }: MealHeading): boolean {
    return kind !== null && MAIN.has(kind) && this.#had.has(kind);
  }
}

/** The day after one that is named by its weekday or number, unless it has a heading of its own. */
export function freeDayAfter(mark: DayMark | null, named: readonly DayRef[]): DayRef | null {
  const [only, ...others] = mark?.heading.days ?? [];
  if (!only || others.length > 0) return null;
  const { weekday, ordinal } = only;
  if (weekday === 6) return null;
  const after =
    weekday !== undefined ? { weekday: weekday + 1 } : { ordinal: (ordinal ?? Number.NaN) + 1 };
  const isNamed = named.some(
    (each) => each.weekday === after.weekday && each.ordinal === after.ordinal,
  );
  return isNamed || (weekday === undefined && ordinal === undefined) ? null : after;
}
