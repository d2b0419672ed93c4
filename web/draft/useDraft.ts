import { useEffect, useState } from 'react';
import { browserStore, type Store } from '../store/browserStore.ts';
import type { Shape } from '../store/shape.ts';
import { draftPlace } from './draftPlace.ts';
import { useKeyedState } from './useKeyedState.ts';

type Kept<D> = {
  /** Where the browser keeps it. Another key is another draft. */
  readonly key: string;
  readonly shape: Shape<D>;
  /** Only what is unsaved is kept. */
  readonly isUnsaved: (draft: D) => boolean;
  readonly store?: () => Store;
};

/** What is typed and not saved: found as it was left, and kept in the browser until it is saved. */
export function useDraft<D>({ key, shape, isUnsaved, store = browserStore }: Kept<D>) {
  const [place] = useKeyedState(key, () => draftPlace(key, shape, store()));
  const [{ draft, found }, set] = useKeyedState<{ draft: D | null; found: D | null }>(key, () => {
    const left = place.read();
    return { draft: left, found: left };
  });
  const [isKept, setKept] = useState(true);
  const unsaved = draft !== null && isUnsaved(draft) ? draft : null;

  useEffect(() => {
    // What was found lies there already.
    if (unsaved === null || unsaved !== found) setKept(place.keep(unsaved));
  }, [place, unsaved, found]);

  /** Puts another draft in its place; it counts as typed now, not as found. */
  const begin = (next: D | null) => set({ draft: next, found: null });
  /** Changes the draft by what the server answered; null: nothing of it is left unsaved. */
  const settle = (change: (draft: D) => D | null) => {
    place.settle(change);
    set(({ draft, found }) => {
      const next = draft && change(draft);
      return { draft: next, found: next && found };
    });
  };
  return {
    draft,
    /** The same, or null while it says nothing that is not saved. */
    unsaved,
    /** What an earlier visit left, until that is saved or given up. */
    found,
    /** False when this browser keeps nothing. */
    isKept,
    place,
    /** Goes on with the draft, as it is now. */
    write: (change: (now: D | null) => D) =>
      set((now) => ({ draft: change(now.draft), found: now.found })),
    begin,
    settle,
    /** Forgets what is saved or given up. */
    drop: () => settle(() => null),
  };
}
