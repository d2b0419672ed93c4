import { describe, expect, test } from 'vitest';
import { draftFrom, dropDraft, keepDraft, readDraft } from './draft.ts';

function memory(limit = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
}

const typed = {
  values: { ...draftFrom(null).values, sleepHours: '7,', notes: 'n'.repeat(6000) },
  basedOn: null,
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
    expect([...store.kept.keys()]).toEqual(['weekplate:anna:day-draft:2026-11-24']);
    expect(readDraft('anna', '2026-11-23', store)).toBeNull();
    expect(readDraft('ben', '2026-11-24', store)).toBeNull();
  });

  test('[PROG-04] is gone once dropped', () => {
    const store = memory();
    keepDraft('anna', '2026-11-24', typed, store);
    dropDraft('anna', '2026-11-24', store);
    expect(readDraft('anna', '2026-11-24', store)).toBeNull();
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

  test('[T-I3] says when the browser has no room for it', () => {
    expect(keepDraft('anna', '2026-11-24', typed, memory(100))).toBe(false);
  });
});
