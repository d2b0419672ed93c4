import { beforeLeaving } from '../session/drafts.ts';
import { currentSession, subscribe as subscribeToSession } from '../session/sessionStore.ts';
import { OUTBOX } from '../store/databases.ts';
import { browserRows } from '../store/rows.ts';
import type { Sender, WaitingItem } from '../store/waitingItem.ts';
import { outbox } from './outbox.ts';

export type Senders = Readonly<Record<string, () => Promise<Sender>>>;
type NewItem = Omit<WaitingItem, 'personId' | 'refused'>;
type Outbox = ReturnType<typeof outbox>;

const rows = browserRows<WaitingItem>(OUTBOX);
const listeners = new Set<() => void>();
const NOTHING: readonly WaitingItem[] = [];
let senders: Senders = {};
let here: { readonly userId: string; readonly box: Outbox } | null = null;

const notify = () => {
  for (const listener of listeners) listener();
};

/** Whose things may wait here: a customer's who lets their data be used. */
function ownerNow(): string | null {
  const { me } = currentSession();
  return me?.role === 'customer' && me.consent === 'given' ? me.id : null;
}

function boxOf(userId: string): Outbox {
  if (here?.userId === userId) return here.box;
  const box = outbox(userId, {
    rows,
    senderOf: async (kind) => (await senders[kind]?.()) ?? null,
    person: () => (currentSession().ended ? null : ownerNow()),
    onChange: notify,
  });
  here = { userId, box };
  return box;
}

const flush = () => void here?.box.flush();

/** What waits is of who is signed in; with anybody else it is not sent, and what was kept is gone. */
function follow(): void {
  const owner = ownerNow();
  if (here && here.userId !== owner) {
    here.box.close();
    here = null;
    notify();
  }
  if (owner) void boxOf(owner).load().then(flush);
}

let isBegun = false;

/** Sends what waits: now, after a log-in, with each look at the page, and once the connection is back. */
export function beginOutbox(known: Senders): void {
  if (isBegun) return;
  isBegun = true;
  senders = known;
  subscribeToSession(follow);
  beforeLeaving(() => here?.box.isEmpty() === false);
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  follow();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The things of who is signed in that are not sent, the oldest first. */
export const waitingItems = (): readonly WaitingItem[] => here?.box.items() ?? NOTHING;

/** Whether what earlier visits left is among them by now; until then nobody knows how many they are. */
export const isRead = (): boolean => here?.box.isRead() === true;

/** Reads what earlier visits left, for a screen that shows it before the page is at rest. */
export function readWaiting(): void {
  const owner = ownerNow();
  if (owner) void boxOf(owner).load();
}

/** Keeps something to be sent later. False where this device does not take it: then it is not lost from its screen. */
export async function waitToSend(personId: string, item: NewItem): Promise<boolean> {
  // Somebody else may have signed in since it was begun.
  if (ownerNow() !== personId) return false;
  return boxOf(personId).add({ ...item, personId, refused: null });
}

/**
 * Sends something that outlives its page, if this device takes it: null where it did not arrive and waits.
 * Throws what was refused, and any failure where it does not wait.
 */
export async function sendKept<T>(
  personId: string,
  item: NewItem,
  sendIt: () => Promise<T>,
): Promise<T | null> {
  if (ownerNow() !== personId) return sendIt();
  return boxOf(personId).sendKept({ ...item, personId, refused: null }, sendIt);
}

export const retryItem = (key: string): void => void here?.box.retry(key);
export const removeItem = (key: string): void => void here?.box.remove(key);
