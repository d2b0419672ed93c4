import { expect, test } from 'vitest';
import { REASON_KINDS, type ReasonKind } from '#domain/attention/attention.ts';
import { actionOn, answerPath, nextStep, placeOfReason } from './BoardRow.tsx';

const reason = (kind: ReasonKind, date: string | null = null) => ({
  kind,
  date,
  sentence: '',
  urgency: 1,
  since: null,
  messageId: null,
  words: null,
});
const place = (kind: ReasonKind, date?: string) => placeOfReason('ada', reason(kind, date));

test('[BOARD-02] Enter opens the person, at what the reason is about', () => {
  expect(place('asked')).toBe('/client/customers/ada?tab=messages');
  expect(place('note', '2026-11-24')).toBe('/client/customers/ada?date=2026-11-24');
  expect(place('silent')).toBe('/client/customers/ada');
  expect(place('noPlan', '2026-11-30')).toBe('/client/customers/ada?tab=plans');
  expect(place('weight')).toBe('/client/customers/ada?tab=trends');
  expect(place('periodOver', '2026-11-24')).toBe('/client/customers/ada');
  for (const kind of REASON_KINDS) expect(place(kind)).toMatch(/^\/client\/customers\/ada/);
});

test('[BOARD-02] beside a reason is what is to be done about it', () => {
  const action = (kind: ReasonKind, date?: string) => actionOn('ada', reason(kind, date));
  expect(action('noPlan', '2026-11-30')).toEqual({
    label: 'Next Week',
    to: '/client/dashboard?customer=ada&next=yes',
    title: 'Week from Mon 30 Nov',
  });
  expect(action('noPlan')).toEqual({
    label: 'Write a Plan',
    to: '/client/dashboard?customer=ada',
  });
  expect(action('periodEnds', '2026-11-30')).toEqual({
    label: 'Renew',
    to: '/client/customers/ada?renew=yes',
  });
  expect(action('periodOver')?.label).toBe('Renew');
  expect(action('new')?.label).toBe('Set Dates');
  expect(action('silent')).toBeNull();
});

test('[BOARD-02] a row offers one next step: of the most urgent reason that has one, else to write to them', () => {
  const step = (...kinds: readonly ReasonKind[]) =>
    nextStep({ id: 'ada', reasons: kinds.map((kind) => reason(kind, '2026-11-30')) });
  expect(step('silent', 'noPlan', 'asked').label).toBe('Next Week');
  expect(step('weight', 'asked', 'periodEnds').label).toBe('Answer');
  expect(step('silent')).toEqual({ label: 'Message', to: answerPath('ada'), isAnswer: true });
});

test('[BOARD-02] R leads to the conversation, ready to be typed into', () => {
  expect(answerPath('ada')).toBe('/client/inbox?customer=ada&answer=yes');
});
