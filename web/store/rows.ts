import { type IDBPDatabase, openDB } from 'idb';

/** Rows of one person, each with a key. All methods throw if the browser is full, or keeps nothing. */
export type Rows<R> = {
  readonly all: (userId: string) => Promise<R[]>;
  /**
   * Changes rows in one step, which no other tab comes between. The row that `change` returns is put, null removes
   * it. Returns what is there then, by key.
   */
  readonly change: (
    userId: string,
    keys: readonly string[],
    change: (row: R | undefined, key: string) => R | null,
  ) => Promise<Map<string, R>>;
};

const STORE = 'rows';

/** Rows in a database of this browser. After it was dropped, the next use creates it again. */
export function browserRows<R>(name: string): Rows<R> {
  let open: Promise<IDBPDatabase> | null = null;
  const close = () => {
    void open?.then((database) => database.close()).catch(() => undefined);
    open = null;
  };
  const database = () => {
    open ??= openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
      // This tab or another one is dropping the database.
      blocking: close,
      terminated: close,
    });
    open.catch(close);
    return open;
  };
  return {
    all: async (userId) =>
      (await database()).getAll(STORE, IDBKeyRange.bound([userId], [userId, []])),
    async change(userId, keys, change) {
      const transaction = (await database()).transaction(STORE, 'readwrite');
      const { store, done } = transaction;
      // A failure arrives with `done`, too, which is awaited last.
      done.catch(() => undefined);
      const left = new Map<string, R>();
      for (const key of keys) {
        const row = change(await store.get([userId, key]), key);
        if (row === null) await store.delete([userId, key]);
        else {
          await store.put(row, [userId, key]);
          left.set(key, row);
        }
      }
      await done;
      return left;
    },
  };
}
