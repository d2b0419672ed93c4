import { useEffect, useSyncExternalStore } from 'react';
import type { WaitingItem } from '../store/waitingItem.ts';
import { readWaiting, subscribe, waitingItems } from './outboxHere.ts';

export type WhileWaitingProps = {
  /** Whether it is of what this is said. */
  isOwn: (item: WaitingItem) => boolean;
  says: string;
};

/** A sentence for as long as something waits on this device: asked of what waits, so that it goes as that arrives. */
export default function WhileWaiting({ isOwn, says }: WhileWaitingProps) {
  const items = useSyncExternalStore(subscribe, waitingItems);
  useEffect(readWaiting, []);
  return items.some((item) => item.refused === null && isOwn(item)) ? says : '';
}
