import { useEffect, useSyncExternalStore } from 'react';
import type { Change } from '../store/change.ts';
import { readWaiting, subscribe, waitingChanges } from './changesHere.ts';

export type WhileWaitingProps = {
  /** Whether the sentence is about this item. */
  isOwn: (item: Change) => boolean;
  says: string;
};

/**
 * A sentence shown as long as a matching item waits on this device. It is derived from the waiting items, so it
 * disappears when the item arrives.
 */
export default function WhileWaiting({ isOwn, says }: WhileWaitingProps) {
  const items = useSyncExternalStore(subscribe, waitingChanges);
  useEffect(readWaiting, []);
  return items.some((item) => item.refused === null && isOwn(item)) ? says : '';
}
