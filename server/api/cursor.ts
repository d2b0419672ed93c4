import { isStorable } from '#domain/text.ts';
import { invalidField } from './failure.ts';

/** Where a page ended, for the next one to begin after: opaque to whoever carries it. */
export function cursorOf(...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The keys of a cursor, or null where there is none. Throws 422 for what is no cursor of ours. */
export function keysOf(cursor: string | undefined, count: number): string[] | null {
  if (cursor === undefined) return null;
  const keys = parsed(cursor);
  const valid =
    Array.isArray(keys) &&
    keys.length === count &&
    keys.every((key) => typeof key === 'string' && isStorable(key));
  if (!valid) throw invalidField('after', 'This is no place in the list: begin at its start.');
  return keys;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
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
