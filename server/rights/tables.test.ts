import { expect, it } from 'vitest';
import { DECLARED } from '../app/nouns.ts';

it('[T-J1] what is of a customer and not in their copy is this and no more', () => {
  const leftOut = Object.entries(DECLARED.tables)
    .filter(([, { owner, copy }]) => owner !== null && 'leftOut' in copy)
    .map(([table]) => table);
  expect(leftOut.toSorted()).toEqual([
    // Which quarter hours an appointment takes; its time is in the copy.
    'appointmentQuarter',
    'attentionSnooze',
    'conversation',
    'conversationDone',
    'customerAttention',
    'customerGrams',
    'customerListing',
    'customerSummary',
    'dayNote',
    'idempotencyKey',
    'imageLeftover',
    'mealTextUse',
    'note',
    // What it holds about a reminder is also in the reminder; the rest are secrets that open the account.
    'outboxItem',
    'personRows',
    'pushRemoved',
    'recoveryCode',
    'visit',
    'visitAddendum',
    'visitChange',
  ]);
});
