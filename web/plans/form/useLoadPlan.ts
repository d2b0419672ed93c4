import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Day, formatDay, isDay } from '#domain/day.ts';
import { planFromLibrary } from '#domain/planLibrary/libraryWeek.ts';
import { withoutPerson, wordsOfHealth } from '#domain/plans/namedPerson.ts';
import { nextWeekOf } from '#domain/plans/nextWeek.ts';
import type { PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { nextFreeWeek } from '#domain/plans/weeks.ts';
import { messageOf } from '../../api/errors.ts';
import { customerQuery } from '../../customers/api.ts';
import { useSearchParams } from '../../kit/Link.tsx';
import { libraryPlanQuery, noteUse } from '../../planLibrary/api.ts';
import { customerProfileQuery } from '../../profiles/api.ts';
import { planQuery, plansAheadQuery, savedPlanQuery } from '../api.ts';
import { namingIn } from '../reuse/naming.ts';
import { changedPaths, type PlanText } from './fields.ts';
import { focusFirstMeal, focusForm } from './focusField.ts';
import type { Origin, PlanForm, Source } from './planForm.ts';

/** `next`: the same week as a new plan for the following week. */
export type LoadAs = 'edit' | 'copy' | 'next' | 'use';

export type Loading = { readonly id: string; readonly as: LoadAs } | null;

type Pressed = { readonly values: PlanText; readonly dirty: boolean };

/** `today`: the customer's own date. */
type Whose = { readonly customerId: string; readonly today: Day };

type Told = { say: (message: string) => void; fail: (message: string) => void };

/** Puts existing and saved plans into the form. Unsaved work stays one undo away. */
export function useLoadPlan(form: PlanForm, { customerId, today }: Whose, { say, fail }: Told) {
  const queries = useQueryClient();
  const [loading, setLoading] = useState<Loading>(null);

  const put = (plan: PlanInput, source: Source) => {
    const wasDirty = form.dirty;
    form.load(plan, source);
    if (wasDirty) say(`Loaded.${ONE_STEP_BACK}`);
    comeToForm();
  };

  /** Text typed between the press and the answer wins over the plan that arrives. */
  const putAsNew = (
    plan: PlanInput,
    { values, dirty }: Pressed,
    where = '',
    come: () => void = comeToForm,
  ) => {
    const typed = typedSince(values, form.state.values);
    form.load(plan, { kind: 'new' }, typed);
    if (dirty || where) say(`${where || 'Loaded.'}${dirty ? ONE_STEP_BACK : ''}`);
    if (Object.keys(typed).length === 0) come();
  };

  const here = (plan: PlanInput) => {
    const startDate = form.state.values.startDate ?? '';
    return isDay(startDate) ? movedTo(plan, startDate) : plan;
  };

  const ahead = async () => (await queries.fetchQuery(plansAheadQuery(customerId, today))).items;

  const fetchAndPut = async (id: string, as: LoadAs) => {
    const pressed = pressedAt(form);
    if (as === 'use') {
      const saved = await queries.fetchQuery(savedPlanQuery(customerId, id));
      return putAsNew(here({ ...copyOf(saved), name: saved.name }), pressed);
    }
    const plan = await queries.fetchQuery(planQuery(customerId, id));
    if (as === 'copy') {
      const start = nextFreeWeek(today, await ahead());
      const where = `Copied to the next free week, from ${formatDay(start, 'short')}.`;
      return putAsNew(movedTo(copyOf(plan), start), pressed, where);
    }
    if (as === 'next') {
      const next = nextWeekOf(plan, { today, plans: await ahead() });
      const where = `Next week, from ${formatDay(next.startDate, 'short')}.`;
      return putAsNew(next, pressed, where, comeToWeek);
    }
    return put(plan, { kind: 'edit', id, version: plan.version, name: plan.name });
  };

  const loadingOf = async (of: Loading, work: () => Promise<void>) => {
    setLoading(of);
    try {
      await work();
    } catch (error) {
      fail(`This plan could not be loaded. ${messageOf(error)}`);
    }
    setLoading(null);
  };
  const load = (id: string, as: LoadAs) => loadingOf({ id, as }, () => fetchAndPut(id, as));

  /** Begins a plan for this customer from another customer's plan, or from the practice's library. */
  const take = (what: Exclude<ToTake, { kind: 'next' }>) =>
    loadingOf(null, async () => {
      const pressed = pressedAt(form);
      const { plan, where, origin } = await taken(queries, what, { today, ahead: await ahead() });
      putAsNew(plan, pressed, where, comeToWeek);
      if (origin) form.beginFrom(origin);
    });

  return { loading, load, take };
}

const ONE_STEP_BACK = ' Your unsaved work is one step back: Undo.';

const pressedAt = (form: PlanForm): Pressed => ({ values: form.state.values, dirty: form.dirty });

const scrollToForm = () => document.getElementById(FORM_ID)?.scrollIntoView({ block: 'start' });

function comeToForm(): void {
  scrollToForm();
  focusForm();
}

/** For a plan whose name and dates are set: the meals are edited next. */
function comeToWeek(): void {
  scrollToForm();
  focusFirstMeal();
}

const typedSince = (before: PlanText, now: PlanText): PlanText =>
  Object.fromEntries(changedPaths(before, now).map((path) => [path, now[path] ?? '']));

export const FORM_ID = 'plan-form';

type On = { readonly edit: (planId: string) => void; readonly take: (what: ToTake) => void };

/**
 * `?plan=` names the plan to edit; with `of=`, `library=` or `next=` it names what a new plan begins from. It is
 * loaded once and removed from the address, so that a reload restores what was typed since instead of the stored
 * plan.
 */
export function usePlanInAddress(ready: boolean, on: On) {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  const isAsked = params.has('plan') || toTakeIn(params) !== null;

  const load = useEffectEvent(() => {
    const planId = params.get('plan');
    const taken = toTakeIn(params);
    setParams(withoutTaken(params), { replace: true });
    if (taken) on.take(taken);
    else if (planId) on.edit(planId);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the address asks for another plan.
  useEffect(() => {
    if (ready && isAsked) load();
  }, [ready, isAsked, asked]);
}

/** What the user wants to do with existing plans, until it is done or given up. */
export type Reuse =
  | { readonly kind: 'library' }
  | { readonly kind: 'keep'; readonly planId: string; readonly from: 'uploaded' | 'saved' }
  | { readonly kind: 'other'; readonly planId: string };

/** A plan named in an address, from which the customer there gets a new plan. */
export type ToTake =
  | { readonly kind: 'next' }
  | { readonly kind: 'library'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly of: string };

/** What an address asks to be loaded for its customer; null for nothing. */
export function toTakeIn(params: URLSearchParams): ToTake | null {
  const [next, library, plan, of] = ['next', 'library', 'plan', 'of'].map((name) =>
    params.get(name),
  );
  if (library) return { kind: 'library', id: library };
  if (plan && of) return { kind: 'other', id: plan, of };
  return next ? { kind: 'next' } : null;
}

const ASKED = ['next', 'library', 'plan', 'of'];

/** The same address without the parameters that are loaded once. */
export function withoutTaken(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ASKED) rest.delete(name);
  return rest;
}

/**
 * The same address for another customer, with `more` to load. The parameters of the previous customer are dropped;
 * what was asked for before anybody was chosen is for this one.
 */
export function forCustomer(
  params: URLSearchParams,
  id: string,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const next = params.has('customer') ? withoutTaken(params) : new URLSearchParams(params);
  for (const [name, value] of Object.entries({ customer: id, ...more })) next.set(name, value);
  return next;
}

type Into = { readonly today: Day; readonly ahead: readonly PlanSummary[] };
type Taken = {
  readonly plan: PlanInput;
  readonly where: string;
  /** Null for a plan that belonged to nobody. */
  readonly origin: Origin | null;
};

/**
 * Turns another customer's plan, or one of the library, into a new one for the next free week, with the words to
 * show.
 */
async function taken(
  queries: QueryClient,
  what: Exclude<ToTake, { kind: 'next' }>,
  { today, ahead }: Into,
): Promise<Taken> {
  const start = nextFreeWeek(today, ahead);
  const from = `from ${formatDay(start, 'short')}`;
  if (what.kind === 'library') {
    const kept = await queries.fetchQuery(libraryPlanQuery(what.id));
    // The use is only recorded for sorting, so the dietician does not wait for it.
    noteUse(what.id).catch(() => undefined);
    return {
      plan: planFromLibrary(kept, start),
      where: `From the library, ${from}.`,
      origin: null,
    };
  }
  const plan = await queries.fetchQuery(planQuery(what.of, what.id));
  const person = await queries.fetchQuery(customerQuery(what.of));
  const { profile } = await queries.fetchQuery(customerProfileQuery(what.of));
  const name = withoutPerson(plan.name, { ...person, health: wordsOfHealth(profile) });
  // Notes to one customer are not for another to read.
  const notes = plan.notes.trim() === '' ? '' : ' The notes were left out.';
  const renamed =
    name === plan.name ? '' : ' The other customer’s details were removed from its name.';
  return {
    plan: {
      ...movedTo(copyOf(plan), start),
      name,
      notes: '',
    },
    where: `From another customer, ${from}.${notes}${renamed}`,
    origin: { person, naming: namingIn(plan, [person]) },
  };
}
