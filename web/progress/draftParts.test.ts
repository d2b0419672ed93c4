import { expect, test } from 'vitest';
import { aRecord } from './dayOfTest.ts';
import { draftFrom } from './draft.ts';
import {
  baseOf,
  contentOfDraft,
  dishesOf,
  draftOn,
  draftWith,
  isStoredElsewhere,
  isWaiting,
  nextAttempt,
  withNeeded,
} from './draftParts.ts';

const draft = draftFrom(null);
const ticked = {
  ...draft,
  values: { ...draft.values, meals: { ...draft.values.meals, '1': true, '4': false } },
  dishes: { '1': 'Lentil soup', '4': 'Pea soup' },
};

test('[PROG-01] only a ticked meal keeps the dish that was eaten', () => {
  expect(dishesOf(ticked)).toEqual({ '1': 'Lentil soup' });
  expect(contentOfDraft(ticked).dishes).toEqual({ '1': 'Lentil soup' });
});

test('[HIST-08] a draft of an older version begins from the record only if it was made from it', () => {
  const record = aRecord();
  const old = { ...draft, base: null, basedOn: record.submittedAt };
  expect(baseOf(old, record)).not.toBeNull();
  expect(baseOf({ ...old, basedOn: '2026-01-01T00:00:00.000Z' }, record)).toBeNull();
  expect(baseOf(old, null)).toBeNull();
});

test('[HIST-07] what is still being typed is not sent, nor what is as it was', () => {
  const typing = { ...ticked, sends: ['notes' as const] };
  expect(nextAttempt(typing, new Set(['notes']))).toBeNull();
  expect(nextAttempt({ ...ticked, sends: [] }, new Set())).toBeNull();
  expect(nextAttempt(null, new Set())).toBeNull();
  expect(withNeeded({ ...draft, sends: ['notes'] }).sends).toEqual([]);
  const noted = { ...draft, values: { ...draft.values, notes: 'Tired.' } };
  expect(withNeeded({ ...noted, sends: ['notes'] }).sends).toEqual(['notes']);
});

test('[HIST-07] the answer of this device that was lost is not another device’s day', () => {
  const record = aRecord();
  const begun = draftFrom(record);
  expect(isStoredElsewhere(begun, record)).toBe(false);
  const later = { ...record, submittedAt: '2026-11-28T21:00:00.000Z', notes: 'Tired.' };
  expect(isStoredElsewhere(begun, later)).toBe(true);
  const content = { ...contentOfDraft(begun), notes: 'Tired.' };
  expect(isStoredElsewhere({ ...begun, trying: { base: begun.base, content } }, later)).toBe(false);
});

test('[HIST-07] what both devices changed waits to be chosen, so the draft goes on from where it began', () => {
  const record = aRecord();
  const begun = draftFrom(record);
  const mine = { ...begun, values: { ...begun.values, notes: 'On the phone' } };
  const theirs = { ...record, submittedAt: '2026-11-24T21:00:00.000Z', notes: 'On the tablet' };
  const contested = draftOn(mine, theirs);
  expect(contested.basedOn).toBe(record.submittedAt);
  expect(contested.values.notes).toBe('On the phone');
  const other = draftOn(mine, { ...theirs, notes: record.notes, mood: 'Low' });
  expect(other.basedOn).toBe(theirs.submittedAt);
  expect(other.values).toMatchObject({ notes: 'On the phone', mood: 'Low' });
});

test('[T-L1] two drafts of a day made one keep an attempt that has no answer yet', () => {
  const trying = { base: null, content: contentOfDraft(draft) };
  expect(draftWith(draft, { ...ticked, trying }, null).trying).toEqual(trying);
  expect(draftWith(draft, ticked, null).dishes).toEqual({ '1': 'Lentil soup' });
  expect(isWaiting({ ...draft, trying })).toBe(true);
  expect(isWaiting({ ...draft, sends: ['notes'] })).toBe(true);
  expect(isWaiting(draft)).toBe(false);
});
