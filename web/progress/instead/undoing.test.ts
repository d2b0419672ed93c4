import { expect, test } from 'vitest';
import { aRecord } from '../dayOfTest.ts';
import { type DayDraft, draftFrom } from '../draft.ts';
import { contentOfDraft } from '../draftParts.ts';
import { mealEdits } from './undoing.ts';

const PIZZA = { kind: 'other', words: 'Pizza' } as const;
const EITHER = 'Lentil soup\nor Salad';
const soupOf = (draft: DayDraft) => {
  const { meals, dishes, instead } = contentOfDraft(draft);
  return [meals['2'] === true, dishes['2'], instead['2']];
};
const TICKED = [true, 'Lentil soup', undefined];

test('[DAY-02] a tick takes away what was eaten instead, and tapped again brings it back', () => {
  const edits = mealEdits();
  const pizza = edits.instead(draftFrom(aRecord()), '2', PIZZA);
  expect(soupOf(pizza)).toEqual([false, undefined, PIZZA]);
  const ticked = edits.tick(pizza, '2', 'Lentil soup', true);
  expect(soupOf(ticked)).toEqual(TICKED);
  expect(soupOf(edits.tick(ticked, '2', 'Lentil soup', false))).toEqual([false, undefined, PIZZA]);
});

test('[REUSE-03] tapping an alternative ticks the meal, another changes it, and the same again takes both back', () => {
  const edits = mealEdits();
  const said = (draft: DayDraft) => {
    const { meals, dishes, picked, instead } = contentOfDraft(draft);
    return [meals['2'] === true, dishes['2'], picked['2'], instead['2']];
  };
  const pizza = edits.instead(draftFrom(aRecord()), '2', PIZZA);
  const soup = edits.pick(pizza, '2', EITHER, 'Lentil soup');
  expect(said(soup)).toEqual([true, EITHER, 'Lentil soup', undefined]);
  const salad = edits.pick(soup, '2', EITHER, 'Salad');
  expect(said(salad)).toEqual([true, EITHER, 'Salad', undefined]);
  expect(said(edits.pick(salad, '2', EITHER, 'Salad'))).toEqual([
    false,
    undefined,
    undefined,
    PIZZA,
  ]);
  // Unticking the checkbox also removes the alternative; ticking again does not choose one.
  const off = edits.tick(salad, '2', EITHER, false);
  expect(said(off).slice(0, 3)).toEqual([false, undefined, undefined]);
  expect(said(edits.tick(off, '2', EITHER, true)).slice(0, 3)).toEqual([true, EITHER, undefined]);
  // Moving the tick to another dish does not choose an alternative either.
  expect(said(edits.tick(salad, '2', 'Pea soup', true))[2]).toBeUndefined();
});

test('[REUSE-03] what was picked is there again once something else is taken back', () => {
  const edits = mealEdits();
  const salad = edits.pick(draftFrom(aRecord()), '2', EITHER, 'Salad');
  const pizza = edits.instead(salad, '2', PIZZA);
  expect(contentOfDraft(pizza).picked).toEqual({});
  expect(contentOfDraft(edits.instead(pizza, '2', null)).picked).toEqual({ '2': 'Salad' });
});

test('[DAY-02] something else takes the tick away, and tapped again brings it back', () => {
  const edits = mealEdits();
  const ticked = edits.tick(draftFrom(aRecord()), '2', 'Lentil soup', true);
  const skipped = edits.instead(ticked, '2', { kind: 'skipped', words: '' });
  expect(soupOf(skipped)[0]).toBe(false);
  const why = edits.instead(skipped, '2', { kind: 'skipped', words: 'No appetite' });
  expect(soupOf(edits.instead(why, '2', null))).toEqual(TICKED);
  // A dish that was never ticked does not get a tick back.
  const other = edits.instead(draftFrom(aRecord()), '2', PIZZA);
  expect(soupOf(mealEdits().instead(other, '2', null))).toEqual([false, undefined, undefined]);
});
