import type { Instant } from '#domain/day.ts';
import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { keep, type Store } from '../../store/browserStore.ts';
import {
  instant,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  recordOf,
  type Shape,
  string,
} from '../../store/shape.ts';
import { FIELD_ORDER } from './fields.ts';
import type { FormState, Source } from './formState.ts';

/** Unsaved work as stored in the browser, to be offered after a crash or a reload. */
export type KeptDraft = {
  readonly savedAt: Instant;
  readonly state: FormState;
  /** An upload without an answer: its key, and what was sent. */
  readonly intent: { readonly key: string; readonly plan: PlanInput } | null;
};

const MAX_KEPT = 3;

const days = listOf(object({ date: string, meals: listOf(string, MEALS_PER_DAY) }), DAYS_PER_PLAN);

const plan = object({
  name: string,
  startDate: string,
  endDate: string,
  weeklyDietPlan: days,
  mealTimings: listOf(string, MEALS_PER_DAY),
  notes: string,
});

const edited = object({
  kind: oneOf(['edit']),
  id: string,
  version: integer,
  name: string,
});

const begun = object({ kind: oneOf(['new']) });

const drafts: Shape<KeptDraft[]> = listOf(
  object({
    savedAt: instant,
    state: object({ values: text, base: text, draftId: string, source }),
    intent: nullable(object({ key: string, plan })),
  }),
);

function text(value: unknown): Record<string, string> {
  const fields = recordOf(string)(value);
  const missing = FIELD_ORDER.find((path) => !(path in fields));
  if (missing !== undefined) throw new TypeError(`The field ${missing} is missing.`);
  return fields;
}

function source(value: unknown): Source {
  const isNew =
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'new';
  return isNew ? begun(value) : edited(value);
}

export const draftsKey = (myId: string, customerId: string | null) =>
  `weekplate:${myId}:plan-draft:${customerId ?? 'nobody'}`;

/** Newest first; drafts that this version cannot read are left out. */
export function readDrafts(store: Store, key: string): KeptDraft[] {
  try {
    return drafts(JSON.parse(store.getItem(key) ?? '[]'));
  } catch {
    // Also reached when storage is switched off, or a full disk cut the text short. Nothing to offer.
    return [];
  }
}

/** Keeps one draft, next to those never restored. False when the browser refuses. */
export function keepDraft(store: Store, key: string, draft: KeptDraft): boolean {
  const others = withoutDraft(readDrafts(store, key), draft.state.draftId);
  return write(store, key, [draft, ...others].slice(0, MAX_KEPT));
}

export function dropDraft(store: Store, key: string, draftId: string): boolean {
  const drafts = readDrafts(store, key);
  const others = withoutDraft(drafts, draftId);
  return others.length === drafts.length || write(store, key, others);
}

const withoutDraft = (drafts: readonly KeptDraft[], draftId: string) =>
  drafts.filter((draft) => draft.state.draftId !== draftId);

function write(store: Store, key: string, drafts: readonly KeptDraft[]): boolean {
  if (drafts.length > 0) return keep(store, key, JSON.stringify(drafts));
  store.removeItem(key);
  return true;
}
