import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { keepableIn } from './keepable.ts';

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
