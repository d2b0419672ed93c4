import type { Me } from '#domain/accounts/accountSchema.ts';
import { dayIn } from '#domain/day.ts';
import { keepingHere, keptPerson, subscribeToKeeping } from '../session/keeping.ts';
import { currentSession, subscribe } from '../session/sessionStore.ts';
import { ANSWERS } from '../store/databases.ts';
import { browserRows } from '../store/rows.ts';
import { type KeptAnswer, keepAnswers, wakeAnswers } from './keptAnswers.ts';
import { queryClient } from './queryClient.ts';

const store = {
  rows: browserRows<KeptAnswer>(ANSWERS),
  queries: queryClient,
  now: () => Date.now(),
};

/** Who is remembered in this browser, on their own day of now, with what was fetched for them. */
export async function wake(): Promise<Me | null> {
  const userId = keptPerson();
  if (userId === null) return null;
  const me = await wakeAnswers(userId, store).catch(() => null);
  return me && { ...me, today: dayIn(me.timeZone ?? 'UTC', new Date()) };
}

let keeping: (ReturnType<typeof keepAnswers> & { readonly userId: string }) | null = null;
let isFull = false;
const whenFull = new Set<() => void>();

/** Whether this device has no room for what it was asked to keep. */
export const hasNoRoom = (): boolean => isFull;

/** Calls `listener` when the device turns out to be full. Returns what ends the calls. */
export function subscribeToRoom(listener: () => void): () => void {
  whenFull.add(listener);
  return () => void whenFull.delete(listener);
}

/** Keeps what is fetched for as long as somebody is signed in who wants that. */
function follow(): void {
  const { me, ended } = currentSession();
  const isWanted =
    me?.role === 'customer' && !ended && me.consent === 'given' && keepingHere() === 'yes';
  if (keeping && (!isWanted || keeping.userId !== me?.id)) {
    keeping.end();
    keeping = null;
  }
  if (!isWanted || !me) return;
  keeping ??= {
    userId: me.id,
    ...keepAnswers(me.id, {
      ...store,
      onFull: () => {
        isFull = true;
        for (const listener of whenFull) listener();
      },
    }),
  };
  keeping.noteMe(me);
}

let isFollowed = false;

/** Begins to keep, once for each page that is loaded. */
export function keepHere(): void {
  if (isFollowed) return;
  isFollowed = true;
  subscribe(follow);
  subscribeToKeeping(follow);
  follow();
}
