import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/day.ts';
import { contentOf } from '#domain/progress/mergeDay.ts';
import { draftStorage } from '../draft/draftStorage.ts';
import type { Store } from '../store/browserStore.ts';
import { memory } from '../store/memoryOfTest.ts';
import { aRecord } from './dayOfTest.ts';
import {
  type DayDraft,
  dayDraft,
  draftedDays,
  draftFrom,
  draftKey,
  isUntouched,
  readDraft,
} from './draft.ts';

const keepDraft = (customerId: string, date: Day, draft: DayDraft, store: Store) =>
  draftStorage(draftKey(customerId, date), dayDraft, store).keep(draft);

const typed = {
  ...draftFrom(null),
  dishes: { '2': 'Lentil soup' },
  left: { '2': 'Pea soup' },
  waterMeant: '12 L',
  values: { ...draftFrom(null).values, sleepHours: '7,', notes: 'n'.repeat(6000) },
};

describe('the draft of a day', () => {
  test('[PROG-04] comes back exactly as it was typed, also what is too long or not a number yet', () => {
    const store = memory();
    expect(keepDraft('anna', '2026-11-24', typed, store)).toBe(true);
    expect(readDraft('anna', '2026-11-24', store)).toEqual(typed);
  });

  test('[T-B4] belongs to one customer and one day', () => {
    const store = memory();
    keepDraft('anna', '2026-11-24', typed, store);
    expect(store.key(0)).toBe('weekplate:anna:day-draft:2026-11-24');
    expect(readDraft('anna', '2026-11-23', store)).toBeNull();
    expect(readDraft('ben', '2026-11-24', store)).toBeNull();
  });

  test('[HIST-07] keeps what it began from', () => {
    const store = memory();
    const begun = draftFrom(aRecord());
    keepDraft('anna', '2026-11-24', begun, store);
    expect(readDraft('anna', '2026-11-24', store)?.base).toEqual(begun.base);
  });

  test('[HIST-08] of a version before this one still loads', () => {
    const store = memory();
    const { values } = typed;
    const old = JSON.stringify({ values, basedOn: null });
    store.setItem('weekplate:anna:day-draft:2026-11-24', old);
    expect(readDraft('anna', '2026-11-24', store)).toEqual({ ...draftFrom(null), values });
  });

  test('[HIST-08] [T-B4] the days of one person that are not sent, the latest first', () => {
    const store = memory();
    for (const date of ['2026-11-20', '2026-11-24', '2026-11-22'])
      keepDraft('anna', date, typed, store);
    keepDraft('ben', '2026-11-23', typed, store);
    store.setItem('weekplate:anna:day-draft:2026-11-21', '{');
    expect(draftedDays('anna', store)).toEqual(['2026-11-24', '2026-11-22', '2026-11-20']);
  });

  test('[HIST-08] what was begun and taken back is sent already', () => {
    const store = memory();
    keepDraft('anna', '2026-11-20', draftFrom(null), store);
    keepDraft('anna', '2026-11-22', draftFrom(aRecord()), store);
    expect(draftedDays('anna', store)).toEqual([]);
    const { values } = draftFrom(aRecord());
    const changed = { ...draftFrom(aRecord()), values: { ...values, notes: 'Tired.' } };
    keepDraft('anna', '2026-11-22', changed, store);
    expect(draftedDays('anna', store)).toEqual(['2026-11-22']);
  });

  test('[DAY-04] but not while what was taken back may have arrived', () => {
    const store = memory();
    const draft = draftFrom(aRecord());
    const trying = { base: draft.base, content: contentOf(aRecord()) };
    keepDraft('anna', '2026-11-22', { ...draft, trying }, store);
    expect(draftedDays('anna', store)).toEqual(['2026-11-22']);
  });

  test('[PROG-04] [HIST-08] what was only looked at, or taken back, is nothing to keep', () => {
    expect(isUntouched(draftFrom(null))).toBe(true);
    expect(isUntouched(draftFrom(aRecord()))).toBe(true);
    expect(isUntouched(typed)).toBe(false);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"values":{}}',
    '{"values":{"meals":{"9":true}},"basedOn":1}',
  ])('[T-C2] counts %j as none', (rubbish) => {
    const store = memory();
    store.setItem('weekplate:anna:day-draft:2026-11-24', rubbish);
    expect(readDraft('anna', '2026-11-24', store)).toBeNull();
  });
});
