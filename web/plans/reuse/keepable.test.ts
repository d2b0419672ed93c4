import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, timingPath } from '../form/fields.ts';
import { PlanForm } from '../form/planForm.ts';
import { beginIn, forCustomer } from '../form/useLoadPlan.ts';
import { keepableIn, namingIn } from './naming.ts';

const anna = { name: 'Anna Quill', email: 'anna@example.test' };
const bert = { name: 'Bert', email: 'bert@example.test' };
const plan = { ...emptyPlan('2026-11-23'), name: 'Bert: soups as Annas', notes: 'Dear Anna' };
plan.weeklyDietPlan[2]?.meals.splice(4, 1, 'Anna’s smoothie');
const origin = { person: anna, naming: [] };

test('[REUSE-01] what is kept from the form names neither its customer nor whose plan it was before', () => {
  expect(keepableIn({ plan, origin }, 'b', bert)).toEqual({
    plan,
    name: 'soups as',
    notesName: true,
    naming: ['Day 3 Meal 5'],
  });
  expect(keepableIn({ plan, origin: null }, 'b', bert)?.naming).toEqual([]);
});

test('[REUSE-01] nothing is kept before its customer is loaded, nor a week without meals', () => {
  expect(keepableIn({ plan, origin: null }, 'b', undefined)).toBeNull();
  expect(keepableIn({ plan, origin: null }, null, undefined)).not.toBeNull();
  const unwritten = { ...emptyPlan('2026-11-23'), name: 'Only a name' };
  expect(keepableIn({ plan: unwritten, origin: null }, 'b', bert)).toBeNull();
});

function annasPlan() {
  const week = emptyPlan('2026-11-23');
  week.weeklyDietPlan[2]?.meals.splice(4, 1, 'Anna’s smoothie');
  week.weeklyDietPlan[5]?.meals.splice(0, 1, 'What Bert likes');
  week.mealTimings[1] = 'When Anna is home';
  return week;
}

test('[REUSE-01] every meal and every timing that names them is found, in the order of the screen', () => {
  expect(namingIn(annasPlan(), [anna])).toEqual([timingPath(1), mealPath(2, 4)]);
  expect(namingIn(annasPlan(), [anna, bert])).toEqual([
    mealPath(5, 0),
    timingPath(1),
    mealPath(2, 4),
  ]);
  expect(namingIn(annasPlan(), [])).toEqual([]);
});

test('[REUSE-01] whose plan it was is known while one works on it, also after Undo and Redo, and no longer', () => {
  const form = new PlanForm(emptyPlan('2026-11-23'), () => 0);
  form.load(annasPlan());
  const origin = { person: anna, naming: [mealPath(2, 4)] };
  form.beginFrom(origin);
  form.type('name', 'Light');
  expect(form.origin).toBe(origin);
  form.undo();
  form.undo();
  expect(form.origin).toBeNull();
  form.redo();
  expect(form.origin).toBe(origin);
  form.load(annasPlan());
  expect(form.origin).toBeNull();
});

test('[REUSE-01] what an address asks for one customer is not taken over by the one who is chosen next', () => {
  for (const asked of ['plan=p1&of=anna', 'library=l1', 'next=1', 'plan=p1']) {
    const next = forCustomer(new URLSearchParams(`customer=gone&${asked}&list=open`), 'bert');
    expect(next.toString()).toBe('customer=bert&list=open');
  }
  const other = forCustomer(new URLSearchParams('customer=anna&library=l1'), 'bert', {
    plan: 'p1',
    of: 'anna',
  });
  expect(beginIn(other)).toEqual({ kind: 'other', id: 'p1', of: 'anna' });
});
