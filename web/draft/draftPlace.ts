import { browserStore, keep, readDraft, type Store } from '../store/browserStore.ts';
import type { Shape } from '../store/shape.ts';

/** Where one draft lies in the browser. Another tab may keep its own there. */
export type DraftPlace<D> = {
  /** The draft that lies there; null for none, and for what cannot be read. */
  readonly read: () => D | null;
  /** Keeps a draft; null forgets it. False when this browser keeps nothing: it is full, or told so. */
  readonly keep: (draft: D | null) => boolean;
  /** Whether what this screen kept, or read, is what lies there. */
  readonly holds: () => boolean;
  /** Keeps what comes of it, if it is still what this screen kept; null forgets it. */
  readonly settle: (change: (draft: D) => D | null) => void;
};

/** Keys begin with `weekplate:` and the person's id: see auth/drafts.ts. */
export function draftPlace<D>(
  key: string,
  shape: Shape<D>,
  store: Store = browserStore(),
): DraftPlace<D> {
  // What another tab has written since is not for this screen to forget.
  let own: string | null = null;
  const holds = () => own !== null && store.getItem(key) === own;
  const read = () => {
    own = store.getItem(key);
    return readDraft(key, shape, store);
  };
  const keepIt = (draft: D | null) => {
    if (draft === null) {
      if (holds()) store.removeItem(key);
      own = null;
      return true;
    }
    const isKept = keep(store, key, JSON.stringify(draft));
    // Where the browser is full this is what was kept before.
    own = store.getItem(key);
    return isKept;
  };
  return {
    read,
    keep: keepIt,
    holds,
    settle(change) {
      const draft = holds() ? read() : null;
      if (draft !== null) keepIt(change(draft));
    },
  };
}
