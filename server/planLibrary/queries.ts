import type { LibraryPlan, LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';
import { searchedWords } from '#domain/search.ts';
import { tagCounts } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';

const SUMMARY = [
  'id',
  'name',
  'tags',
  'forWhom',
  'putAt',
  'changedAt',
  'usedCount',
  'usedAt',
  'version',
] as const;

const inLibrary = (db: Db) =>
  db
    .selectFrom('libraryPlan')
    .select(SUMMARY)
    // A subquery for each row shown, because a join may read all users.
    .select((of) =>
      of
        .selectFrom('user')
        .select('user.name')
        .whereRef('user.id', '=', 'libraryPlan.putById')
        .as('putBy'),
    )
    .where('takenOutAt', 'is', null);

const withTags = <Row extends { readonly tags: string }>(row: Row) => ({
  ...row,
  tags: JSON.parse(row.tags) as string[],
});

type Asked = {
  readonly search: string;
  readonly tag?: string | undefined;
  /** `used`: most recently put in or used first. */
  readonly order: 'used' | 'name';
  readonly after?: string | undefined;
  readonly limit: number;
};

const BY_NAME = pagesOf('plan-library-by-name', 2);
const BY_TIME = pagesOf('plan-library', 2);

/**
 * A page of the library; with a search, only plans that have all of its words. Throws 422 for a cursor of
 * another list.
 */
export async function listLibrary(
  db: Db,
  { search, tag, order, after, limit }: Asked,
): Promise<{ items: LibraryPlanSummary[]; next: string | null }> {
  let asking = inLibrary(db).select(['nameOrder', 'freshAt']);
  // Searched words consist of letters and digits only, so none contains a wildcard.
  for (const word of searchedWords(search)) asking = asking.where('words', 'like', `%${word}%`);
  // Searched in the JSON text with its quotes: inside a tag they are escaped, so a match is a whole tag.
  if (tag) asking = asking.where('tags', 'like', `%${likely(JSON.stringify(tag))}%`);
  const pages = order === 'name' ? BY_NAME : BY_TIME;
  const by = order === 'name' ? 'nameOrder' : 'freshAt';
  const direction = order === 'name' ? 'asc' : 'desc';
  const keys = pages.keysOf(after);
  if (keys)
    asking = asking.where((where) =>
      where(
        where.refTuple(by, 'id'),
        order === 'name' ? '>' : '<',
        where.tuple(keys[0] ?? '', keys[1] ?? ''),
      ),
    );
  const rows = await asking
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(rowLimit(limit + 1))
    .execute();
  const page = pageFrom(rows, limit, (row) => pages.cursorOf(row[by], row.id));
  return {
    ...page,
    items: page.items.map(({ nameOrder: _, freshAt: __, ...row }) => withTags(row)),
  };
}

/**
 * Replaces the special characters of `like` by the wildcard for one character, because the engines escape
 * them differently.
 */
const likely = (text: string): string => text.replaceAll(/[%_\\]/g, '_');

/** One plan of the library. Throws 404. */
export async function readLibraryPlan(db: Db, id: string): Promise<LibraryPlan> {
  const row = await inLibrary(db)
    .select(['days', 'mealTimings', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { days, mealTimings, notes, ...summary } = row;
  const week = {
    days: JSON.parse(days) as string[][],
    mealTimings: JSON.parse(mealTimings) as string[],
    notes,
  };
  return { ...withTags(summary), week };
}

/** The tags of the library with the number of plans that have them, most used first. */
export async function countLibraryTags(db: Db) {
  const rows = await db
    .selectFrom('libraryPlan')
    .select('tags')
    .where('takenOutAt', 'is', null)
    .where('tags', '!=', '[]')
    .execute();
  return { items: tagCounts(rows.map(({ tags }) => JSON.parse(tags) as string[])) };
}
