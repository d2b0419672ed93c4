import { describe, expect, it } from 'vitest';
import { changedMeanwhile, isUnsaved, joined } from './useNotes.ts';

const saved = { notes: 'Prefers rice', version: 4, updatedAt: '2026-11-20T08:00:00.000Z' };
const draft = (text: string, basedOn: number) => ({
  text,
  basedOn,
  typedAt: '2026-11-21T09:00:00.000Z',
});

describe('[CUST-07] notes on the way to being saved', () => {
  it('are unsaved once they differ in more than spaces around them', () => {
    expect(isUnsaved(null, saved)).toBe(false);
    expect(isUnsaved(draft('Prefers rice\n', 4), saved)).toBe(false);
    expect(isUnsaved(draft('Prefers rice, no milk', 4), saved)).toBe(true);
  });

  it('changed meanwhile when other words were saved after the typing began', () => {
    expect(changedMeanwhile(draft('No milk', 4), saved)).toBe(false);
    expect(changedMeanwhile(draft('No milk', 3), saved)).toBe(true);
    expect(changedMeanwhile(draft('Prefers rice', 3), saved)).toBe(false);
  });

  it('join without losing or doubling a word', () => {
    expect(joined('No milk', 'Prefers rice')).toBe('No milk\n\nPrefers rice');
    expect(joined('No milk. Prefers rice', 'Prefers rice')).toBe('No milk. Prefers rice');
    expect(joined('rice', 'Prefers rice')).toBe('Prefers rice');
    expect(joined('No milk', '')).toBe('No milk');
  });
});
