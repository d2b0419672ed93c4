import { isStorable } from '#domain/text.ts';
import { invalidField } from './failure.ts';
import { say } from './words.ts';

const LISTS = new Set<string>();

/** How the pages of one list follow each other. */
type Pages = {
  /** Names the last row of a page by its sort keys, for the next page; opaque to clients. */
  cursorOf(...keys: readonly string[]): string;
  /** The sort keys in a cursor; null when there is none. Throws 422 unless this list made it. */
  keysOf(cursor: string | undefined): string[] | null;
};

/**
 * Declares a list that has pages and whose rows are sorted by `count` keys. The name of the list is in its
 * cursors, so that no other list accepts them. Throws if another list has that name.
 */
export function pagesOf(list: string, count: number): Pages {
  if (LISTS.has(list)) throw new Error(`Two lists are called ${list}`);
  LISTS.add(list);
  const cursorOf = (...keys: readonly string[]): string =>
    Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');
  return {
    cursorOf,
    keysOf(cursor) {
      if (cursor === undefined) return null;
      const [of, ...keys] = partsOf(cursor);
      // Base64 and JSON can write the same keys in several ways; only our own way is accepted.
      if (of !== list || keys.length !== count || cursorOf(...keys) !== cursor)
        throw invalidField('after', say.pageOfListGone);
      return keys;
    },
  };
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
