/** Where a page ended, for the next one to begin after: opaque to whoever carries it. */
export function cursorOf(...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The keys of a cursor, or null for none and for one that this product did not make. */
export function keysOf(cursor: string | undefined, count: number): string[] | null {
  if (!cursor) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const valid =
      Array.isArray(keys) &&
      keys.length === count &&
      keys.every((key) => typeof key === 'string' && !key.includes('\u0000') && key.isWellFormed());
    return valid ? keys : null;
  } catch {
    return null;
  }
}

/** Splits one row more than `limit` into the page and whether another follows. */
export function pageFrom<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (row: Row) => string,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursor(last) : null };
}
