import { type IDBPDatabase, openDB } from 'idb';

/** Rows of one person, each with a key. All methods throw if the browser is full, or keeps nothing. */
export type Rows<R> = {
  readonly all: (userId: string) => Promise<R[]>;
  readonly put: (userId: string, key: string, row: R) => Promise<void>;
  readonly remove: (userId: string, key: string) => Promise<void>;
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
    put: async (userId, key, row) => void (await (await database()).put(STORE, row, [userId, key])),
    remove: async (userId, key) => (await database()).delete(STORE, [userId, key]),
  };
}
