import { isStorable } from '#domain/text.ts';
import { invalidField } from './failure.ts';

/** The lists that are paged; a cursor names its own, so that none passes for another's. */
type List =
  | 'customers'
  | 'diet-plans'
  | 'diet-plan-versions'
  | 'saved-diet-plans'
  | 'contact-messages'
  | 'audit-entries'
  | 'customer-audit-entries';

/** Where a page ended, for the next one to begin after: opaque to whoever carries it. */
export function cursorOf(list: List, ...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');
}

/** The keys of a cursor, or null without one. Throws 422 for one that this list did not make. */
export function keysOf(list: List, cursor: string | undefined, count: number): string[] | null {
  if (cursor === undefined) return null;
  const [of, ...keys] = partsOf(cursor);
  // Written anew it has to be the same: base64 and JSON can say one thing in many ways.
  if (of !== list || keys.length !== count || cursorOf(list, ...keys) !== cursor)
    throw invalidField('after', 'This is not where a page of this list ended. Begin anew.');
  return keys;
}

function partsOf(cursor: string): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const valid =
      Array.isArray(parts) && parts.every((key) => typeof key === 'string' && isStorable(key));
    return valid ? parts : [];
  } catch {
    return [];
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
