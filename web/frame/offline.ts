import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { prefetch } from '../api/request.ts';
import type { Screen } from '../kit/noun.ts';
import { keepHere } from '../live/keptAnswers.ts';
import { keepingHere, subscribeToKeeping } from '../session/kept.ts';
import { keepShell } from '../session/serviceWorker.ts';
import { currentSession, meChanged, refreshSession } from '../session/sessionStore.ts';

/** The screens that open offline, in the order in which they are fetched. */
const KEPT = [
  '/customer/dashboard',
  '/customer/plan',
  '/customer/shopping',
  '/customer/myprogress',
  '/customer/publiclientprofile/:userId?',
];

/** Fetches the data of these screens while online, for today and for tomorrow morning. */
async function fetchAhead(me: Me, screens: readonly Screen[]): Promise<void> {
  const tomorrow = { ...me, today: addDays(me.today, 1) };
  for (const path of KEPT) {
    const screen = screens.find((each) => each.path === path);
    for (const day of [me, tomorrow])
      await prefetch(async () => (await screen?.load())?.prefetchData?.(day));
  }
}

const LOOK_MS = 60_000;

/** Offline, midnight follows this device's clock; online, the server's. */
async function goOnWithTheDay(): Promise<void> {
  const isNext = (me: Me | null) => me && dayIn(me.timeZone ?? 'UTC', new Date()) > me.today;
  if (!isNext(currentSession().me)) return;
  // The browser may be online without reaching the server; only an answer proves the connection.
  const isAnswered = await refreshSession();
  const { me } = currentSession();
  if (me && isNext(me) && !isAnswered)
    meChanged({ ...me, today: dayIn(me.timeZone ?? 'UTC', new Date()) });
}

let isBegun = false;

/** Starts everything that makes the app work offline; most of it only once for each page load. */
export function beginOffline(screens: readonly Screen[], keptKinds: readonly string[]): void {
  const { me } = currentSession();
  if (me?.role !== 'customer') return;
  // If it fails, the app works as well as without it.
  void keepShell(me, () => currentSession().me?.id !== me.id).catch(() => undefined);
  if (isBegun) return;
  isBegun = true;
  const aheadIfWanted = () => {
    const { me: now } = currentSession();
    if (now && keepingHere() === 'yes') void fetchAhead(now, screens);
  };
  keepHere(keptKinds);
  setInterval(() => void goOnWithTheDay(), LOOK_MS);
  document.addEventListener('visibilitychange', () => void goOnWithTheDay());
  subscribeToKeeping(aheadIfWanted);
  aheadIfWanted();
}
