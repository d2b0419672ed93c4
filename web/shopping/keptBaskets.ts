import { useEffect, useState } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { browserStore, keep, keysOf, readDraft, tabStore } from '../store/browserStore.ts';
import { boolean, integer, listOf, object, recordOf, string } from '../store/shape.ts';
import type { Baskets } from './basket.ts';

const basket = object({
  ticks: recordOf(integer),
  own: listOf(object({ text: string, isTicked: boolean })),
});

/** The prefix must match the one in session/kept.ts: the data is removed at Logout without asking. */
const prefixOf = (customerId: string) => `weekplate~shopping:${customerId}:`;

const weeksKept = (today: Day): Day[] => {
  const { from } = weekOf(today);
  return [from, addDays(from, 7)];
};

/**
 * What this device keeps of the weeks to shop for. If the browser's storage is full, a text is kept only in the
 * tab, and that copy is the newer one.
 */
export function readBaskets(customerId: string, today: Day): Baskets {
  const prefix = prefixOf(customerId);
  return new Map(
    weeksKept(today).flatMap((monday) => {
      const key = prefix + monday;
      const kept = readDraft(key, basket, tabStore()) ?? readDraft(key, basket);
      return kept ? [[monday, kept]] : [];
    }),
  );
}

/** Keeps the baskets, and removes those of other weeks. False if they last only as long as this tab. */
export function keepBaskets(customerId: string, baskets: Baskets, today: Day): boolean {
  const prefix = prefixOf(customerId);
  const keys = new Set(weeksKept(today).map((monday) => prefix + monday));
  for (const key of keysOf(browserStore()))
    if (key.startsWith(prefix) && !keys.has(key)) browserStore().removeItem(key);
  let areKept = true;
  for (const [monday, each] of baskets) {
    const key = prefix + monday;
    const text = JSON.stringify(each);
    if (keep(browserStore(), key, text)) tabStore().removeItem(key);
    else {
      areKept = false;
      keep(tabStore(), key, text);
    }
  }
  return areKept;
}

/** Calls `listener` when another tab changes what is kept for this person. */
function hearOtherTabs(customerId: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefixOf(customerId))) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

type Change = (baskets: Baskets) => Baskets;

/** The baskets kept on this device, and the undo of the last change that can be undone. */
export function useBaskets(customerId: string, today: Day) {
  const [baskets, setBaskets] = useState(() => readBaskets(customerId, today));
  const [areKept, setKept] = useState(true);
  const [before, setBefore] = useState<Baskets | null>(null);

  useEffect(() => {
    const read = () => setBaskets(readBaskets(customerId, today));
    read();
    return hearOtherTabs(customerId, read);
  }, [customerId, today]);

  const set = (next: Baskets, undone: Baskets | null) => {
    setBaskets(next);
    setBefore(undone);
    setKept(keepBaskets(customerId, next, today));
  };
  return {
    baskets,
    /** False: the ticks last only for this visit. */
    areKept,
    change: (change: Change) => set(change(baskets), null),
    /** The same as `change`, with `undo` until the next change. */
    changeForNow: (change: Change) => set(change(baskets), baskets),
    undo: before && (() => set(before, null)),
  };
}
