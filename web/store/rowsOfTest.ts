import type { Rows } from './rows.ts';

/** Rows in memory, for tests. While `isFull` returns true, nothing can be put. */
export function memoryRows<R>(isFull = () => false): Rows<R> & { readonly size: () => number } {
  const rows = new Map<string, { userId: string; row: R }>();
  return {
    size: () => rows.size,
    all: async (userId) =>
      [...rows.values()].filter((each) => each.userId === userId).map(({ row }) => row),
    put: async (userId, key, row) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      rows.set(`${userId} ${key}`, { userId, row });
    },
    remove: async (userId, key) => void rows.delete(`${userId} ${key}`),
  };
}
