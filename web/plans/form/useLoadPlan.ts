import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Day, formatDay, isDay } from '#domain/day.ts';
import { planFromLibrary } from '#domain/planLibrary/libraryWeek.ts';
import { withoutPerson, wordsOfHealth } from '#domain/plans/namedPerson.ts';
import { nextWeekOf } from '#domain/plans/nextWeek.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { nextFreeWeek } from '#domain/plans/weeks.ts';
import { messageOf } from '../../api/errors.ts';
import { customerQuery } from '../../customers/api.ts';
import { useSearchParams } from '../../kit/address.tsx';
import { libraryPlanQuery, noteUse } from '../../planLibrary/api.ts';
import { customerProfileQuery } from '../../profiles/api.ts';
import { planQuery, plansAheadQuery, savedPlanQuery } from '../api.ts';
import { namingIn } from '../reuse/naming.ts';
import { changedPaths, type PlanText } from './fields.ts';
import { focusFirstMeal, focusForm } from './focusField.ts';
import type { Origin, PlanForm, Source } from './planForm.ts';
import { say } from './words.ts';

/** What the plan in the form begins from. `next`: the same week as a new plan for the following week. */
export type Begin =
  | { readonly kind: 'edit' | 'copy' | 'next' | 'use' | 'library'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly of: string };

/** `today`: the customer's own date. */
type Whose = { readonly customerId: string; readonly today: Day };

type Told = { tell: (message: string) => void; fail: (message: string) => void };

/** Puts a plan into the form. Unsaved work stays one undo away. */
export function useLoadPlan(form: PlanForm, whose: Whose, { tell, fail }: Told) {
  const queries = useQueryClient();
  const [loading, setLoading] = useState<Begin | null>(null);

  const put = async (begin: Begin) => {
    const { values } = form.state;
    const wasDirty = form.dirty;
    const begun = await beginFrom(queries, begin, whose);
    const { plan, source, where = '', origin, isForWeek = false } = begun;
    const isEdit = source !== undefined;
    // Text typed between the press and the answer wins over the plan that arrives.
    const typed = isEdit ? {} : typedSince(values, form.state.values);
    const isDirty = isEdit ? form.dirty : wasDirty;
    form.load(begin.kind === 'use' ? here(plan) : plan, source, typed);
    if (origin) form.beginFrom(origin);
    if (isDirty || where)
      tell([where || say.loaded, isDirty ? say.oneStepBack : ''].join(' ').trim());
    if (Object.keys(typed).length > 0) return;
    document.getElementById(FORM_ID)?.scrollIntoView({ block: 'start' });
    if (isForWeek) focusFirstMeal();
    else focusForm();
  };

  const here = (plan: PlanInput) => {
    const startDate = form.state.values.startDate ?? '';
    return isDay(startDate) ? movedTo(plan, startDate) : plan;
  };

  const load = async (begin: Begin) => {
    setLoading(begin);
    await put(begin).catch((error) => fail(say.notLoadedBecause(messageOf(error))));
    setLoading(null);
  };
  return { loading, load };
}

const typedSince = (before: PlanText, now: PlanText): PlanText =>
  Object.fromEntries(changedPaths(before, now).map((path) => [path, now[path] ?? '']));

export const FORM_ID = 'plan-form';

/**
 * `?plan=` names the plan to edit; with `of=`, `library=` or `next=` it names what a new plan begins from. It is
 * loaded once and removed from the address, so that a reload restores what was typed since instead of the stored
 * plan.
 */
export function usePlanInAddress(ready: boolean, on: (begin: Begin) => void) {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  const begin = beginIn(params);

  const load = useEffectEvent(() => {
    setParams(withoutBegin(params), { replace: true });
    if (begin) on(begin);
  });

  const isAsked = begin !== null;
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

const ASKED = ['next', 'library', 'plan', 'of'];

/** What an address asks to be loaded for its customer; null for nothing. `next` follows on their latest plan. */
export function beginIn(params: URLSearchParams): Begin | null {
  const [next, library, plan, of] = ASKED.map((name) => params.get(name));
  if (library) return { kind: 'library', id: library };
  if (plan) return of ? { kind: 'other', id: plan, of } : { kind: 'edit', id: plan };
  return next ? { kind: 'next', id: '' } : null;
}

/** The same address without the parameters that are loaded once. */
export function withoutBegin(params: URLSearchParams): URLSearchParams {
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
  const next = params.has('customer') ? withoutBegin(params) : new URLSearchParams(params);
  for (const [name, value] of Object.entries({ customer: id, ...more })) next.set(name, value);
  return next;
}

type Begun = {
  readonly plan: PlanInput;
  /** For a plan that is edited itself. */
  readonly source?: Source;
  readonly where?: string;
  /** Missing for a plan that belonged to nobody else. */
  readonly origin?: Origin;
  /** Name and dates are set: the meals are edited next. */
  readonly isForWeek?: boolean;
};

/** Fetches a plan and turns it into what is asked for, mostly a new one for the next free week. */
async function beginFrom(
  queries: QueryClient,
  begin: Begin,
  { customerId, today }: Whose,
): Promise<Begun> {
  const { kind, id } = begin;
  if (kind === 'use') {
    const saved = await queries.fetchQuery(savedPlanQuery(customerId, id));
    return { plan: { ...copyOf(saved), name: saved.name } };
  }
  if (kind === 'edit') {
    const plan = await queries.fetchQuery(planQuery(customerId, id));
    return { plan, source: { kind, id, version: plan.version, name: plan.name } };
  }
  const { items: plans } = await queries.fetchQuery(plansAheadQuery(customerId, today));
  const start = nextFreeWeek(today, plans);
  const from = formatDay(start, 'short');
  if (kind === 'library') {
    const kept = await queries.fetchQuery(libraryPlanQuery(id));
    // The use is only recorded for sorting, so the dietician does not wait for it.
    noteUse(id).catch(() => undefined);
    const plan = planFromLibrary(kept, start);
    return { plan, where: say.fromLibrary(from), isForWeek: true };
  }
  const owner = kind === 'other' ? begin.of : customerId;
  const plan = await queries.fetchQuery(planQuery(owner, id));
  const copy = movedTo(copyOf(plan), start);
  if (kind === 'copy') return { plan: copy, where: say.copiedToFree(from) };
  if (kind === 'next') {
    const next = nextWeekOf(plan, { today, plans });
    const where = say.nextWeekFrom(formatDay(next.startDate, 'short'));
    return { plan: next, where, isForWeek: true };
  }
  const person = await queries.fetchQuery(customerQuery(owner));
  const { profile } = await queries.fetchQuery(customerProfileQuery(owner));
  const name = withoutPerson(plan.name, { ...person, health: wordsOfHealth(profile) });
  // Notes to one customer are not for another to read.
  const said = [
    say.fromAnother(from),
    ...(plan.notes.trim() === '' ? [] : [say.notesLeftOut]),
    ...(name === plan.name ? [] : [say.detailsRemoved]),
  ];
  return {
    plan: { ...copy, name, notes: '' },
    where: said.join(' '),
    origin: { person, naming: namingIn(plan, [person]) },
    isForWeek: true,
  };
}
