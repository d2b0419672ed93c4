import { isDeepStrictEqual } from 'node:util';
import type { Day } from '#domain/day.ts';
import { MEAL_INDEXES } from '#domain/progress/adherence.ts';
import type { DayField, DayPart } from '#domain/progress/mergeDay.ts';
import type { DayContent } from '#domain/progress/progressSchema.ts';
import type { Attempt } from '#web/progress/draft.ts';
import type { Phone } from './phone.ts';
import type { Browser } from './phones.ts';

/** A version of a day that the server stored, with the body of its request and the phone that sent it. */
export type Stored = {
  readonly date: Day;
  readonly content: DayContent;
  readonly asked: unknown;
  readonly by: Browser;
};
type Value = string | boolean;
type Wish = {
  readonly value: Value;
  /** How many versions the server had stored by then. */
  readonly since: number;
  /**
   * The wish takes back a value that was being sent, so it is a change only if that value was stored; null:
   * it is a change in any case.
   */
  readonly takesBack: Attempt | null;
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
  /** The parts that were ever changed, and those changed on My Progress. */
  readonly #touched = new Set<string>();
  readonly #onForm = new Set<string>();

  /** `history`: each version that the server stores, in order. */
  constructor(history: readonly Stored[]) {
    this.#history = history;
  }

  add(phone: Phone, day: Day, part: DayPart, value: Value): void {
    const key = keyOf(day, part);
    const held = phone.held(day);
    this.#touched.add(key);
    // Going back to the previous value is no change, unless another value is being sent. Choosing what
    // another device has stored, as far as this phone knows, is no change either: whoever changes it later
    // may do so.
    const known = [held?.base ?? null, phone.stored(day)];
    const isChange = held && !known.some((content) => partOf(content, part) === value);
    const trying = held?.trying ?? null;
    const takesBack = trying && partOf(trying.content, part) !== value ? trying : null;
    const since = this.#history.length;
    if (isChange) this.#wishes.set(key, { value, since, takesBack: null });
    else if (takesBack) this.#wishes.set(key, { value, since, takesBack });
    else this.#wishes.delete(key);
  }

  addOnForm(phone: Phone, day: Day, part: DayPart, value: Value): void {
    this.#onForm.add(keyOf(day, part));
    this.add(phone, day, part, value);
  }

  /**
   * The final wish for a part; undefined if there is none, or if it takes back a value that was never stored.
   */
  of(day: Day, part: DayPart, by: Browser): Wish | undefined {
    const wish = this.#wishes.get(keyOf(day, part));
    if (!wish?.takesBack) return wish;
    const ofPhone = this.#history.filter((version) => version.by === by);
    return wasTaken(wish.takesBack, ofPhone) ? wish : undefined;
  }

  hasTouched = (day: Day, part: DayPart): boolean => this.#touched.has(keyOf(day, part));
  wasOnForm = (day: Day, part: DayPart): boolean => this.#onForm.has(keyOf(day, part));
}

const keyOf = (day: Day, part: DayPart) => `${day} ${part}`;

/** Whether the server has stored this attempt of a phone: a refused attempt has changed nothing. */
function wasTaken({ content, base }: Attempt, history: readonly Stored[]): boolean {
  const body: unknown = JSON.parse(JSON.stringify({ ...content, base }));
  return history.some(({ asked }) => isDeepStrictEqual(asked, body));
}

export const PARTS: readonly DayPart[] = [
  ...(['0', '1', '2', '3'] as const).map((index): DayPart => `meals.${index}`),
  'waterIntake',
  'mood',
  'notes',
  'sleepHours',
  'dietScore',
];
