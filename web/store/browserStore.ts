import type { Shape } from './shape.ts';

/** A storage of texts by key: the browser's own, or one in the memory of this page. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Listed = Store & Pick<Storage, 'length' | 'key'>;

/**
 * Replaces the storage of a browser set to keep nothing, where even naming `localStorage` throws. It remembers a
 * text but still throws, because the text is lost when the page is reloaded.
 */
class PageMemory implements Listed {
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
    throw new Error('This browser keeps nothing.');
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

const orPage = (storage: () => Storage) => {
  const page = new PageMemory();
  return (): Listed => {
    try {
      const kept = storage();
      // In some browsers the storage is null, in others every read throws.
      kept.getItem('');
      return kept;
    } catch {
      return page;
    }
  };
};

/** Kept in this browser until it is removed. */
export const browserStore = orPage(() => localStorage);

/** Kept in this tab, even through a reload. */
export const tabStore = orPage(() => sessionStorage);

/** Keeps a text. False when the browser refuses, because it is full or set to keep nothing. */
export function keep(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads the draft with this key; null if there is none, or if it cannot be read. */
export function readDraft<D>(
  key: string,
  shape: Shape<D>,
  store: Store = browserStore(),
): D | null {
  try {
    return shape(JSON.parse(store.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export const keysOf = (store: Listed): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(
    (key) => store.getItem(key) !== null,
  );

/** The databases of this browser: fetched answers, and items that wait to be sent. */
export const ANSWERS = 'weekplate-kept';
export const OUTBOX = 'weekplate-outbox';

/**
 * Removes a database with its content; open connections to it close themselves. An old or strict browser has none.
 */
export const dropDatabase = (name: string): unknown => globalThis.indexedDB?.deleteDatabase(name);
