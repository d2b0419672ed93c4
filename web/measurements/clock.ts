import { createContext, useContext } from 'react';
import type { Day } from '#domain/day.ts';
import { useMe } from '../session/session.tsx';

/** The customer's own today and time zone. */
export type Clock = { readonly today: Day; readonly timeZone: string };

/** The clock of the customer whom a dietician is looking at; null for the user's own measurements. */
export const TheirClock = createContext<Clock | null>(null);

/** The clock by which measurements are recorded: always the customer's, whoever writes them. */
export function useClock(): Clock {
  const { today, timeZone } = useMe();
  const own = { today, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useContext(TheirClock) ?? own;
}
