import { useEffect, useSyncExternalStore } from 'react';
import type { WaitingItem } from '../store/waitingItem.ts';
import { readWaiting, subscribe, waitingItems } from './outboxHere.ts';

export type WhileWaitingProps = {
  /** Whether the sentence is about this item. */
  isOwn: (item: WaitingItem) => boolean;
  says: string;
};

/**
 * A sentence shown as long as a matching item waits on this device. It is derived from the waiting items, so it
 * disappears when the item arrives.
 */
export default function WhileWaiting({ isOwn, says }: WhileWaitingProps) {
  const items = useSyncExternalStore(subscribe, waitingItems);
  useEffect(readWaiting, []);
  return items.some((item) => item.refused === null && isOwn(item)) ? says : '';
}
