import { describe, expect, it } from 'vitest';
import { keepDraft, keptDraft } from './noteDraft.ts';

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = { text: 'Prefers rice', basedOn: 3, typedAt: '2026-11-21T09:00:00.000Z' };

describe('[CUST-07] notes typed and not yet saved', () => {
  it('are kept per dietician and customer, and forgotten once saved', () => {
    const store = memory();
    keepDraft('me', 'ada', draft, store);
    expect([...store.kept.keys()]).toEqual(['weekplate:me:note-draft:ada']);
    expect(keptDraft('me', 'ada', store)).toEqual(draft);
    expect(keptDraft('me', 'bob', store)).toBeNull();
    expect(keptDraft('you', 'ada', store)).toBeNull();
    keepDraft('me', 'ada', null, store);
    expect(store.kept.size).toBe(0);
  });

  it.each(['not json', '{"text":1}', 'null'])('that cannot be read (%s) count as none', (junk) => {
    expect(keptDraft('me', 'ada', memory({ 'weekplate:me:note-draft:ada': junk }))).toBeNull();
  });

  it('say so where the browser keeps nothing', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(keepDraft('me', 'ada', draft, full)).toBe(false);
  });
});
