import { createContext, useContext } from 'react';
import type { Day } from '#domain/day.ts';
import { useMe } from '../session/session.tsx';

/** The customer's own day and time zone. */
export type Clock = { readonly today: Day; readonly timeZone: string };

/** Of the customer whom a dietician looks at; null: one looks at one's own measurements. */
export const TheirClock = createContext<Clock | null>(null);

/** By which clock measurements are written down: the customer's, whoever writes. */
export function useClock(): Clock {
  const { today, timeZone } = useMe();
  const own = { today, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useContext(TheirClock) ?? own;
}
