import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { ApiError } from '../../api/request.ts';
import { PlanForm } from '../form/planForm.ts';
import {
  failureWords,
  putBack,
  storedBefore,
  takenBackWords,
  unseenFailureWords,
  uploadedWords,
  writtenIn,
} from './useWeeks.ts';

test('[REUSE-02] [T-C4] nothing was uploaded only if the server has refused it; else it is not certain', () => {
  for (const status of [409, 422, 404])
    expect(failureWords(new ApiError(status, 'no', 'Why.'))).toEqual({
      message: 'Nothing was uploaded.',
      reason: 'Why.',
    });
  for (const error of [new ApiError(0, 'timeout', 'Why.'), new ApiError(503, 'no', 'Why.')])
    expect(failureWords(error)).toEqual({
      message: 'We can’t tell whether these weeks were uploaded.',
      reason: 'Why.',
    });
});

test('[REUSE-02] weeks that an earlier try has stored are not called missing', () => {
  const { message, reason } = failureWords(storedBefore());
  expect(message).toMatch(/^These weeks were already uploaded/);
  expect(reason).toBeNull();
});

test('[REUSE-02] on another screen the message says whose weeks it is about', () => {
  expect(unseenFailureWords(new ApiError(409, 'no', 'Why.'), 'Anna')).toBe(
    'Several weeks for Anna: Nothing was uploaded. Why.',
  );
  expect(uploadedWords(3, false)).toBe('3 diet plans uploaded.');
  expect(uploadedWords(1, true, 'Anna')).toBe(
    'Diet plan uploaded for Anna. What was typed since is still in the form.',
  );
});

test('[REUSE-02] taking back says how many were still there, and where what was written is', () => {
  expect(takenBackWords(3, 3, null)).toBe(
    '3 diet plans taken back. What you wrote is in the form again.',
  );
  expect(takenBackWords(1, 3, null)).toMatch(/^1 of 3 diet plans taken back: the others were gone/);
  expect(takenBackWords(0, 3, 'Anna')).toBe(
    'Nothing was left to take back. What you wrote is kept, and offered in the plan form of Anna.',
  );
});

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
