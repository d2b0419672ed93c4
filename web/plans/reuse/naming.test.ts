import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, timingPath } from '../form/fields.ts';
import { PlanForm } from '../form/planForm.ts';
import { namingIn } from './naming.ts';

const anna = { name: 'Anna Quill', email: 'anna@example.test' };
const bert = { name: 'Bert', email: 'bert@example.test' };

function plan() {
  const week = emptyPlan('2026-11-23');
  week.weeklyDietPlan[2]?.meals.splice(4, 1, 'Anna’s smoothie');
  week.weeklyDietPlan[5]?.meals.splice(0, 1, 'What Bert likes');
  week.mealTimings[1] = 'When Anna is home';
  return week;
}

test('[REUSE-01] every meal and every timing that names them is found, in the order of the screen', () => {
  expect(namingIn(plan(), [anna])).toEqual([timingPath(1), mealPath(2, 4)]);
  expect(namingIn(plan(), [anna, bert])).toEqual([mealPath(5, 0), timingPath(1), mealPath(2, 4)]);
  expect(namingIn(plan(), [])).toEqual([]);
});

test('[REUSE-01] whose plan it was is known while one works on it, also after Undo and Redo, and no longer', () => {
  const form = new PlanForm(emptyPlan('2026-11-23'), () => 0);
  form.load(plan());
  const origin = { person: anna, naming: [mealPath(2, 4)] };
  form.beginFrom(origin);
  form.type('name', 'Light');
  expect(form.origin).toBe(origin);
  form.undo();
  form.undo();
  expect(form.origin).toBeNull();
  form.redo();
  expect(form.origin).toBe(origin);
  form.load(plan());
  expect(form.origin).toBeNull();
});
