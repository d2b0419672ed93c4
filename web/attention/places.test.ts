import { expect, test } from 'vitest';
import { REASON_KINDS, type ReasonKind } from '#domain/attention/attention.ts';
import { answerPath, placeOfReason } from './places.ts';

const place = (kind: ReasonKind, date: string | null = null) =>
  placeOfReason('ada', { kind, date, sentence: '', urgency: 1, since: null, messageId: null });

test('[BOARD-02] Enter leads to where the reason is dealt with', () => {
  expect(place('asked')).toBe('/client/inbox?customer=ada');
  expect(place('note', '2026-11-24')).toBe('/client/customers/ada?date=2026-11-24');
  expect(place('silent')).toBe('/client/customers/ada');
  expect(place('noPlan', '2026-11-30')).toBe('/client/dashboard?customer=ada');
  expect(place('weight')).toBe('/client/customers/ada?tab=trends');
  expect(place('periodOver', '2026-11-24')).toBe('/client/customers/ada');
  for (const kind of REASON_KINDS) expect(place(kind)).toContain('ada');
});

test('[BOARD-02] R leads to the conversation, ready to be typed into', () => {
  expect(answerPath('ada')).toBe('/client/inbox?customer=ada&answer=yes');
});
