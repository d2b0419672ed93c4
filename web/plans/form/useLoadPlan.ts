import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isDay } from '#domain/day.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { movedTo } from '#domain/plans/week.ts';
import { messageOf } from '../../api/errors.ts';
import { useSearchParams } from '../../kit/address.tsx';
import { say as ofPlans } from '../words.ts';
import type { Begin, Whose } from './beginFrom.ts';
import { changedPaths, type PlanText } from './fields.ts';
import { focusFirstMeal, focusForm } from './focusField.ts';
import type { PlanForm } from './planForm.ts';
import { say } from './words.ts';

type Told = { tell: (message: string) => void; fail: (message: string) => void };

/** Puts a plan into the form. Unsaved work stays one undo away. */
export function useLoadPlan(form: PlanForm, whose: Whose, { tell, fail }: Told) {
  const queries = useQueryClient();
  const [loading, setLoading] = useState<Begin | null>(null);

  const put = async (begin: Begin) => {
    const { values } = form.state;
    const wasDirty = form.dirty;
    const { beginFrom } = await import('./beginFrom.ts');
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
    await put(begin).catch((error) => fail(ofPlans.notLoadedBecause(messageOf(error))));
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
