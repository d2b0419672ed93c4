import { browserStore, keep, readDraft, type Store } from '../store/browserStore.ts';
import type { Shape } from '../store/shape.ts';

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

/** A key begins with `weekplate:` and the person's id, so that session/drafts.ts finds it. */
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
