import type { Me } from '#domain/accounts/meSchema.ts';
import type { Locale } from '#domain/language/language.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError, get, send, whenUnauthenticated } from '../api/request.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { readIn } from '../store/language.ts';
import { subscription, tabChannel } from '../store/subscription.ts';
import { claimDrafts, clearDrafts, clearKept, isClaimedSince, OWNER } from './kept.ts';

type News = 'signed-in' | 'signed-out';

/** To the other tabs of this browser. */
const tabs = tabChannel('weekplate-session');

export const tellOtherTabs = (news: News): void => tabs.postMessage(news);

/** A moment by both clocks of the computer, in ms: since the page was opened, and since 1970. */
export type ClockReading = { readonly running: number; readonly wall: number };

const opened: ClockReading = { running: 0, wall: performance.timeOrigin };

export const now = (): ClockReading => ({ running: performance.now(), wall: Date.now() });

/**
 * Milliseconds since a moment; too many rather than too few. One of the two clocks may stop while the computer
 * sleeps, and the other may be set back, so the larger difference is taken.
 */
export function elapsedSince({ running, wall }: ClockReading): number {
  return Math.max(performance.now() - running, Date.now() - wall);
}

export type Session = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly me: Me | null;
  /** The server ended the session while screens are open: `me` is still the person they belong to. */
  readonly ended: boolean;
  /** The person signed out by pressing Logout, so the next sign-in offers no way back. */
  readonly loggedOut: boolean;
  /** The password was right, and the server asks for a second factor. */
  readonly asksFactor: boolean;
  /** Why the server could not be asked who is signed in; null if it could. */
  readonly failure: string | null;
};

const ROLE = 'role';
const nobody = { me: null, ended: false, loggedOut: false, asksFactor: false, failure: null };
const { subscribe, tell } = subscription();

export { subscribe };

let session: Session = { ...nobody, status: 'loading' };
let changingSession = false;
/** Counts the sessions that ended or began in this tab. An answer about an earlier session is ignored. */
let sessions = 0;
/** Whether this tab replaced the session and has not told its listeners yet. */
let isRenewed = false;
const renewals = subscription();
/** The number of the last request for who is signed in, and of the one whose answer is shown now. */
let lastRequest = 0;
let shownRequest = 0;
/** The answers to requests up to this one may date from before this tab changed the person. */
let lastStaleRequest = 0;
let onPersonLeaves: () => void = () => undefined;
let onPersonChanged: () => void = () => undefined;
let knownFrom = now();
/** Whether the person on screen comes from this device's memory alone: the server has not answered yet. */
let isRemembered = false;
const LONGEST_MEMORY_MS = 3000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
let remembering: Promise<unknown> = Promise.resolve();

/** Calls `listener` when the person is gone, so that data fetched for them has to be forgotten. */
export function whenPersonLeaves(listener: () => void): void {
  onPersonLeaves = listener;
}

/** Calls `listener` when fetched data may be out of date: a new session, or a new day. */
export function whenPersonChanged(listener: () => void): void {
  onPersonChanged = listener;
}

/**
 * Calls `listener` when a new session of the same person replaces theirs in an open page: what the server kept for
 * the old session is gone. Returns a function that ends the calls.
 */
export const whenSessionRenewed = renewals.subscribe;

export const currentSession = (): Session => session;

/** The role this browser saw last: good enough to fetch the right files early, but never trusted. */
export const cachedRole = (): string | null => browserStore().getItem(ROLE);

/** When the oldest of the data that may be on screen was requested. */
export const knownSince = (): ClockReading => knownFrom;

/**
 * Asks the server who is signed in; false if it did not answer. If a later request fails, the person stays where
 * they are.
 */
export async function refreshSession(): Promise<boolean> {
  // The page itself makes the first request, before any code is loaded (index.html).
  const asked = lastRequest === 0 ? opened : now();
  const ofSession = sessions;
  lastRequest += 1;
  const request = lastRequest;
  try {
    const { me, secondFactor } = await get<{ me: Me | null; secondFactor?: true }>('/api/me');
    if (changingSession || sessions !== ofSession || request < shownRequest) return true;
    if (request <= lastStaleRequest) return await refreshSession();
    shownRequest = request;
    if (me) arrive(me, asked);
    else if (secondFactor) askForFactor();
    else noSession();
    return true;
  } catch (error) {
    // A sleeping tab may block the database that remembers the person, so the wait is limited.
    await Promise.race([remembering, pause(LONGEST_MEMORY_MS)]);
    if (session.status === 'loading')
      leave({ ...nobody, status: 'signed-out', failure: messageOf(error) });
    return error instanceof ApiError && error.status > 0;
  }
}

/** The server says that nobody is signed in, so data fetched before does not stay in this browser. */
function noSession(): void {
  clearKept();
  void leaveIfErased().catch(() => undefined);
  if (session.me && !isRemembered) change({ ...session, ended: true });
  else if (isRemembered || session.status === 'loading' || session.failure) {
    isRemembered = false;
    leave({ ...nobody, status: 'signed-out' });
    stopWorker();
  }
}

/** The screens where people come to see their own week. Other addresses, such as links in mails, still open. */
const OWN_SCREEN = /^\/(dashboard|customer|account|login)(\/|$)/;
let lastAskedOwner = '';

/**
 * Nobody comes back to an erased account, so what was kept here for its owner is removed, and a new page says so:
 * nothing of the account stays in the memory of this one.
 */
async function leaveIfErased(): Promise<void> {
  const owner = browserStore().getItem(OWNER);
  if (owner === null || owner === lastAskedOwner) return;
  lastAskedOwner = owner;
  const path = `/api/erased-accounts/${encodeURIComponent(owner)}`;
  const { erased } = await get<{ erased: boolean }>(path);
  if (!erased || browserStore().getItem(OWNER) !== owner) return;
  forget();
  tellOtherTabs('signed-out');
  if (OWN_SCREEN.test(location.pathname)) location.assign('/goodbye?erased');
}

/** Shows the person this device remembers, until the server has said who is signed in. */
export function remember(person: Promise<Me | null>): void {
  remembering = person
    .then((me) => {
      isRemembered = me !== null && session.status === 'loading';
      if (isRemembered) change({ ...session, status: 'signed-in', me });
    })
    .catch(() => undefined);
}

/** Takes in the answer to a successful sign-in or sign-up; null: a second factor is asked for. */
export function signedIn(me: Me | null): void {
  if (!me) {
    askForFactor();
    return;
  }
  arrive(me, now());
  tellOtherTabs('signed-in');
}

/** Updates the data of the same person. */
export function meChanged(me: Me): void {
  lastStaleRequest = lastRequest;
  if (session.me?.id === me.id) change({ ...session, me });
}

/** Logout: removes everything of this person from the browser, in every tab. Throws {@link ApiError} when offline. */
export async function logOut(): Promise<void> {
  try {
    await changeSession(() => send<void>('POST', '/api/auth/sign-out'));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  forget();
  tellOtherTabs('signed-out');
}

/**
 * Runs an action that ends or replaces the session on purpose. While it runs, live events that report the end of
 * the old session are ignored.
 */
export async function changeSession<T>(action: () => Promise<T>): Promise<T> {
  changingSession = true;
  try {
    const done = await action();
    isRenewed = true;
    return done;
  } finally {
    changingSession = false;
    sessions += 1;
  }
}

function arrive(me: Me, asked: ClockReading): void {
  const was = session;
  const samePerson = was.me?.id === me.id;
  if (!samePerson || was.ended) knownFrom = asked;
  if (me.locale) void readIn(me.locale as Locale);
  claimDrafts(me.id);
  if (me.role) keep(browserStore(), ROLE, me.role);
  else browserStore().removeItem(ROLE);
  if (was.me && !samePerson) onPersonLeaves();
  isRemembered = false;
  change({ ...nobody, status: 'signed-in', me });
  const nothingNew = samePerson && !was.ended && was.me?.today === me.today;
  if (samePerson && !nothingNew) onPersonChanged();
  if (samePerson && (was.ended || isRenewed)) renewals.tell();
  isRenewed = false;
}

function askForFactor(): void {
  const status = session.me ? 'signed-in' : 'signed-out';
  change({ ...session, status, ended: session.me !== null, failure: null, asksFactor: true });
}

function forget(): void {
  sessions += 1;
  leave({ ...nobody, status: 'signed-out', loggedOut: true });
  clearDrafts();
  stopWorker();
}

/** If this fails, the server has forgotten this browser all the same, and the next page tries again. */
const stopWorker = () => void endWorkerIfAny().catch(() => undefined);

/**
 * Most visitors of the log-in screen have no service worker, so the code that ends it is loaded only if needed.
 */
async function endWorkerIfAny(): Promise<void> {
  // Service workers need https.
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return;
  const { endWorker } = await import('./serviceWorker.ts');
  await endWorker();
}

function leave(next: Session): void {
  browserStore().removeItem(ROLE);
  change(next);
  onPersonLeaves();
}

function change(next: Session): void {
  session = next;
  // When a customer withdraws consent, their data is not kept in their browser either.
  if (next.me?.consent === 'withdrawn') clearDrafts();
  if (next.me?.role) document.documentElement.dataset.role = next.me.role;
  else delete document.documentElement.dataset.role;
  tell();
}

whenUnauthenticated(() => {
  if (session.status === 'signed-in') void refreshSession();
});
tabs.onmessage = ({ data: news }: MessageEvent<News>) => {
  if (news === 'signed-out') {
    if (!isClaimedSince()) return forget();
    // A tab that the device has put to sleep hears of a Logout late: by now the kept data belongs to the next
    // log-in.
    sessions += 1;
    leave({ ...nobody, status: 'loading' });
  }
  void refreshSession();
};
