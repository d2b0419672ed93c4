import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import type { Intent } from '../../draft/createOnce.ts';
import { newKey } from '../../draft/newKey.ts';
import {
  changedPaths,
  differ,
  FIELD_ORDER,
  type FieldPath,
  type PlanText,
  planOf,
  textOf,
} from './fields.ts';
import { type FieldErrors, type FormState, loaded, type Source, without } from './formState.ts';
import { type History, historyOf, redo, step, undo } from './history.ts';

const NO_ERRORS: FieldErrors = {};

/** The person whose plan the work was begun from, and the fields that named them. */
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
  intent: Intent<PlanInput> | null = null;
  made: DietPlan | null = null;
  /** Drafts that were stored or given up on purpose, so not worth keeping. */
  readonly abandoned = new Set<string>();
  /** The origins of drafts begun from another customer's plan. */
  readonly #origins = new Map<string, Origin>();
  #history: History<FormState>;
  readonly #listeners = new Set<() => void>();
  readonly #fieldListeners = new Map<FieldPath, Set<() => void>>();
  readonly #now: () => number;

  constructor(blank: PlanInput, now: () => number = Date.now) {
    this.#now = now;
    this.#history = historyOf(loaded(blank));
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` only when this field's text or error changes: a key renders one cell, not the week. */
  subscribeTo(path: FieldPath, listener: () => void): () => void {
    const listeners = this.#fieldListeners.get(path) ?? new Set();
    this.#fieldListeners.set(path, listeners.add(listener));
    return () => listeners.delete(listener);
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
    this.intent = null;
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
    this.#begin(state);
    this.intent = intent;
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
    for (const listener of this.#listeners) listener();
    for (const path of fields)
      for (const listener of this.#fieldListeners.get(path) ?? []) listener();
  }
}
