import { type RawBuilder, sql } from 'kysely';
import { COUNTED_FOUND } from '#domain/customers/customerSchema.ts';
import { searchedName } from '#domain/search.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';

/** The index contains every three consecutive letters, so it cannot find fewer. */
const INDEXED_LETTERS = 3;

const isTag = (search: string) => search.startsWith('#');

/**
 * A condition: name or email address contains the text, in any case, with accents or without, or a tag begins with it.
 */
export function contains(search: string): RawBuilder<boolean> {
  const [column, text] = isTag(search)
    ? ['byTags', search.toLowerCase()]
    : ['words', searchedName(search)];
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
}

const INDEXED: Record<Engine, (letters: string) => RawBuilder<boolean>> = {
  sqlite: (letters) => sql`"customerGrams" match ${`"${letters.replaceAll('"', '""')}"`}`,
  postgres: (letters) => sql`"grams" @> "gramsOf"(cast(${letters} as text))`,
};

/** The ids of all customers that a search finds; null when they are more than {@link COUNTED_FOUND}. */
export function foundBy(
  { db, engine }: { readonly db: Db; readonly engine: Engine },
  search: string,
): Promise<readonly string[] | null> {
  const letters = searchedName(search);
  // `words` has name and address on separate lines, so no match contains a line break.
  if (letters.includes('\n')) return Promise.resolve([]);
  if (isTag(search) || [...letters].length < INDEXED_LETTERS)
    return ifFew(db.selectFrom('customerListing').select('customerId').where(contains(search)));
  return ifFew(
    db
      .selectFrom('customerGrams')
      .select('customerId')
      .where(INDEXED[engine](letters))
      .where(contains(search)),
  );
}

type Ids = {
  limit(rows: RawBuilder<number>): { execute(): Promise<{ customerId: string }[]> };
};

/**
 * The ids that a query selects; null when there are more than {@link COUNTED_FOUND}, and then not all are read.
 */
export async function ifFew(ids: Ids): Promise<readonly string[] | null> {
  const rows = await ids.limit(rowLimit(COUNTED_FOUND + 1)).execute();
  return rows.length > COUNTED_FOUND ? null : rows.map(({ customerId }) => customerId);
}

/**
 * A condition on a customer's id. The ids are one value, so that the statement's text stays the same. PostgreSQL makes
 * an array of them first: it would not know how many they are, and look at all customers in order.
 */
export function isOneOf(engine: Engine, ids: readonly string[]): RawBuilder<boolean> {
  const list = JSON.stringify(ids);
  const these =
    engine === 'sqlite'
      ? sql`in (select "value" from json_each(${list}))`
      : sql`= any(array(select jsonb_array_elements_text(cast(${list} as jsonb))))`;
  return sql`"customerListing"."customerId" ${these}`;
}
