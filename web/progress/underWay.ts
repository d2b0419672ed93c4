import { useSyncExternalStore } from 'react';
import type { Day } from '#domain/day.ts';
import type { DayDraft } from './draft.ts';
import type { Outcome } from './submitDay.ts';

export type Sending = {
  readonly sent: DayDraft;
  /** Whether the browser has kept it; otherwise what it has kept is older. */
  readonly wasKept: boolean;
  readonly outcome: Promise<Outcome>;
};

/**
 * The days on their way to the server. Kept outside the screen, which may be left, and come back to,
 * before the answer is there.
 */
const underWay = new Map<string, Sending>();
const listeners = new Set<() => void>();

const keyOf = (customerId: string, date: Day) => `${customerId} ${date}`;
const tell = () => {
  for (const listener of listeners) listener();
};
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const sendingOf = (customerId: string, date: Day): Sending | undefined =>
  underWay.get(keyOf(customerId, date));

/** Whether the day is on its way, from the press to the outcome. */
export const useIsUnderWay = (customerId: string, date: Day): boolean =>
  useSyncExternalStore(subscribe, () => underWay.has(keyOf(customerId, date)));

/** Notes the day as on its way until its outcome is there. */
export function noteUnderWay(customerId: string, date: Day, sending: Sending): void {
  const key = keyOf(customerId, date);
  underWay.set(key, sending);
  tell();
  const end = () => {
    underWay.delete(key);
    tell();
  };
  sending.outcome.then(end, end);
}
