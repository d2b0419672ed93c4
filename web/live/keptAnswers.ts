import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import { dayIn } from '#domain/day.ts';
import { keepingHere, keptPerson, subscribeToKeeping } from '../session/kept.ts';
import { currentSession, subscribe } from '../session/sessionStore.ts';
import { ANSWERS } from '../store/browserStore.ts';
import { browserRows, type Rows } from '../store/rows.ts';
import { subscription } from '../store/subscription.ts';
import { queryClient } from './queryClient.tsx';

/** A server answer as stored on this device. */
export type KeptAnswer = {
  readonly key: QueryKey;
  readonly data: unknown;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly shapes: number;
};

/** Increase whenever this version cannot show answers stored by an earlier one. */
export const SHAPES = 2;
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;
/** As JSON, in characters: a year of days is far less. */
const LARGEST_ANSWER = 300_000;
const LARGEST_ALL = 2_000_000;
const REST_MS = 500;
const ME: QueryKey = ['me'];
/** A timestamp so old that the query counts as stale and is fetched again. */
const WOKEN_AT = 1;

/** Pictures, files, and versions of a plan, each of which is looked at only once. */
const LEFT_OUT = new Set<unknown>(['version', 'image', 'picture', 'export']);

/** Whether to store this answer: only a dietician's page and the user's own data, and only these kinds. */
export function isToKeep(
  [first, whose, kind, ...rest]: QueryKey,
  { userId, kinds }: { userId: string; kinds: readonly string[] },
): boolean {
  const isTheirs = first === 'dieticians' || (first === 'customers' && whose === userId);
  return isTheirs && kinds.includes(String(kind)) && !rest.some((each) => LEFT_OUT.has(each));
}

const nameOf = (key: QueryKey) => JSON.stringify(key);
const lengthOf = (data: unknown) => JSON.stringify(data).length;

/**
 * Stores answers with data of these kinds from now on, for the next start without a connection. Calls `onFull`
 * when the device has no space left. `end` stops it; answers not written by then are dropped.
 */
export function keepAnswers(
  userId: string,
  {
    rows,
    queries,
    now,
    kinds,
    onFull,
  }: {
    rows: Rows<KeptAnswer>;
    queries: QueryClient;
    now: () => number;
    kinds: readonly string[];
    onFull: () => void;
  },
) {
  const changed = new Map<string, KeptAnswer>();
  /** How much each stored answer takes; read when the first one is written. */
  let lengths: Map<string, number> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const write = async () => {
    const batch = [...changed];
    changed.clear();
    const kept = lengths ? [] : await rows.all(userId);
    lengths ??= new Map(kept.map(({ key, data }) => [nameOf(key), lengthOf(data)]));
    for (const [name, answer] of batch) {
      const length = lengthOf(answer.data);
      const others = [...lengths].reduce((sum, [key, each]) => sum + (key === name ? 0 : each), 0);
      if (isOver || length > LARGEST_ANSWER || others + length > LARGEST_ALL) continue;
      lengths.set(name, length);
      await rows.change(userId, [name], () => answer);
    }
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void write().catch(() => {
        if (!isOver) onFull();
      });
    }, REST_MS);
  };
  const note = (key: QueryKey, data: unknown, at = now()) => {
    if (isOver || data === undefined) return;
    changed.set(nameOf(key), { key, data, at, shapes: SHAPES });
    later();
  };
  const noteQuery = ({ queryKey, state }: Query) => {
    // An answer restored from the device must not be stored as a new one.
    if (state.dataUpdatedAt <= WOKEN_AT) return;
    if (state.status === 'success' && isToKeep(queryKey, { userId, kinds }))
      note(queryKey, state.data, state.dataUpdatedAt);
  };
  // Includes answers that were fetched before the customer agreed.
  for (const query of queries.getQueryCache().getAll()) noteQuery(query);
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') noteQuery(event.query);
  });
  return {
    noteMe: (me: Me) => note(ME, me),
    end() {
      isOver = true;
      clearTimeout(timer);
      stop();
    },
  };
}

/**
 * Loads a user's stored answers into the query cache, marked as stale, and returns the user. Null if nothing
 * is stored. Deletes answers that are too old.
 */
export async function wakeAnswers(
  userId: string,
  { rows, queries, now }: { rows: Rows<KeptAnswer>; queries: QueryClient; now: () => number },
): Promise<Me | null> {
  let person: Me | null = null;
  for (const { key, data, at, shapes } of await rows.all(userId)) {
    if (shapes !== SHAPES || now() - at > OLDEST_MS) {
      await rows.change(userId, [nameOf(key)], () => null);
      continue;
    }
    if (nameOf(key) === nameOf(ME)) person = data as Me;
    // Any of it may be out of date: it is fetched again as soon as a screen shows it.
    else if (queries.getQueryData(key) === undefined)
      queries.setQueryData(key, data, { updatedAt: WOKEN_AT });
  }
  return person?.id === userId ? person : null;
}

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
const fullness = subscription();

/** Whether the device has no space left for what it should store. */
export const hasNoRoom = (): boolean => isFull;

/** Calls `listener` when the device turns out to be full. Returns a function that unsubscribes. */
export const subscribeToRoom = fullness.subscribe;

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
        fullness.tell();
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
