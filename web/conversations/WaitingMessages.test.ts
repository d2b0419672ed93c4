import { expect, it } from 'vitest';
import type { Subject } from '#domain/conversations/conversationSchema.ts';
import type { Change } from '../store/change.ts';
import { inputOf } from './inWords.ts';
import { subjectKey } from './messageDraft.ts';
import { waitingMessages } from './WaitingMessages.tsx';

const LUNCH: Subject = {
  kind: 'meal',
  date: '2026-11-26',
  meal: 3,
  timing: 'Lunch',
  text: 'Lentil soup',
};

const item = (
  key: string,
  kind: string,
  customerId: string,
  about: Subject = { kind: 'general' },
) =>
  ({
    key,
    kind,
    value: { customerId, input: { subject: inputOf(about) }, about },
  }) as Change;

const items = [
  item('first', 'message', 'anna'),
  { key: 'a photo', kind: 'meal-photo', value: { customerId: 'anna' } } as Change,
  item('of another', 'message', 'bea', LUNCH),
  item('of lunch', 'message', 'anna', LUNCH),
];

it('[TALK-04] [T-L2] the conversation shows the messages that wait of this customer with what they are about, as they were written, and nothing else that waits', () => {
  const shown = waitingMessages(items, { customerId: 'anna' });
  expect(shown.map(({ key, about }) => [key, about])).toEqual([
    ['first', { kind: 'general' }],
    ['of lunch', LUNCH],
  ]);
});

it('[TALK-02] [TALK-04] where one asks about a meal stands the question about it that waits, and no other', () => {
  const shown = waitingMessages(items, { customerId: 'anna', key: subjectKey(inputOf(LUNCH)) });
  expect(shown.map(({ key }) => key)).toEqual(['of lunch']);
});
