import type { Me } from '#domain/accounts/accountSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { prefetch } from '../api/prefetch.ts';
import { keepHere } from '../live/keptHere.ts';
import { beginOutbox, type Senders } from '../outbox/outboxHere.ts';
import { resumeDays } from '../progress/selfSavingDays.ts';
import { keepingHere, subscribeToKeeping } from '../session/keeping.ts';
import { keepShell } from '../session/serviceWorker.ts';
import { currentSession, meChanged, refreshSession } from '../session/sessionStore.ts';
import type { Screen } from '../ui/noun.ts';

/** The screens that are to open without a connection, in the order in which they are fetched. */
const KEPT = [
  '/customer/dashboard',
  '/customer/shopping',
  '/customer/myprogress',
  '/customer/publiclientprofile/:userId?',
];

/** Fetches what they show, tomorrow morning as well, while there is a connection. */
async function fetchAhead(me: Me, screens: readonly Screen[]): Promise<void> {
  const tomorrow = { ...me, today: addDays(me.today, 1) };
  for (const path of KEPT) {
    const screen = screens.find((each) => each.path === path);
    for (const day of [me, tomorrow])
      await prefetch(async () => (await screen?.load())?.prefetchData?.(day));
  }
}

const LOOK_MS = 60_000;

/** Without a connection midnight comes by this device's own clock; with one, by the server's. */
async function goOnWithTheDay(): Promise<void> {
  const isNext = (me: Me | null) => me && dayIn(me.timeZone ?? 'UTC', new Date()) > me.today;
  if (!isNext(currentSession().me)) return;
  // A network that leads nowhere is none: whether there is one, only an answer tells.
  const isAnswered = await refreshSession();
  const { me } = currentSession();
  if (me && isNext(me) && !isAnswered)
    meChanged({ ...me, today: dayIn(me.timeZone ?? 'UTC', new Date()) });
}

let isBegun = false;

/** All that makes the app work without a connection, once for each page that is loaded. */
export function beginOffline(screens: readonly Screen[], senders: Senders): void {
  const { me } = currentSession();
  if (me?.role !== 'customer') return;
  resumeDays();
  // Where it fails, the app is as good as it was without it.
  void keepShell(me).catch(() => undefined);
  if (isBegun) return;
  isBegun = true;
  const aheadIfWanted = () => {
    const { me: now } = currentSession();
    if (now && keepingHere() === 'yes') void fetchAhead(now, screens);
  };
  keepHere();
  beginOutbox(senders);
  setInterval(() => void goOnWithTheDay(), LOOK_MS);
  document.addEventListener('visibilitychange', () => void goOnWithTheDay());
  subscribeToKeeping(aheadIfWanted);
  aheadIfWanted();
}
