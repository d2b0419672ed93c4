import { expect, it, test, vi } from 'vitest';
import { planInputSchema } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { endsLate, FIELD_ORDER, mealPath, planOf, textOf, withStartDate } from './fields.ts';
import { historyOf, PlanForm, redo, step, undo } from './planForm.ts';
import { firstError, knownErrors, planErrors } from './useUpload.ts';

const blank = emptyPlan('2026-11-23');
const named = { ...blank, name: 'Week of lentils' };
const form = () => new PlanForm(blank, () => 0);

test('[PLAN-03] a plan survives the way into the form and back', () => {
  const plan = { ...named, notes: 'Drink water.' };
  expect(planOf(textOf(plan))).toEqual(plan);
  expect(FIELD_ORDER).toHaveLength(4 + 8 + 56);
});

test('[PLAN-04] the end date follows the start date while it closes the week', () => {
  const values = textOf(blank);
  expect(withStartDate(values, '2026-12-07')).toEqual({
    startDate: '2026-12-07',
    endDate: '2026-12-13',
  });
  const byHand = { ...values, endDate: '2026-12-31' };
  expect(withStartDate(byHand, '2026-12-07').endDate).toBe('2026-12-31');
});

test('[PLAN-04] a half-typed start date leaves the rest alone, and completes an end date', () => {
  const half = { ...textOf(blank), ...withStartDate(textOf(blank), '2026-12-0') };
  expect(half.endDate).toBe('2026-11-29');
  expect(withStartDate(half, '2026-12-07').endDate).toBe('2026-12-13');
  expect(planOf(half).weeklyDietPlan[0]?.date).toBe('');
});

test('[PLAN-05] what was changed since loading is unsaved, until it is undone', () => {
  const plan = form();
  plan.load(named, { kind: 'edit', id: 'p1', version: 3, name: named.name });
  expect(plan.dirty).toBe(false);
  plan.type(mealPath(0, 0), 'Oats');
  expect(plan.dirty).toBe(true);
  expect(plan.undo()).toEqual([mealPath(0, 0)]);
  expect(plan.dirty).toBe(false);
});

test('[PLAN-05] loading another plan over unsaved work can be undone, work, source and all', () => {
  const plan = form();
  plan.type('name', 'Half written');
  const draftId = plan.state.draftId;
  plan.load(named, { kind: 'edit', id: 'p1', version: 1, name: named.name });
  expect(plan.state.draftId).not.toBe(draftId);
  plan.undo();
  expect(plan.state.values.name).toBe('Half written');
  expect(plan.state.source).toEqual({ kind: 'new' });
  expect(plan.state.draftId).toBe(draftId);
  expect(plan.dirty).toBe(true);
});

test('[PLAN-13] a missing name is named, and stops being wrong when it is typed', () => {
  const plan = form();
  plan.complain(planErrors(plan.plan, planInputSchema));
  expect(plan.errors).toEqual({ name: 'Enter a plan name.' });
  expect(firstError(plan.errors)).toBe('name');
  plan.type('name', 'W');
  expect(plan.errors).toEqual({});
});

test('[PLAN-01] bad dates, reversed dates and overlong meals are named beside their fields', () => {
  expect(planErrors({ ...named, endDate: '2026-11-01' }, planInputSchema)).toEqual({
    endDate: 'Start date cannot be after end date.',
  });
  const noStart = planOf({ ...textOf(named), startDate: '2026-02-30' });
  expect(Object.keys(planErrors(noStart, planInputSchema))).toEqual(['startDate']);
  const overlong = planOf({ ...textOf(named), [mealPath(2, 4)]: 'x'.repeat(501) });
  expect(planErrors(overlong, planInputSchema)).toEqual({
    [mealPath(2, 4)]: 'At most 500 characters.',
  });
});

test('[PLAN-01] of the fields a server complains about, those of the form are taken', () => {
  expect(knownErrors({ 'weeklyDietPlan.0.meals.1': 'Too long.', other: 'x' })).toEqual({
    'weeklyDietPlan.0.meals.1': 'Too long.',
  });
});

test('[PLAN-13] of other work nothing is wrong yet, though a field be as blank as before', () => {
  const plan = form();
  const told: string[] = [];
  plan.subscribe(() => told.push(plan.errors.name ?? 'nothing'));
  plan.complain(planErrors(plan.plan, planInputSchema));
  plan.load(blank);
  expect(plan.errors).toEqual({});
  expect(told.at(-1)).toBe('nothing');
});

test('[PLAN-05] [REUSE-02] what is typed between an upload and its answer stays; else the form starts over', () => {
  const plan = form();
  plan.load(named);
  const sent = plan.state.values;
  plan.type('notes', 'Typed before the dialog came');
  expect(plan.startOver(sent, blank)).toBe(false);
  expect(plan.state.values.notes).toBe('Typed before the dialog came');
  expect(plan.abandoned.size).toBe(0);
  plan.undo();
  const { draftId } = plan.state;
  expect(plan.startOver(sent, blank)).toBe(true);
  expect([plan.plan, plan.abandoned.has(draftId)]).toEqual([blank, true]);
});

test('[PLAN-05] work of an earlier visit goes on with what it was for, and undo brings back what was there', () => {
  const earlier = form();
  earlier.type(mealPath(0, 0), 'Oats');
  const plan = form();
  plan.type('name', 'Mine');
  const intent = { key: 'k', plan: earlier.plan } as never;
  plan.restore(earlier.state, intent);
  expect(plan.state.values[mealPath(0, 0)]).toBe('Oats');
  expect(plan.intent).toBe(intent);
  plan.undo();
  expect(plan.state.values.name).toBe('Mine');
});

test('[PLAN-05] a stored upload gives the form its plan without a step of undo, and screens hear of it', () => {
  const plan = form();
  plan.type('name', 'Mine');
  const heard = vi.fn();
  const stop = plan.subscribe(heard);
  plan.setSource({ kind: 'edit', id: 'p1', version: 1, name: 'Mine' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(plan.state.source).toMatchObject({ id: 'p1' });
  plan.undo();
  expect(plan.state.values.name).toBe('');
  expect(plan.canUndo).toBe(false);
  stop();
  heard.mockClear();
  plan.redo();
  expect(heard).not.toHaveBeenCalled();
});

test('[PLAN-01] steps are undone and redone one by one', () => {
  let history = historyOf('a');
  history = step(history, 'b', 0);
  history = step(history, 'c', 1);
  history = undo(history);
  expect(history.present).toBe('b');
  history = undo(undo(history));
  expect(history.present).toBe('a');
  history = redo(redo(redo(history)));
  expect(history.present).toBe('c');
});

test('[PLAN-01] typing on in one field is one step, a pause or another field begins the next', () => {
  let history = historyOf('');
  history = step(history, 'p', 0, 'cell');
  history = step(history, 'po', 300, 'cell');
  expect(history.past).toHaveLength(1);
  history = step(history, 'pot', 2000, 'cell');
  expect(history.past).toHaveLength(2);
  history = step(history, 'pot!', 2100, 'other');
  expect(history.past).toHaveLength(3);
});

test('[PLAN-01] a new step forgets what was undone', () => {
  const history = step(undo(step(historyOf('a'), 'b', 0)), 'c', 1);
  expect(redo(history).present).toBe('c');
});

test('[PLAN-01] typing after an undo does not melt into what was undone', () => {
  const typed = step(step(historyOf(''), 'a', 0, 'cell'), 'ab', 10, 'cell');
  const again = step(undo(typed), 'x', 20, 'cell');
  expect(undo(again).present).toBe('');
});

test('[PLAN-01] three hundred steps can be undone, and the oldest are forgotten first', () => {
  let history = historyOf(0);
  for (let at = 1; at <= 310; at += 1) history = step(history, at, at);
  for (let back = 0; back < 310; back += 1) history = undo(history);
  expect(history.present).toBe(10);
});

it('[HIST-05] an end date beyond the seventh day is explained where it is typed', () => {
  expect(endsLate('2026-11-23', '2026-12-06')).toBe(
    'Meals are planned until Sun 29 Nov, the seventh day; for Mon 30 Nov to Sun 6 Dec this plan has none.',
  );
  expect(endsLate('2026-11-23', '2026-11-29')).toBeNull();
  expect(endsLate('2026-11-23', '2026-12-')).toBeNull();
  expect(endsLate('', '2026-12-06')).toBeNull();
  expect(endsLate('9999-12-30', '9999-12-31')).toBeNull();
});
