import { useEffect, useState } from 'react';
import { browserStore, type Store } from '../store/browserStore.ts';
import type { Shape } from '../store/shape.ts';
import { draftStorage } from './draftStorage.ts';
import { useKeyedState } from './useKeyedState.ts';

type Kept<D> = {
  /** Where the browser keeps it. Another key is another draft. */
  readonly key: string;
  readonly shape: Shape<D>;
  /** Only unsaved drafts are stored. */
  readonly isUnsaved: (draft: D) => boolean;
  readonly store?: () => Store;
};

/** Unsaved input, stored in the browser until it is saved, and restored on the next visit. */
export function useDraft<D>({ key, shape, isUnsaved, store = browserStore }: Kept<D>) {
  const [storage] = useKeyedState(key, () => draftStorage(key, shape, store()));
  const [{ draft, found }, set] = useKeyedState<{ draft: D | null; found: D | null }>(key, () => {
    const left = storage.read();
    return { draft: left, found: left };
  });
  const [isKept, setKept] = useState(true);
  const unsaved = draft !== null && isUnsaved(draft) ? draft : null;

  useEffect(() => {
    // A draft found in the storage need not be stored again.
    if (unsaved === null || unsaved !== found) setKept(storage.keep(unsaved));
  }, [storage, unsaved, found]);

  /** Replaces the draft. The new one counts as typed now, not as found. */
  const begin = (next: D | null) => set({ draft: next, found: null });
  /** Changes the draft after the server has answered; null: nothing is unsaved any more. */
  const settle = (change: (draft: D) => D | null) => {
    storage.settle(change);
    set(({ draft, found }) => {
      const next = draft && change(draft);
      return { draft: next, found: next && found };
    });
  };
  return {
    draft,
    /** The draft, or null if it equals what is saved. */
    unsaved,
    /** The draft of an earlier visit, until it is saved or discarded. */
    found,
    /** False if this browser cannot store drafts. */
    isKept,
    storage,
    /** Changes the draft that is on screen now. */
    write: (change: (now: D | null) => D) =>
      set((now) => ({ draft: change(now.draft), found: now.found })),
    begin,
    settle,
    /** Removes the draft, once it is saved or discarded. */
    drop: () => settle(() => null),
  };
}
