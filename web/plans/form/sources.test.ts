import { expect, test, vi } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath } from './fields.ts';
import { PlanForm } from './planForm.ts';

const blank = emptyPlan('2026-11-23');
const form = () => new PlanForm(blank, () => 0);

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

test('[PLAN-05] after an upload the form starts over, unless something was typed meanwhile', () => {
  const plan = form();
  plan.type('name', 'Mine');
  const sent = { ...plan.state.values };
  const { draftId } = plan.state;
  plan.type(mealPath(1, 1), 'Soup');
  expect(plan.startOver(sent, blank)).toBe(false);
  expect(plan.state.values[mealPath(1, 1)]).toBe('Soup');
  expect(plan.startOver({ ...plan.state.values }, blank)).toBe(true);
  expect([plan.state.values.name, plan.canUndo]).toEqual(['', false]);
  expect(plan.abandoned.has(draftId)).toBe(true);
});

test('[PLAN-05] a field hears of its own text alone', () => {
  const plan = form();
  const [own, other] = [vi.fn(), vi.fn()];
  plan.subscribeTo(mealPath(0, 0), own);
  plan.subscribeTo(mealPath(0, 1), other);
  plan.type(mealPath(0, 0), 'Oats');
  plan.type(mealPath(0, 0), 'Oats');
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  expect(plan.fill({ [mealPath(0, 0)]: 'Oats', [mealPath(0, 1)]: 'Eggs' })).toBe(1);
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test('[PLAN-05] a draft that was given up is wanted again once that is undone', () => {
  const plan = form();
  plan.type('name', 'Mine');
  const { draftId } = plan.state;
  plan.abandon();
  plan.load({ ...blank, name: 'Other' });
  expect(plan.abandoned.has(draftId)).toBe(true);
  plan.undo();
  expect([plan.state.draftId, plan.abandoned.has(draftId)]).toEqual([draftId, false]);
});
