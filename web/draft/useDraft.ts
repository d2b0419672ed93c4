import { useCallback, useEffect, useState } from 'react';
import { browserStore, keep, readDraft, type Store } from '../store/browserStore.ts';
import type { Shape } from '../store/shape.ts';

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
    write: (change: (now: D | null) => D) =>
      set((now) => ({ draft: change(now.draft), found: now.found })),
    begin,
    settle,
    /** Removes the draft, once it is saved or discarded. */
    drop: () => settle(() => null),
  };
}

/** The storage of one draft in the browser. Another tab may write its own draft to the same key. */
export type DraftStorage<D> = {
  /** The stored draft; null for none, and for one that cannot be read. */
  readonly read: () => D | null;
  /**
   * Stores a draft; null removes it. Returns false if the browser refuses, because it is full or set to store
   * nothing.
   */
  readonly keep: (draft: D | null) => boolean;
  /** Whether the stored draft is the one that this screen wrote or read last. */
  readonly isCurrent: () => boolean;
  /** Changes the stored draft (null removes it), unless another tab has written its own since. */
  readonly settle: (change: (draft: D) => D | null) => void;
};

/** A key begins with `weekplate:` and the person's id, so that session/kept.ts finds it. */
export function draftStorage<D>(
  key: string,
  shape: Shape<D>,
  store: Store = browserStore(),
): DraftStorage<D> {
  // The text that this screen last wrote or read. A text written by another tab must not be removed here.
  let own: string | null = null;
  const isCurrent = () => own !== null && store.getItem(key) === own;
  const read = () => {
    own = store.getItem(key);
    return readDraft(key, shape, store);
  };
  const keepIt = (draft: D | null) => {
    if (draft === null) {
      if (isCurrent()) store.removeItem(key);
      own = null;
      return true;
    }
    const isKept = keep(store, key, JSON.stringify(draft));
    // A browser that is full still has the draft from before.
    own = store.getItem(key);
    return isKept;
  };
  return {
    read,
    keep: keepIt,
    isCurrent,
    settle(change) {
      const draft = isCurrent() ? read() : null;
      if (draft !== null) keepIt(change(draft));
    },
  };
}

type Change<T> = T | ((now: T) => T);

/**
 * State that belongs to a key, for example a customer, in a component that stays mounted while the key
 * changes. A new key starts again with `init`; late updates for an earlier key are ignored.
 */
export function useKeyedState<T>(key: string, init: () => T) {
  const [kept, keep] = useState(() => ({ key, value: init() }));
  const current = kept.key === key ? kept : { key, value: init() };
  if (current !== kept) keep(current);
  const set = useCallback(
    (next: Change<T>) =>
      keep((now) => {
        if (now.key !== key) return now;
        return { key, value: next instanceof Function ? next(now.value) : next };
      }),
    [key],
  );
  return [current.value, set] as const;
}
