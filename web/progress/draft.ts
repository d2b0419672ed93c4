import { type Day, isDay } from '#domain/day.ts';
import { MEAL_INDEXES, type MealIndex } from '#domain/progress/adherence.ts';
import { DAY_PARTS } from '#domain/progress/dayParts.ts';
import { isSameInstead } from '#domain/progress/instead.ts';
import { contentOf, DAY_FIELDS, type DayPart } from '#domain/progress/mergeDay.ts';
import { INSTEAD_KINDS } from '#domain/progress/progress.ts';
import type {
  DailyProgress,
  DayContent,
  Dishes,
  Instead,
  MealInstead,
  MealsDone,
} from '#domain/progress/progressSchema.ts';
import * as store from '../store/browserStore.ts';
import {
  boolean,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  orElse,
  recordOf,
  type Shape,
  string,
} from '../store/shape.ts';
import { type DayValues, valuesOf } from './dayValues.ts';

/** What was typed and ticked but not yet submitted. */
export type DayDraft = {
  values: DayValues;
  /** The `submittedAt` of the record the draft began from; null if nothing was logged. */
  basedOn: string | null;
  /** The dish each tick was made for: when the plan changes, the ticks stay with their dishes. */
  dishes: Dishes;
  /** The dish that a tick was moved away from, so that it can be moved back. */
  left: Dishes;
  /** What was stored when the draft began; null for nothing, or for a draft of an older app version. */
  base: DayContent | null;
  /** The water words that the customer was asked about and confirmed as meant. */
  waterMeant: string | null;
  /** The parts tapped on the dashboard, or submitted without an answer: they are sent automatically. */
  sends: readonly DayPart[];
  /**
   * The attempt that was sent without an answer yet, with its base: it may be stored. A newly opened page sends it
   * again before anything else.
   */
  trying: Attempt | null;
};

/** A day sent without Submit. */
export type Attempt = { readonly base: DayContent | null; readonly content: DayContent };

const ofMeals =
  <T>(shape: Shape<T>) =>
  (value: unknown): Record<string, T> => {
    const byIndex = recordOf(shape)(value);
    const strange = Object.keys(byIndex).find((index) => !/^[0-7]$/.test(index));
    if (strange !== undefined) throw new TypeError(`A day has no meal ${strange}.`);
    return byIndex;
  };

const meals: Shape<MealsDone> = ofMeals(boolean);
const instead: Shape<Instead> = ofMeals(object({ kind: oneOf(INSTEAD_KINDS), words: string }));
const dishes: Shape<Dishes> = ofMeals(string);
const written = {
  meals,
  instead: orElse(instead, {}),
  picked: orElse(dishes, {}),
  waterIntake: string,
  mood: string,
  dietScore: nullable(number),
  notes: string,
};

const content = object({ ...written, sleepHours: nullable(number), dishes });

// Texts have no limit here: text too long to submit is kept all the same.
export const dayDraft: Shape<DayDraft> = object({
  values: object({ ...written, sleepHours: string }),
  basedOn: nullable(string),
  dishes: orElse(dishes, {}),
  left: orElse(dishes, {}),
  base: orElse(nullable(content), null),
  waterMeant: orElse(nullable(string), null),
  sends: orElse(listOf(oneOf(DAY_PARTS)), []),
  trying: orElse(nullable(object({ base: nullable(content), content })), null),
});

const ofPerson = (customerId: string) => `weekplate:${customerId}:day-draft:`;
export const draftKey = (customerId: string, date: Day): string => `${ofPerson(customerId)}${date}`;

export function draftFrom(record: DailyProgress | null): DayDraft {
  const base = record && contentOf(record);
  return {
    values: valuesOf(record),
    basedOn: record?.submittedAt ?? null,
    dishes: base?.dishes ?? {},
    left: {},
    base,
    waterMeant: null,
    sends: [],
    trying: null,
  };
}

/**
 * Ticks a meal for one dish, or removes the tick. Of two dishes in one place only one is eaten: the tick moves,
 * and the other dish stays on screen so that the tick can be moved back.
 */
export function ticked(draft: DayDraft, index: MealIndex, dish: string, done: boolean): DayDraft {
  const { [index]: before, ...others } = draft.dishes;
  const hasMoved = done && before !== undefined && before !== dish;
  const { [index]: instead, ...otherInstead } = draft.values.instead;
  const { [index]: picked, ...otherPicked } = draft.values.picked;
  return {
    ...draft,
    values: {
      ...draft.values,
      meals: { ...draft.values.meals, [index]: done },
      instead: done ? otherInstead : draft.values.instead,
      picked: done && before === dish ? draft.values.picked : otherPicked,
    },
    dishes: done ? { ...others, [index]: dish } : others,
    left: hasMoved ? { ...draft.left, [index]: before } : draft.left,
  };
}

/** Ticks a meal with one alternative of a dish. */
export function withPicked(
  draft: DayDraft,
  index: MealIndex,
  dish: string,
  words: string,
): DayDraft {
  const next = ticked(draft, index, dish, true);
  const picked = { ...next.values.picked, [index]: words };
  return { ...next, values: { ...next.values, picked } };
}

/** Records what was eaten instead of a meal, which removes its tick; null removes the record. */
export function withInstead(
  draft: DayDraft,
  index: MealIndex,
  instead: MealInstead | null,
): DayDraft {
  const { [index]: _was, ...others } = draft.values.instead;
  const next = draft.values.meals[index] === true ? ticked(draft, index, '', false) : draft;
  return {
    ...next,
    values: { ...next.values, instead: instead ? { ...others, [index]: instead } : others },
  };
}

/** The draft kept in this browser, for reading only; null if there is none, or if it cannot be read. */
export const readDraft = (customerId: string, date: Day, from = store.browserStore()) =>
  store.readDraft(draftKey(customerId, date), dayDraft, from);

/** Whether the draft says the same as what it began from, for example after a tick was removed again. */
export function isUntouched({ values, dishes, base, basedOn }: DayDraft): boolean {
  if (basedOn !== null && base === null) return false;
  const began = valuesOf(base);
  return (
    DAY_FIELDS.every((field) => values[field] === began[field]) &&
    MEAL_INDEXES.every(
      (meal) =>
        (values.meals[meal] === true) === (began.meals[meal] === true) &&
        dishes[meal] === base?.dishes[meal] &&
        values.picked[meal] === began.picked[meal] &&
        isSameInstead(values.instead[meal], began.instead[meal]),
    )
  );
}

/** The days for which this browser keeps something that this person has not sent, the latest first. */
export function draftedDays(customerId: string, from = store.browserStore()): Day[] {
  const start = ofPerson(customerId);
  return store
    .keysOf(from)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter((date) => {
      const draft = isDay(date) ? readDraft(customerId, date, from) : null;
      // An attempt without an answer may be stored, even if its change was undone since.
      return draft !== null && (draft.trying !== null || !isUntouched(draft));
    })
    .sort()
    .reverse();
}

const MAX_NAMED = 3;

/**
 * The drafted days to name, the latest first, and the number of further ones. Today is included only `withToday`:
 * for a screen that does not say elsewhere that today is not submitted.
 */
export function unsentDays(drafted: readonly Day[], today: Day, withToday = false) {
  const earlier = drafted.filter((date) => date < today || (withToday && date === today));
  return { named: earlier.slice(0, MAX_NAMED), more: Math.max(0, earlier.length - MAX_NAMED) };
}
