import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { isDay } from '#domain/day.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { type Intent, newKey } from '../../draft/createOnce.ts';
import { subscription } from '../../store/subscription.ts';
import {
  changedPaths,
  differ,
  FIELD_ORDER,
  type FieldPath,
  type PlanText,
  planOf,
  textOf,
} from './fields.ts';

const NO_ERRORS: FieldErrors = {};

export type Origin = {
  readonly person: { readonly name: string; readonly email: string };
  readonly naming: readonly FieldPath[];
};

/** The values of a plan being written, outside React: a key stroke renders only what it changes. */
export class PlanForm {
  readonly id = newKey();
  /** The grid cell that actions such as 'copy to the right' apply to. */
  active: FieldPath | null = null;
  errors: FieldErrors = NO_ERRORS;
  made: DietPlan | null = null;
  /** What each day contains, for the printed plan; null unless the dietician chose that. */
  onPaper: { readonly name: string; readonly days: readonly string[] } | null = null;
  /** Drafts that were stored or given up on purpose, so not worth keeping. */
  readonly abandoned = new Set<string>();
  readonly #origins = new Map<string, Origin>();
  #history: History<FormState>;
  #intent: Intent<PlanInput> | null = null;
  readonly #all = subscription();
  readonly #fields = new Map<FieldPath, ReturnType<typeof subscription>>();
  readonly #now: () => number;

  constructor(blank: PlanInput, now: () => number = Date.now) {
    this.#now = now;
    this.#history = historyOf(loaded(blank));
  }

  /** An upload without an answer: it is kept with the draft, so that it is the same one after a reload. */
  get intent(): Intent<PlanInput> | null {
    return this.#intent;
  }

  set intent(intent: Intent<PlanInput> | null) {
    this.#intent = intent;
    this.#tell();
  }

  get state(): FormState {
    return this.#history.present;
  }

  /** Null unless the present work was begun from another customer's plan. */
  get origin(): Origin | null {
    return this.#origins.get(this.state.draftId) ?? null;
  }

  get plan(): PlanInput {
    return planOf(this.state.values);
  }

  get dirty(): boolean {
    return differ(this.state.base, this.state.values);
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  readonly subscribe = this.#all.subscribe;

  /** Calls `listener` only when this field's text or error changes: a key renders one cell, not the week. */
  subscribeTo(path: FieldPath, listener: () => void): () => void {
    const field = this.#fields.get(path) ?? subscription();
    this.#fields.set(path, field);
    return field.subscribe(listener);
  }

  /** A key stroke in one field; a burst of key strokes is one step of undo. */
  type(path: FieldPath, value: string): void {
    if (this.state.values[path] === value) return;
    const values = { ...this.state.values, [path]: value };
    this.#step({ ...this.state, values }, [path], path);
  }

  /**
   * Changes several fields at once as one undo step; with a `topic` as in {@link type}. Returns how many changed.
   */
  fill(changes: PlanText, topic?: FieldPath): number {
    const values = { ...this.state.values, ...changes };
    const changed = changedPaths(this.state.values, values);
    if (changed.length > 0) this.#step({ ...this.state, values }, changed, topic);
    return changed.length;
  }

  /** Puts a plan into the form; the fields in `typed` keep their text. Undo brings back what was there. */
  load(plan: PlanInput, source?: Source, typed: PlanText = {}): void {
    const state = loaded(plan, source);
    this.#begin({ ...state, values: { ...state.values, ...typed } });
  }

  /** Records that the present work, or another draft, was begun from another customer's plan. */
  beginFrom(origin: Origin, draftId = this.state.draftId): void {
    this.#origins.set(draftId, origin);
    this.#tell();
  }

  /** Another version of the loaded plan becomes the base of the work; `values` count as typed. */
  rebase(values: PlanText, base: PlanInput, source: Source): void {
    const changed = changedPaths(this.state.values, values);
    this.#step({ ...this.state, values, base: textOf(base), source }, changed);
  }

  /** The present work is stored or given up, so it needs no draft any more. Undo reverts that. */
  abandon(): void {
    this.abandoned.add(this.state.draftId);
  }

  /** Starts over, after a finished upload or with another suggestion for a form nobody has touched. */
  reset(plan: PlanInput): void {
    this.#history = historyOf(loaded(plan));
    this.#intent = null;
    this.complain(NO_ERRORS);
  }

  /**
   * Starts over once `sent` is stored, unless something was typed since, which is not stored anywhere yet. Returns
   * whether it did.
   */
  startOver(sent: PlanText, next: PlanInput): boolean {
    if (differ(sent, this.state.values)) return false;
    this.abandon();
    this.reset(next);
    return true;
  }

  /** Continues work of an earlier visit; undo brings back what was in the form. */
  restore(state: FormState, intent: Intent<PlanInput> | null): void {
    this.#intent = intent;
    this.#begin(state);
  }

  /** The content of the form has a new source: the upload was stored, or its plan was deleted. */
  setSource(source: Source): void {
    this.#history = { ...this.#history, present: { ...this.state, source } };
    this.#tell();
  }

  /** Undoes a step; returns the fields that it changed. */
  undo(): readonly FieldPath[] {
    return this.#travel(undo(this.#history));
  }

  redo(): readonly FieldPath[] {
    return this.#travel(redo(this.#history));
  }

  complain(errors: FieldErrors): void {
    this.errors = errors;
    this.#tell(FIELD_ORDER);
  }

  activate(path: FieldPath | null): void {
    if (this.active === path) return;
    this.active = path;
    this.#tell();
  }

  /** Begins other work, which has no errors yet as nothing was checked. */
  #begin(state: FormState): void {
    this.#step(state, changedPaths(this.state.values, state.values));
    this.complain(NO_ERRORS);
  }

  #travel(history: History<FormState>): readonly FieldPath[] {
    const before = this.state.values;
    this.#history = history;
    this.abandoned.delete(this.state.draftId);
    const changed = changedPaths(before, this.state.values);
    this.errors = without(this.errors, changed);
    this.#tell(changed);
    return changed;
  }

  #step(next: FormState, changed: readonly FieldPath[], topic?: string): void {
    this.errors = without(this.errors, changed);
    this.#history = step(this.#history, next, this.#now(), topic);
    this.#tell(changed);
  }

  #tell(fields: readonly FieldPath[] = []): void {
    this.#all.tell();
    for (const path of fields) this.#fields.get(path)?.tell();
  }
}

/** What an upload of the form would do: make a new plan, or replace one that was loaded. */
export type Source =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'edit';
      readonly id: string;
      /** The version the work is based on; the `If-Match` of the update. */
      readonly version: number;
      readonly name: string;
    };

/** One moment of the form. Loading another plan is a step like any other, so it can be undone. */
export type FormState = {
  readonly values: PlanText;
  readonly base: PlanText;
  readonly source: Source;
  /** The key under which this work is kept in the browser; every load begins a new one. */
  readonly draftId: string;
};

export type FieldErrors = Readonly<Record<FieldPath, string>>;

const NEW: Source = { kind: 'new' };

export function loaded(plan: PlanInput, source: Source = NEW): FormState {
  const values = textOf(plan);
  return { values, base: values, source, draftId: newKey() };
}

/** A new plan in which nothing was written: its dates are a suggestion and may be replaced. */
export function isBlank({ values, base, source }: FormState): boolean {
  const startDate = values.startDate ?? '';
  if (source.kind !== 'new' || !isDay(startDate)) return false;
  return !differ(base, values) && !differ(textOf(emptyPlan(startDate)), values);
}

/** A changed field counts as correct until it is checked again. */
export function without(errors: FieldErrors, paths: readonly FieldPath[]): FieldErrors {
  if (!paths.some((path) => path in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)));
}

/** Undo and redo over immutable states: past, present and undone ones. */
type History<S> = {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
  /** What the last step was about, and when (milliseconds): continued typing in one field is one step. */
  readonly last: { readonly topic: string; readonly at: number } | null;
};

const LONGEST_PAST = 300;
const PAUSE_MS = 1200;

export const historyOf = <S>(present: S): History<S> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/**
 * A step to `next`. With a `topic`, a step that follows another of the same topic without a pause
 * merges into it; without one it always stands alone.
 */
export function step<S>(history: History<S>, next: S, at: number, topic?: string): History<S> {
  const { last } = history;
  const merges = topic !== undefined && last?.topic === topic && at - last.at < PAUSE_MS;
  return {
    past: merges ? history.past : [...history.past, history.present].slice(-LONGEST_PAST),
    present: next,
    future: [],
    last: topic === undefined ? null : { topic, at },
  };
}

export function undo<S>(history: History<S>): History<S> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo<S>(history: History<S>): History<S> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: rest, last: null };
}

export const PlanFormContext = createContext<PlanForm | null>(null);

export function usePlanForm(): PlanForm {
  const form = useContext(PlanFormContext);
  if (!form) throw new Error('usePlanForm() outside of a plan form');
  return form;
}

/** A value read from the form; the component renders only when it changes, so select plain values. */
export function useFormValue<T>(select: (form: PlanForm) => T): T {
  const form = usePlanForm();
  return useSyncExternalStore(form.subscribe, () => select(form));
}

/** A value read from one field's text or error; changes of other fields cause no render. */
export function useFieldValue<T>(
  path: FieldPath,
  select: (text: string, error: string | undefined) => T,
): T {
  const form = usePlanForm();
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeTo(path, listener),
    [form, path],
  );
  return useSyncExternalStore(subscribe, () =>
    select(form.state.values[path] ?? '', form.errors[path]),
  );
}

export function useField(path: FieldPath) {
  return {
    value: useFieldValue(path, (text) => text),
    error: useFieldValue(path, (_, error) => error),
  };
}
