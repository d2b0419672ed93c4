import type { Me } from '#domain/accounts/meSchema.ts';
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

/**
 * The user stored in this browser, with today's date in their time zone, after loading their stored answers.
 */
export async function wake(): Promise<Me | null> {
  const userId = keptPerson();
  if (userId === null) return null;
  const me = await wakeAnswers(userId, store).catch(() => null);
  return me && { ...me, today: dayIn(me.timeZone ?? 'UTC', new Date()) };
}

let keeping: (ReturnType<typeof keepAnswers> & { readonly userId: string }) | null = null;
let isFull = false;
const whenFull = new Set<() => void>();

/** Whether the device has no space left for what it should store. */
export const hasNoRoom = (): boolean => isFull;

/** Calls `listener` when the device turns out to be full. Returns a function that unsubscribes. */
export function subscribeToRoom(listener: () => void): () => void {
  whenFull.add(listener);
  return () => void whenFull.delete(listener);
}

/** Stores answers with data of these kinds while a customer who wants that is signed in. */
function follow(kinds: readonly string[]): void {
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
      kinds,
      onFull: () => {
        isFull = true;
        for (const listener of whenFull) listener();
      },
    }),
  };
  keeping.noteMe(me);
}

let isFollowed = false;

/** Starts storing answers with data of these kinds, once for each page load. */
export function keepHere(kinds: readonly string[]): void {
  if (isFollowed) return;
  isFollowed = true;
  const followAll = () => follow(kinds);
  subscribe(followAll);
  subscribeToKeeping(followAll);
  followAll();
}
