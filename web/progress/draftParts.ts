import { MEAL_INDEXES } from '#domain/progress/adherence.ts';
import { changedParts, rebased, withParts } from '#domain/progress/dayParts.ts';
import { contentOf, type DayPart, NOTHING } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, DayContent, Dishes } from '#domain/progress/progressSchema.ts';
import { valuesOf } from './dayValues.ts';
import type { Attempt, DayDraft } from './draft.ts';
import { sleepHoursOf } from './sleep.ts';

/** The dishes of the ticked meals. */
export function dishesOf({ values, dishes }: Pick<DayDraft, 'values' | 'dishes'>): Dishes {
  const ticked = MEAL_INDEXES.filter((index) => values.meals[index] === true);
  return Object.fromEntries(
    ticked.flatMap((index) => (dishes[index] === undefined ? [] : [[index, dishes[index]]])),
  );
}

/** The content of a draft; NaN for sleep that is not a number. */
export const contentOfDraft = (draft: DayDraft): DayContent => ({
  ...draft.values,
  sleepHours: sleepHoursOf(draft.values.sleepHours),
  dishes: dishesOf(draft),
});

/** A draft of an older app version has no base: the record is the base if the draft began from it. */
export function baseOf(
  { base, basedOn }: DayDraft,
  record: DailyProgress | null,
): DayContent | null {
  if (base !== null || record === null || basedOn !== record.submittedAt) return base;
  return contentOf(record);
}

/** The parts of a draft that differ from what it began from. */
export const unsentParts = (draft: DayDraft): DayPart[] =>
  changedParts(draft.base ?? NOTHING, contentOfDraft(draft));

/**
 * The base of a draft once this attempt is stored: the parts that the attempt changed are taken from its content.
 */
export const baseAfter = (draft: DayDraft, { base, content }: Attempt): DayContent =>
  withParts(draft.base ?? NOTHING, content, changedParts(base ?? NOTHING, content));

/** The draft rebased on the stored record; `from`: the old base, if an answer determines it. */
export function draftOn(
  draft: DayDraft,
  record: DailyProgress | null,
  from?: DayContent,
): DayDraft {
  if (!record) return draft;
  const mine = contentOfDraft(draft);
  const { content, base } = rebased(
    from ?? baseOf(draft, record),
    mine,
    contentOf(record),
    from ? [] : draft.sends,
  );
  // If both changed the same part, the base differs from the stored record.
  const isContested = changedParts(base, contentOf(record)).length > 0;
  const values = valuesOf(content);
  // Keep a number as typed, even if it is incomplete.
  if (Object.is(content.sleepHours, mine.sleepHours)) values.sleepHours = draft.values.sleepHours;
  return {
    ...draft,
    values,
    dishes: content.dishes,
    base,
    basedOn: isContested ? draft.basedOn : record.submittedAt,
  };
}

/** `draft` with the changes of `mine` since `before`; null: since `mine` began. */
export function draftWith(draft: DayDraft, mine: DayDraft, before: DayDraft | null): DayDraft {
  const from = before ? contentOfDraft(before) : (mine.base ?? NOTHING);
  const parts = changedParts(from, contentOfDraft(mine));
  const content = withParts(contentOfDraft(draft), contentOfDraft(mine), parts);
  // Keep a number as typed, even if it is incomplete.
  const { sleepHours } = (parts.includes('sleepHours') ? mine : draft).values;
  const sends = [...draft.sends, ...mine.sends.filter((part) => parts.includes(part))];
  return {
    ...draft,
    values: { ...valuesOf(content), sleepHours },
    dishes: content.dishes,
    base: withParts(draft.base ?? NOTHING, mine.base ?? NOTHING, parts),
    sends: [...new Set(sends)],
    trying: draft.trying ?? mine.trying,
  };
}

/** Whether parts of the draft are sent without Submit, or an attempt got no answer yet. */
export const isWaiting = ({ sends, trying }: DayDraft): boolean =>
  sends.length > 0 || trying !== null;

/** What a draft sends next, without the parts still being typed; null for nothing. */
export function nextAttempt(draft: DayDraft | null, typing: ReadonlySet<DayPart>): Attempt | null {
  const parts = draft?.sends.filter((part) => !typing.has(part)) ?? [];
  if (!draft || parts.length === 0) return null;
  return {
    base: draft.base,
    content: withParts(draft.base ?? NOTHING, contentOfDraft(draft), parts),
  };
}

/**
 * Whether another device has stored the day since the draft began. An attempt of this device that was stored
 * without an answer does not count.
 */
export function isStoredElsewhere(draft: DayDraft, record: DailyProgress): boolean {
  if (record.submittedAt === draft.basedOn) return false;
  const { trying } = draft;
  if (!trying) return true;
  const stored = contentOf(record);
  const others = changedParts(trying.content, stored);
  return changedParts(trying.base ?? NOTHING, stored).some((part) => others.includes(part));
}

/** The same draft, without parts marked for sending that have no change to send. */
export function withNeeded(draft: DayDraft): DayDraft {
  const unsent = unsentParts(draft);
  return { ...draft, sends: draft.sends.filter((part) => unsent.includes(part)) };
}
