import type { WaitingItem } from '../store/waitingItem.ts';
import { MESSAGE, type WaitingMessage } from './sendWaiting.ts';

/** What of this customer's conversation waits on this device, in the order in which it was written. */
export const waitingMessages = (items: readonly WaitingItem[], customerId: string) =>
  items.filter(
    ({ kind, body }) => kind === MESSAGE && (body as WaitingMessage).customerId === customerId,
  );
