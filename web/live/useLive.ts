import { useEffect } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Change } from '#domain/connection.ts';
import { dayIn } from '#domain/day.ts';
import { PAGE } from '../api/request.ts';
import { elapsedSince, knownSince, refreshSession } from '../session/sessionStore.ts';
import { invalidate, queryClient } from './queryClient.tsx';

/** For each kind of change: the other kinds of the same customer's data that change with it. */
type AlsoShown = Readonly<Record<string, readonly string[]>>;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/**
 * All pages learn of a gap at the same time. A random delay of up to this many milliseconds spreads their
 * requests.
 */
const MISSED_MS = 3000;

/**
 * Refetches what others change, while the user is signed in. `isTold` is false if the server would refuse the
 * event stream. `alsoShown` must be a constant: another object would reconnect.
 */
export function useLive({ id, timeZone, today }: Me, alsoShown: AlsoShown, isTold: boolean): void {
  useEffect(() => (isTold ? listen(id, alsoShown) : undefined), [id, alsoShown, isTold]);
  useEffect(() => refreshAtMidnight(timeZone ?? 'UTC', today), [timeZone, today]);
}

/** Whether a change `ago` milliseconds ago may be newer than what this page has fetched. */
const isAfterFetch = (ago: number | string): boolean => elapsedSince(knownSince()) > Number(ago);

function listen(userId: string, alsoShown: AlsoShown): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let interrupted = false;

  const connect = () => {
    const opened = new EventSource('/api/events');
    source = opened;
    // The browser fires an event of the same name; only the server's is a MessageEvent.
    opened.addEventListener('open', (event) => {
      if (!(event instanceof MessageEvent)) return;
      wait = FIRST_RETRY_MS;
      // `data` says how many milliseconds of earlier changes the server repeats. A page that fetched
      // before that has to fetch everything again.
      if (interrupted || isAfterFetch(event.data)) catchUp();
      interrupted = false;
    });
    opened.addEventListener('earlier', ({ data }) => {
      const { ago, ...change } = JSON.parse(data) as Change & { ago: number };
      if (isAfterFetch(ago)) fetchChanged(change, userId, alsoShown);
    });
    opened.addEventListener('missed', () => setTimeout(catchUp, Math.random() * MISSED_MS));
    opened.onmessage = (event) => fetchChanged(JSON.parse(event.data) as Change, userId, alsoShown);
    opened.addEventListener('signed-out', () => void refreshSession());
    opened.onerror = () => {
      interrupted = true;
      // The browser reconnects a dropped connection by itself, but not a refused one.
      if (opened.readyState !== EventSource.CLOSED) return;
      void refreshSession();
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_RETRY_MS);
    };
  };

  const disconnect = () => {
    clearTimeout(timer);
    source?.close();
  };

  // A browser keeps six connections to a server, and each open stream is one: many tabs in the
  // background would leave none for the tab in front.
  const onVisibility = () => {
    disconnect();
    interrupted = true;
    if (document.visibilityState === 'visible') connect();
  };

  connect();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    disconnect();
  };
}

function catchUp(): void {
  invalidate();
  void refreshSession();
}

/** Refetches the data of the changed kind, and of the kinds that change with it. */
function fetchChanged({ kind, id, by }: Change, userId: string, alsoShown: AlsoShown): void {
  // The answer to its own request has told this page.
  if (by === PAGE) return;
  if (kind === 'consent') {
    // Data fetched under the consent must leave the screen and this page's memory.
    if (id !== userId) void queryClient.resetQueries({ queryKey: ['customers', id] });
    else queryClient.removeQueries({ queryKey: ['customers', id] });
  }
  const kinds = [kind, ...(alsoShown[kind] ?? [])];
  invalidate(['dieticians', id, kind]);
  for (const each of kinds) {
    invalidate([each]);
    invalidate(['customers', id, each]);
  }
  if (kind === 'consent' || kinds.includes('customer')) invalidate(['customer-list']);
  // The frame shows one's own name and picture.
  if (id === userId) void refreshSession();
}

/** A page left open overnight has to switch to the new day; the server's clock decides when. */
function refreshAtMidnight(timeZone: string, today: string): () => void {
  // Asked again until the server agrees: its clock may be a little behind.
  const look = () => {
    if (dayIn(timeZone, new Date()) !== today) void refreshSession();
  };
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}
