import { expect, it } from 'vitest';
import type { WaitingItem } from '../store/waitingItem.ts';
import { waitingMessages } from './waitingMessages.ts';

it('[TALK-04] [T-L2] the conversation shows the messages that wait of this customer, as they were written, and nothing else that waits', () => {
  const item = (key: string, kind: string, customerId: string) =>
    ({ key, kind, body: { customerId } }) as WaitingItem;
  const items = [
    item('first', 'message', 'anna'),
    item('a photo', 'meal-photo', 'anna'),
    item('of another', 'message', 'bea'),
    item('second', 'message', 'anna'),
  ];
  expect(waitingMessages(items, 'anna').map(({ key }) => key)).toEqual(['first', 'second']);
});
