import { useEffect, useState } from 'react';
import type { Instant } from '#domain/day.ts';
import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import type { Intent } from '../../draft/createOnce.ts';
import { type DraftStorage, draftStorage } from '../../draft/useDraft.ts';
import { beforeLeaving } from '../../session/kept.ts';
import { useMe } from '../../session/session.ts';
import { browserStore, keysOf, type Listed, type Store } from '../../store/browserStore.ts';
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
import { focusForm } from './focusField.ts';
import { type FormState, PlanForm, type Source } from './planForm.ts';

type Work = { readonly form: PlanForm; readonly found: PlanDraft | null };
/** By customer; null is the work begun before a customer was chosen. */
type Works = ReadonlyMap<string | null, Work>;

export type PlanWork = ReturnType<typeof usePlanWork>;

/**
 * The works with one for this customer. The customer chosen first takes over the form that was begun for nobody,
 * so that it stays on screen, with the focus, for somebody who is already typing.
 */
export function withWorkFor(
  works: Works,
  customerId: string | null,
  begin: () => PlanForm,
  found: PlanDraft | null,
): Works {
  const form = works.get(null)?.form ?? begin();
  const others = [...works].filter(([id]) => id !== null);
  return new Map<string | null, Work>([...others, [customerId, { form, found }]]);
}

/**
 * The form for a customer, with its unsaved work kept in the browser. Each customer keeps their own work while the
 * dietician looks at another.
 */
export function usePlanWork(customerId: string | null) {
  const me = useMe();
  const [known, setWorks] = useState<Works>(new Map());
  let works = known;
  if (!works.has(customerId)) {
    const begin = () => new PlanForm(emptyPlan(mondayFrom(me.today)));
    const found = draftsLeft({ myId: me.id, customerId })[0] ?? null;
    works = withWorkFor(works, customerId, begin, found);
    setWorks(works);
  }
  const work = works.get(customerId);
  if (!work) throw new Error('There is work for each customer.');
  const { form, found } = work;
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const nobodys = planDraft({ myId: me.id, customerId: null }, form.state.draftId);
    // Work begun before this customer was chosen now belongs to them.
    if (customerId !== null && nobodys.read()) nobodys.keep(null);
    const stop = keepWork(form, { myId: me.id, customerId }, setKept);
    const stay = beforeLeaving(() => form.dirty);
    return () => {
      stay();
      stop();
    };
  }, [form, customerId, me.id]);

  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (form.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form, isKept]);

  const offer = (draft: PlanDraft | null) =>
    setWorks((now) => new Map(now).set(customerId, { form, found: draft }));
  const settle = () => {
    offer(null);
    focusForm();
  };
  return {
    form,
    /** False when this browser refuses to keep unsaved work. */
    isKept,
    /** Unsaved work of an earlier visit, until it is restored or discarded. */
    found,
    restore() {
      if (!found) return;
      form.restore(found.state, found.intent);
      settle();
    },
    /** Offers to restore work kept while the screen was open. */
    offer,
    discard() {
      if (!found) return;
      const storage = planDraft({ myId: me.id, customerId }, found.state.draftId);
      if (storage.read()) storage.keep(null);
      settle();
    },
  };
}

/** Unsaved work on a plan, kept in the browser to be offered after a crash or a reload. */
export type PlanDraft = {
  readonly savedAt: Instant;
  readonly state: FormState;
  readonly intent: Intent<PlanInput> | null;
};

/** Whose work it is, and the customer for whom it is written; null while nobody is chosen. */
type Whose = { readonly myId: string; readonly customerId: string | null };

const MOST = 3;

const plan = object({
  name: string,
  startDate: string,
  endDate: string,
  weeklyDietPlan: listOf(
    object({ date: string, meals: listOf(string, MEALS_PER_DAY) }),
    DAYS_PER_PLAN,
  ),
  mealTimings: listOf(string, MEALS_PER_DAY),
  notes: string,
});

const edited = object({ kind: oneOf(['edit']), id: string, version: integer, name: string });
const begun = object({ kind: oneOf(['new']) });

const shape: Shape<PlanDraft> = object({
  savedAt: instant,
  state: object({ values: text, base: text, draftId: string, source }),
  intent: nullable(object({ key: string, input: plan })),
});

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

const keyOf = ({ myId, customerId }: Whose, draftId: string) =>
  `weekplate:${myId}:plan-draft:${customerId ?? 'nobody'}:${draftId}`;

/** Where one draft is kept. Each plan that is begun or loaded has its own, also in another tab. */
export const planDraft = (
  whose: Whose,
  draftId: string,
  store: Store = browserStore(),
): DraftStorage<PlanDraft> => draftStorage(keyOf(whose, draftId), shape, store);

/** The unsaved work for a customer, the latest first; what cannot be read is left out. */
export const draftsLeft = (whose: Whose, store: Listed = browserStore()): PlanDraft[] =>
  keysOf(store)
    .filter((key) => key.startsWith(keyOf(whose, '')))
    .flatMap((key) => draftStorage(key, shape, store).read() ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/**
 * Keeps the form's unsaved work in the browser at each change, until the returned function is called. Work over
 * which another plan is loaded stays kept, unless it was stored or given up. `onKept`: whether the browser accepts it.
 */
export function keepWork(
  form: PlanForm,
  whose: Whose,
  onKept: (isKept: boolean) => void,
  store: Listed = browserStore(),
): () => void {
  const storageOf = (draftId: string) => {
    const storage = planDraft(whose, draftId, store);
    // From now on this tab may remove it.
    storage.read();
    return storage;
  };
  let { draftId } = form.state;
  let storage = storageOf(draftId);
  let seen: readonly unknown[] = [];
  const keep = () => {
    const { state, intent, dirty } = form;
    if (state.draftId !== draftId) {
      if (form.abandoned.has(draftId)) storage.keep(null);
      draftId = state.draftId;
      storage = storageOf(draftId);
    } else if (seen[0] === state && seen[1] === intent) return;
    seen = [state, intent];
    onKept(storage.keep(dirty ? { savedAt: new Date().toISOString(), state, intent } : null));
  };
  keep();
  for (const { state } of draftsLeft(whose, store).slice(MOST)) storageOf(state.draftId).keep(null);
  return form.subscribe(keep);
}
