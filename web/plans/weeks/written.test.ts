import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { PlanForm } from '../form/planForm.ts';
import { putBack, writtenIn } from './written.ts';

const blank = emptyPlan('2026-11-23');
const begun = { ...emptyPlan('2026-11-30'), name: 'Week 4' };
const origin = { person: { name: 'Anna', email: 'anna@home.test' }, naming: ['notes'] };

/** Weeks were made from a loaded, unchanged plan; the form is ready for the next. */
function uploaded() {
  const form = new PlanForm(blank, () => 0);
  form.load(begun);
  form.beginFrom(origin);
  const written = writtenIn(form, 'She eats walnuts.');
  form.startOver(written.state.values, blank);
  return { form, written };
}

test('[REUSE-02] weeks that are taken back are in the form again, with whom they were begun from', () => {
  const { form, written } = uploaded();
  expect(putBack(form, written)).toBe(true);
  expect([form.plan, form.dirty, form.origin]).toEqual([begun, true, origin]);
  expect(form.abandoned).not.toContain(form.state.draftId);
  form.undo();
  expect(form.plan).toEqual(blank);
});

test('[REUSE-02] what was begun meanwhile stays in the form; what was written can be restored', () => {
  const { form, written } = uploaded();
  form.type('name', 'Another');
  expect(putBack(form, written)).toBe(false);
  expect(form.plan).toEqual({ ...blank, name: 'Another' });
  form.restore(written.state, null);
  expect([form.plan, form.dirty, form.origin]).toEqual([begun, true, origin]);
});
