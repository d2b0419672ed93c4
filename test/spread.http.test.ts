import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DECLARED } from '#server/app/nouns.ts';
import type { Db } from '#server/db/open.ts';
import { ROOT } from './check/run.ts';
import { aPlace } from './faults/place.ts';

type Spread = {
  readonly table: string;
  /** The column with the owner of a row; null: the rows belong to no customer. */
  readonly owner: string | null;
  /** The first column of the primary key. */
  readonly leads: string;
  /**
   * Sets of columns that are unique without the owner: another machine could not know which values are taken.
   */
  readonly uniqueElsewhere: readonly string[];
};

/**
 * For every table of a PostgreSQL database, by name: the columns that decide whether its rows can be spread
 * over machines.
 */
async function spreadOf(db: Db): Promise<Spread[]> {
  // Without columns that an index only includes.
  const { rows } = await sql<{ table: string; first: boolean; columns: string[] }>`
    select c.relname as "table", i.indisprimary as "first",
      array(select a.attname::text from unnest(i.indkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where k.place <= i.indnkeyatts
        order by k.place) as "columns"
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where i.indisunique`.execute(db);
  return Object.entries(DECLARED.tables)
    .map(([table, { owner }]) => {
      const unique = rows.filter((row) => row.table === table);
      return {
        table,
        owner,
        leads: unique.find(({ first }) => first)?.columns[0] ?? '',
        uniqueElsewhere: unique
          .map(({ columns }) => columns)
          .filter((columns) => owner !== null && !columns.includes(owner))
          .map((columns) => `(${columns.join(', ')})`)
          .toSorted(),
      };
    })
    .toSorted((a, b) => a.table.localeCompare(b.table));
}

/**
 * Whether the owner alone can decide where a row is stored: the owner leads the key, and nothing is unique
 * without it.
 */
const isSpread = ({ owner, leads, uniqueElsewhere }: Spread): boolean =>
  owner !== null && leads === owner && uniqueElsewhere.length === 0;

const HEALTH = [
  'dietPlan',
  'dietPlanVersion',
  'savedDietPlan',
  'dailyProgress',
  'customerProfile',
  'note',
];

it('[T-I4] what a customer has is kept under the customer first, but for what docs/CAPACITY.md says it is found by', async () => {
  const place = await aPlace('postgres');
  try {
    const owned = (await place.direct((db) => spreadOf(db))).filter(({ owner }) => owner !== null);
    const found = owned.filter((each) => !isSpread(each));
    const page = readFileSync(join(ROOT, 'docs/CAPACITY.md'), 'utf8');
    const rows = found.map(
      ({ table, owner, uniqueElsewhere }) =>
        `| ${table} | ${owner} | ${uniqueElsewhere.join(' and ')} |`,
    );
    expect(page).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);
    // All tables with health data.
    const spread = owned.filter(isSpread).map(({ table }) => table);
    expect(spread).toEqual(expect.arrayContaining(HEALTH));
  } finally {
    await place.end();
  }
});
