import { expect, test } from 'vitest';
import { aRecord } from '../dayOfTest.ts';
import { type DayDraft, draftFrom } from '../draft.ts';
import { contentOfDraft } from '../draftParts.ts';
import { mealEdits } from './undoing.ts';

const PIZZA = { kind: 'other', words: 'Pizza' } as const;
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

test('[DAY-02] something else takes the tick away, and tapped again brings it back', () => {
  const edits = mealEdits();
  const ticked = edits.tick(draftFrom(aRecord()), '2', 'Lentil soup', true);
  const skipped = edits.instead(ticked, '2', { kind: 'skipped', words: '' });
  expect(soupOf(skipped)[0]).toBe(false);
  const why = edits.instead(skipped, '2', { kind: 'skipped', words: 'No appetite' });
  expect(soupOf(edits.instead(why, '2', null))).toEqual(TICKED);
  // What was never ticked is not logged again.
  const other = edits.instead(draftFrom(aRecord()), '2', PIZZA);
  expect(soupOf(mealEdits().instead(other, '2', null))).toEqual([false, undefined, undefined]);
});
