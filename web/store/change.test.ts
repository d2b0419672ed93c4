import { expect, test } from 'vitest';
import { answered, type Change, following } from './change.ts';

const change = (value: unknown, more: Partial<Change> = {}): Change => ({
  ...{ personId: 'anna', kind: 'day', key: 'notes', date: '2026-11-24', text: '', refused: null },
  ...{ madeAt: '2026-11-24T08:00:00.000Z', bases: [''], value },
  ...more,
});

test('[DAY-04] a later change of a part replaces the one before it, on the same base', () => {
  expect(following(change('Two', { bases: ['One'] }), change('One'))).toMatchObject({
    value: 'Two',
    bases: [''],
  });
  // Changed back before anything was sent: nothing is left to send.
  expect(following(change(''), change('One'))).toBeNull();
  expect(following(change(''), undefined)).toBeNull();
});

test('[DAY-04] what was sent without an answer may be stored, so it is a base of the next change', () => {
  const sent = change('One', { isSent: true });
  expect(following(change('Two'), sent)?.bases).toEqual(['', 'One']);
  expect(following(change(''), sent)).toMatchObject({ value: '', bases: ['', 'One'] });
  let kept = sent;
  for (let nth = 0; nth < 30; nth += 1)
    kept = { ...(following(change(`Try ${nth}`), kept) ?? sent), isSent: true };
  expect(kept.bases).toHaveLength(10);
  expect([kept.bases?.[0], kept.bases?.at(-1)]).toEqual(['', 'Try 28']);
});

test('[HIST-07] a contested part stays contested until the person chooses, or wants what is stored', () => {
  const contested = change('Mine', { contested: { stored: 'Theirs' } });
  expect(following(change('Mine too'), contested)).toMatchObject({
    value: 'Mine too',
    contested: { stored: 'Theirs' },
  });
  expect(following(change('Theirs'), contested)).toBeNull();
});

test('[DAY-04] once it is stored nothing is left, but for what was changed since', () => {
  const sent = change('One');
  expect(answered(sent, sent, undefined)).toBeNull();
  expect(answered(change('Two'), sent, undefined)).toMatchObject({ value: 'Two', bases: ['One'] });
  const refused = { key: 'notes', refused: 'Too long.' };
  expect(answered(sent, sent, refused)).toMatchObject({ refused: 'Too long.', isSent: false });
  // What was refused is no longer there to be refused.
  expect(answered(change('Two'), sent, refused)).toMatchObject({ value: 'Two', refused: null });
});
