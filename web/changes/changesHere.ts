import { ApiError, offline } from '../api/request.ts';
import { say } from '../api/words.ts';
import { beforeLeaving } from '../session/kept.ts';
import { currentSession, subscribe as subscribeToSession } from '../session/sessionStore.ts';
import { OUTBOX } from '../store/browserStore.ts';
import type { Change, Sender } from '../store/change.ts';
import { browserRows } from '../store/rows.ts';
import { subscription, tabChannel } from '../store/subscription.ts';
import { changeLog } from './log.ts';

export type Senders = Readonly<Record<string, () => Promise<Sender>>>;
type NewThing = Omit<Change, 'personId' | 'refused'>;
type Log = ReturnType<typeof changeLog>;

const rows = browserRows<Change>(OUTBOX);
const { subscribe, tell: notify } = subscription();

export { subscribe };

const NOTHING: readonly Change[] = [];
let senders: Senders = {};
let here: { readonly userId: string; readonly log: Log } | null = null;
const tabs = tabChannel('weekplate-changes');

/** The person whose changes may wait here: a customer who has consented to the use of their data. */
function ownerNow(): string | null {
  const { me } = currentSession();
  return me?.role === 'customer' && me.consent === 'given' ? me.id : null;
}

function logOf(userId: string): Log {
  if (here?.userId === userId) return here.log;
  const log = changeLog(userId, {
    rows,
    senderOf: async (kind) => {
      const unreached = () => {
        throw offline();
      };
      return (await senders[kind]?.().catch(unreached)) ?? null;
    },
    person: () => (currentSession().ended ? null : ownerNow()),
    onChange: notify,
    onWritten: () => tabs.postMessage(userId),
  });
  here = { userId, log };
  return log;
}

/** Sends now what waits: a typed field lost the focus, the connection is back, or the person asks for it. */
export const sendNow = async (): Promise<void> => here?.log.flush();

/**
 * Waiting changes belong to the person signed in. When somebody else signs in they are not sent, and `claimDrafts`
 * removes the stored ones.
 */
function follow(): void {
  const owner = ownerNow();
  if (here && here.userId !== owner) {
    here.log.close();
    here = null;
    notify();
  }
  if (owner) void logOf(owner).load().then(sendNow);
}

let isBegun = false;

/** Sends waiting changes: now, after a log-in, when the page is shown again, and when the connection is back. */
export function beginChanges(known: Senders): void {
  if (isBegun) return;
  isBegun = true;
  senders = known;
  subscribeToSession(follow);
  beforeLeaving(() => here?.log.isEmpty() === false);
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => void sendNow());
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    if (here?.userId === data) void here.log.load();
  };
  follow();
}

/** The unsent changes of the person signed in, the oldest first. */
export const waitingChanges = (): readonly Change[] => here?.log.waiting() ?? NOTHING;

/** Whether the changes of earlier visits have been loaded; until then their number is unknown. */
export const isRead = (): boolean => here?.log.isRead() === true;

/** Whether this browser keeps what waits. */
export const isKept = (): boolean => here?.log.isKept() !== false;

const ENDED = new ApiError(401, 'unauthenticated', say.sessionEnded);

/** Why the last attempt to send failed, or why none is made; null if neither. */
export const lastFailure = (): unknown =>
  here?.log.failure() ?? (currentSession().ended ? ENDED : null);

/** Loads the changes of earlier visits, for a screen that shows them before the page is idle. */
export function readWaiting(): void {
  const owner = ownerNow();
  if (owner) void logOf(owner).load();
}

/** Changes a part of something of this person; see `change` in log.ts. */
export async function makeChange(
  personId: string,
  made: NewThing,
  isTyped?: boolean,
): Promise<void> {
  // Somebody else may have signed in since.
  if (ownerNow() !== personId) return;
  await logOf(personId).change({ ...made, personId, refused: null }, isTyped);
}

export const chooseOf = (key: string, value: unknown) => here?.log.choose(key, value);

/** Keeps a thing to be sent later. False if this device has no room: then its screen must not clear it. */
export async function waitToSend(personId: string, thing: NewThing): Promise<boolean> {
  // Somebody else may have signed in since it was begun.
  if (ownerNow() !== personId) return false;
  return logOf(personId).add({ ...thing, personId, refused: null });
}

/**
 * Sends a thing that outlives its page, if this device keeps it: null if it did not arrive and waits. Throws
 * refusals, and any failure if it does not wait.
 */
export async function sendKept<T>(
  personId: string,
  thing: NewThing,
  sendIt: () => Promise<T>,
): Promise<T | null> {
  if (ownerNow() !== personId) return sendIt();
  return logOf(personId).sendKept({ ...thing, personId, refused: null }, sendIt);
}

export const retryChange = async (key: string): Promise<void> => here?.log.retry(key);
export const removeChange = (key: string): void => void here?.log.remove(key);
