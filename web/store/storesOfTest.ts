import type { Rows } from './rows.ts';

/** A browser's storage, for tests; it refuses texts longer than `max`. */
export function memory(entries: Record<string, string> = {}, max = Number.POSITIVE_INFINITY) {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > max) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** Rows in memory, for tests. While `isFull` returns true, nothing can be put. */
export function memoryRows<R>(isFull = () => false): Rows<R> & { readonly size: () => number } {
  const rows = new Map<string, { userId: string; row: R }>();
  return {
    size: () => rows.size,
    all: async (userId) =>
      [...rows.values()].filter((each) => each.userId === userId).map(({ row }) => row),
    async change(userId, keys, change) {
      const left = new Map<string, R>();
      for (const key of keys) {
        const row = change(rows.get(`${userId} ${key}`)?.row, key);
        if (row === null) rows.delete(`${userId} ${key}`);
        else {
          if (isFull()) throw new DOMException('full', 'QuotaExceededError');
          rows.set(`${userId} ${key}`, { userId, row });
          left.set(key, row);
        }
      }
      return left;
    },
  };
}
