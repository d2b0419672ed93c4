import type { Day } from '#domain/day.ts';
import { currentSession, subscribe as subscribeToSession } from '../session/sessionStore.ts';
import { draftedDays, draftKey } from './draft.ts';
import { selfSaving } from './selfSaving.ts';
import { notify } from './selfSavingNews.ts';

type SelfSavingDay = ReturnType<typeof selfSaving>;

/** Outside of the screens: somebody may tap and go on to another screen before the answer is there. */
const days = new Map<string, SelfSavingDay>();

export function selfSavingDay(customerId: string, date: Day): SelfSavingDay {
  const key = draftKey(customerId, date);
  const known = days.get(key);
  if (known) return known;
  const day = selfSaving(customerId, date, notify);
  days.set(key, day);
  return day;
}

const flushAll = () => {
  for (const day of days.values()) if (day.isWaiting()) day.flush();
};

/** Goes on with what was tapped in an earlier visit and did not arrive. */
export function resumeDays(customerId: string): void {
  for (const date of draftedDays(customerId)) selfSavingDay(customerId, date);
  flushAll();
}

const personNow = () => currentSession().me?.id ?? null;

let owner = personNow();
let hadEnded = false;

subscribeToSession(() => {
  const { ended } = currentSession();
  if (personNow() !== owner) {
    for (const day of days.values()) day.close();
    days.clear();
  }
  owner = personNow();
  if (hadEnded && !ended) flushAll();
  hadEnded = ended;
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', flushAll);
  document.addEventListener('visibilitychange', flushAll);
}
