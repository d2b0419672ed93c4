import { expect, test } from 'vitest';
import type { ReasonKind } from '#domain/attention/attention.ts';
import { leftFrom, markOn } from './BoardList.tsx';

const row = (id: string, ...kinds: readonly ReasonKind[]) => ({
  id,
  reasons: kinds.map((kind) => ({
    kind,
    sentence: kind,
    urgency: 1,
    date: null,
    since: '2026-11-25T10:00:00.000Z',
    messageId: null,
    words: null,
  })),
});
const BEFORE = [row('ada', 'asked', 'noPlan'), row('ben', 'asked'), row('cleo', 'note')];

test('[BOARD-02] after an answer the mark is on the next row, wherever the answered one went', () => {
  const left = leftFrom(BEFORE, 'ada');
  expect(markOn(BEFORE, left), 'nothing was answered').toBe('ada');
  expect(markOn([row('ben', 'asked'), row('cleo', 'note')], left)).toBe('ben');
  const movedDown = [row('ben', 'asked'), row('cleo', 'note'), row('ada', 'noPlan')];
  expect(markOn(movedDown, left)).toBe('ben');
  expect(markOn([row('cleo', 'note'), row('ada', 'noPlan')], left), 'Ben was answered, too').toBe(
    'cleo',
  );
  expect(markOn([row('ada', 'noPlan')], leftFrom(BEFORE, 'cleo'))).toBeUndefined();
  expect(markOn(BEFORE, leftFrom(BEFORE, undefined))).toBeUndefined();
});
