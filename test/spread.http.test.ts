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
  /** The column that says whose a row is; null: its rows are about no customer. */
  readonly owner: string | null;
  /** The first column of its key. */
  readonly leads: string;
  /** Sets of columns that are unique without the owner: another machine could not tell that they are taken. */
  readonly uniqueElsewhere: readonly string[];
};

/** Of every table of a PostgreSQL, by name: what its rows would be spread over machines by. */
async function spreadOf(db: Db): Promise<Spread[]> {
  // Without the columns that are only kept along in an index.
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

/** Whether its owner can decide where a row is: it leads the key, and nothing is unique without it. */
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
    // Health data without exception.
    const spread = owned.filter(isSpread).map(({ table }) => table);
    expect(spread).toEqual(expect.arrayContaining(HEALTH));
  } finally {
    await place.end();
  }
});
