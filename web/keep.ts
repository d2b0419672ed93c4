/** What remembers texts by their keys: the browser, or only this page. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Listed = Store & Pick<Storage, 'length' | 'key'>;

/**
 * In place of the storage of a browser told to keep nothing, which throws at its mere name. Whoever
 * writes is refused all the same: nothing of it is there once the page is loaded anew.
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
      // Null in some browsers, and in others there and not to be read.
      kept.getItem('');
      return kept;
    } catch {
      return page;
    }
  };
};

/** Kept in this browser until it is removed. */
export const browserStore = orPage(() => localStorage);

/** Kept in this tab, through a reload. */
export const tabStore = orPage(() => sessionStorage);

/** Keeps a text. False when the browser refuses: it is full, or told to keep nothing. */
export function keep(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export const keysOf = (store: Listed): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
