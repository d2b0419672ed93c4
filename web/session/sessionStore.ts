import type { Me } from '#domain/accounts/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError, get, send, whenUnauthenticated } from '../api/request.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { claimDrafts, clearDrafts, clearKept, isClaimedSince, OWNER } from './drafts.ts';
import { type Moment, now, opened } from './elapsed.ts';
import { hearOtherTabs, tellOtherTabs } from './tabs.ts';

export type Session = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly me: Me | null;
  /** The server ended the session while screens are open: `me` still says whose they are. */
  readonly ended: boolean;
  /** Signed out by pressing Logout, so there is no way back to offer after the next sign-in. */
  readonly loggedOut: boolean;
  /** The password was right, and a second factor is asked for. */
  readonly asksFactor: boolean;
  /** Why it could not be found out who is signed in, if it could not. */
  readonly failure: string | null;
};

const ROLE = 'role';
const nobody = { me: null, ended: false, loggedOut: false, asksFactor: false, failure: null };
const listeners = new Set<() => void>();
let session: Session = { ...nobody, status: 'loading' };
let changingSession = false;
/** Counts the sessions that ended or began here. An answer about an earlier session is ignored. */
let sessions = 0;
/** Whether the session was replaced from here, and nobody was told yet. */
let isRenewed = false;
const whenRenewed = new Set<() => void>();
/** The number of the last request for who is signed in, and of the one whose answer is shown now. */
let lastRequest = 0;
let shownRequest = 0;
/** The answers to requests up to this one may be from before the person was changed from here. */
let lastStaleRequest = 0;
let onPersonLeaves: () => void = () => undefined;
let onPersonChanged: () => void = () => undefined;
let knownFrom = now();
/** Whether this device alone says who is on screen: the server was not heard of yet. */
let isRemembered = false;
const LONGEST_MEMORY_MS = 3000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
let remembering: Promise<unknown> = Promise.resolve();

/** Calls `listener` when what was fetched for somebody has to be forgotten: they are gone. */
export function whenPersonLeaves(listener: () => void): void {
  onPersonLeaves = listener;
}

/** Calls `listener` when what was fetched may be out of date: a new session, or a new day. */
export function whenPersonChanged(listener: () => void): void {
  onPersonChanged = listener;
}

/**
 * Calls `listener` when another session of the same person takes the place of theirs in an open page: with
 * the one before, what the server kept for it is gone. Returns what ends the calls.
 */
export function whenSessionRenewed(listener: () => void): () => void {
  whenRenewed.add(listener);
  return () => whenRenewed.delete(listener);
}

export const currentSession = (): Session => session;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The role this browser saw last: good enough to fetch the right files early, never trusted. */
export const cachedRole = (): string | null => browserStore().getItem(ROLE);

/** When the oldest of the data that may be on screen was requested. */
export const knownSince = (): Moment => knownFrom;

/**
 * Asks the server who is signed in; false if it did not answer. A failure later on leaves the person where
 * they are.
 */
export async function refreshSession(): Promise<boolean> {
  // The first answer is asked for by the page itself, before any code is there (index.html).
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
    // Its database may be held by a tab that sleeps.
    await Promise.race([remembering, pause(LONGEST_MEMORY_MS)]);
    if (session.status === 'loading')
      leave({ ...nobody, status: 'signed-out', failure: messageOf(error) });
    return error instanceof ApiError && error.status > 0;
  }
}

/** The server says that nobody is signed in: what was fetched before does not stay in this browser. */
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

/** To an erased account nobody comes back: what waited here for its person is gone, too, and that is said. */
async function leaveIfErased(): Promise<void> {
  const owner = browserStore().getItem(OWNER);
  if (owner === null) return;
  const { isErased, sayErased } = await import('./erased.ts');
  if (!(await isErased(owner)) || browserStore().getItem(OWNER) !== owner) return;
  forget();
  tellOtherTabs('signed-out');
  sayErased();
}

/** Shows whom this device remembers, until the server has said who is signed in. */
export function remember(person: Promise<Me | null>): void {
  remembering = person
    .then((me) => {
      isRemembered = me !== null && session.status === 'loading';
      if (isRemembered) change({ ...session, status: 'signed-in', me });
    })
    .catch(() => undefined);
}

/** Takes in what a successful sign-in or sign-up answered; null: a second factor is asked for. */
export function signedIn(me: Me | null): void {
  if (!me) {
    askForFactor();
    return;
  }
  arrive(me, now());
  tellOtherTabs('signed-in');
}

/** The same person, with something about them changed. */
export function meChanged(me: Me): void {
  lastStaleRequest = lastRequest;
  if (session.me?.id === me.id) change({ ...session, me });
}

/** Logout. Everything of this person leaves the browser. Throws {@link ApiError} when offline. */
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
 * Runs an action that ends or replaces the session on purpose. Meanwhile the end of the old session, as
 * live events report it, is ignored.
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

function arrive(me: Me, asked: Moment): void {
  const was = session;
  const samePerson = was.me?.id === me.id;
  if (!samePerson || was.ended) knownFrom = asked;
  claimDrafts(me.id);
  if (me.role) keep(browserStore(), ROLE, me.role);
  else browserStore().removeItem(ROLE);
  if (was.me && !samePerson) onPersonLeaves();
  isRemembered = false;
  change({ ...nobody, status: 'signed-in', me });
  const nothingNew = samePerson && !was.ended && was.me?.today === me.today;
  if (samePerson && !nothingNew) onPersonChanged();
  if (samePerson && (was.ended || isRenewed)) for (const listener of whenRenewed) listener();
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

/** Where it fails, the server has forgotten this browser all the same, and the next page tries again. */
const stopWorker = () => void endWorkerIfAny().catch(() => undefined);

/** Most visitors of the log-in have none, and do not fetch what ends it. */
async function endWorkerIfAny(): Promise<void> {
  // Without https there is no such thing.
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return;
  const { endWorker } = await import('./endPush.ts');
  await endWorker();
}

function leave(next: Session): void {
  browserStore().removeItem(ROLE);
  change(next);
  onPersonLeaves();
}

function change(next: Session): void {
  session = next;
  // What a customer no longer lets anybody use is not kept in their browser either.
  if (next.me?.consent === 'withdrawn') clearDrafts();
  if (next.me?.role) document.documentElement.dataset.role = next.me.role;
  else delete document.documentElement.dataset.role;
  for (const listener of listeners) listener();
}

whenUnauthenticated(() => {
  if (session.status === 'signed-in') void refreshSession();
});
hearOtherTabs((news) => {
  if (news === 'signed-out') {
    if (!isClaimedSince()) return forget();
    // A tab that the device has put to sleep hears late of a Logout: what is kept by now is of the next log-in.
    sessions += 1;
    leave({ ...nobody, status: 'loading' });
  }
  void refreshSession();
});
