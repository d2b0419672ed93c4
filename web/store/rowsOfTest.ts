import type { Rows } from './rows.ts';

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
