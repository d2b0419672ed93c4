import { useEffect, useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { Baskets } from './basket.ts';
import { hearOtherTabs, keepBaskets, readBaskets } from './keptBaskets.ts';

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
