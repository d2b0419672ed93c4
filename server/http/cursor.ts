import { isStorable } from '#domain/text.ts';
import { invalidField } from './failure.ts';

/** The lists that have pages. A cursor names its list, so that no other list accepts it. */
type List =
  | 'customers'
  | 'diet-plans'
  | 'diet-plan-versions'
  | 'saved-diet-plans'
  | 'articles'
  | 'plan-library'
  | 'plan-library-by-name'
  | 'attention'
  | 'contact-messages'
  | 'audit-entries'
  | 'customer-audit-entries'
  | 'measurements'
  | 'visits'
  | 'invitations'
  | 'messages'
  | 'inbox'
  | 'notifications';

/** Names the last row of a page by its sort keys, for the next page; opaque to clients. */
export function cursorOf(list: List, ...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');
}

/** The `count` sort keys in a cursor; null when there is none. Throws 422 unless this list made it. */
export function keysOf(list: List, cursor: string | undefined, count: number): string[] | null {
  if (cursor === undefined) return null;
  const [of, ...keys] = partsOf(cursor);
  // Base64 and JSON can write the same keys in several ways; only our own way is accepted.
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

/**
 * Makes a page of rows that were read with a limit of `limit + 1`: `next` is the cursor of the following
 * page, null when there is none.
 */
export function pageFrom<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (row: Row) => string,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursor(last) : null };
}
