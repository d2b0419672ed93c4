import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, formatDay, isDay } from '#domain/day.ts';
import { nextFreeWeek } from '#domain/plans/nextStart.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { messageOf } from '../../api/errors.ts';
import { planQuery, plansAheadQuery, savedPlanQuery } from '../api.ts';
import { changedPaths, type PlanText } from './fields.ts';
import { focusForm } from './focusField.ts';
import type { Source } from './formState.ts';
import type { PlanForm } from './planForm.ts';

/** `again`: a copy that starts where the form starts, for the next week after the same pattern. */
export type LoadAs = 'edit' | 'copy' | 'again' | 'use';

/** What is being fetched for the form now. */
export type Loading = { readonly id: string; readonly as: LoadAs } | null;

type Pressed = { readonly values: PlanText; readonly dirty: boolean };

/** `today`: the customer's own. */
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

  /** What is typed between the press and the answer wins over the plan that arrives. */
  const putAsNew = (plan: PlanInput, { values, dirty }: Pressed, where = '') => {
    const typed = typedSince(values, form.state.values);
    form.load(plan, { kind: 'new' }, typed);
    if (dirty || where) say(`${where || 'Loaded.'}${dirty ? ONE_STEP_BACK : ''}`);
    if (Object.keys(typed).length === 0) comeToForm();
  };

  const here = (plan: PlanInput) => {
    const startDate = form.state.values.startDate ?? '';
    return isDay(startDate) ? movedTo(plan, startDate) : plan;
  };

  const fetchAndPut = async (id: string, as: LoadAs) => {
    const pressed = { values: form.state.values, dirty: form.dirty };
    const asNew = (plan: PlanInput) => putAsNew(plan, pressed);
    if (as === 'use') {
      const saved = await queries.fetchQuery(savedPlanQuery(customerId, id));
      return asNew(here({ ...copyOf(saved), name: saved.name }));
    }
    const plan = await queries.fetchQuery(planQuery(customerId, id));
    if (as === 'copy') {
      const { items } = await queries.fetchQuery(plansAheadQuery(customerId, today));
      const start = nextFreeWeek(today, items);
      const where = `Copied to the next free week, from ${formatDay(start, 'short')}.`;
      return putAsNew(movedTo(copyOf(plan), start), pressed, where);
    }
    if (as === 'again') return asNew(here(copyOf(plan)));
    return put(plan, { kind: 'edit', id, version: plan.version, name: plan.name });
  };

  const load = async (id: string, as: LoadAs) => {
    setLoading({ id, as });
    try {
      await fetchAndPut(id, as);
    } catch (error) {
      fail(`This plan could not be loaded. ${messageOf(error)}`);
    }
    setLoading(null);
  };

  return { loading, load };
}

const ONE_STEP_BACK = ' Your unsaved work is one step back: Undo.';

function comeToForm(): void {
  document.getElementById(FORM_ID)?.scrollIntoView({ block: 'start' });
  focusForm();
}

const typedSince = (before: PlanText, now: PlanText): PlanText =>
  Object.fromEntries(changedPaths(before, now).map((path) => [path, now[path] ?? '']));

export const FORM_ID = 'plan-form';
