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

/** The person whose items may wait here: a customer who has consented to the use of their data. */
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

/**
 * Waiting items belong to the person signed in. When somebody else signs in they are not sent, and `claimDrafts`
 * removes the stored ones.
 */
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

/** Sends waiting items: now, after a log-in, when the page is shown again, and when the connection is back. */
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

/** The unsent items of the person signed in, the oldest first. */
export const waitingItems = (): readonly WaitingItem[] => here?.box.items() ?? NOTHING;

/** Whether the items of earlier visits have been loaded; until then their number is unknown. */
export const isRead = (): boolean => here?.box.isRead() === true;

/** Loads the items of earlier visits, for a screen that shows them before the page is idle. */
export function readWaiting(): void {
  const owner = ownerNow();
  if (owner) void boxOf(owner).load();
}

/** Keeps an item to be sent later. False if this device has no room: then its screen must not clear it. */
export async function waitToSend(personId: string, item: NewItem): Promise<boolean> {
  // Somebody else may have signed in since the item was begun.
  if (ownerNow() !== personId) return false;
  return boxOf(personId).add({ ...item, personId, refused: null });
}

/**
 * Sends an item that outlives its page, if this device keeps it: null if it did not arrive and waits. Throws
 * refusals, and any failure if it does not wait.
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
