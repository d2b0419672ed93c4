import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/open.ts';
import { tablesOf } from '../tableHashes.ts';

/** One way of writing to one table, `dietPlan insert`. */
export type Touch = `${string} ${'insert' | 'update' | 'delete'}`;

const KINDS = ['insert', 'update', 'delete'] as const;
// `rateLimit` counts tries whatever their result, and an object is announced before it is written. Letters
// are sent separately from everything else. SQLite allows no triggers on the word indexes.
const APART = [
  'rateLimit',
  'imageLeftover',
  'migration',
  'touched',
  'outboxItem',
  'articleSearch',
  'customerGrams',
];

/** Makes the database record every row that is written, and fail where a test wants it to. */
export async function watchedTables(db: Db, engine: Engine) {
  const names = (await tablesOf(db)).map(({ name }) => name);
  const tables = names.filter((name) => !APART.includes(name));
  const run = (statement: string) => sql.raw(statement).execute(db);

  const trigger = async (name: string, touch: Touch, postgres: string, sqlite: string) => {
    const [table, kind] = touch.split(' ');
    const on = `create trigger ${name} ${engine === 'postgres' ? 'before' : 'after'} ${kind} on "${table}"`;
    if (engine === 'sqlite') return run(`${on} begin ${sqlite}; end`);
    await run(`create function ${name}() returns trigger language plpgsql as $$
      begin ${postgres}; if tg_op = 'DELETE' then return old; end if; return new; end $$`);
    return run(`${on} for each row execute function ${name}()`);
  };

  await run('create table touched (touch text not null)');
  for (const [index, table] of tables.entries())
    for (const kind of KINDS) {
      const note = `insert into touched values ('${table} ${kind}')`;
      await trigger(`note_${kind}_${index}`, `${table} ${kind}`, note, note);
    }

  return {
    /** What `work` writes, in order. */
    async touchedBy(work: () => Promise<unknown>): Promise<Touch[]> {
      await run('delete from touched');
      await work();
      const { rows } = await sql<{ touch: Touch }>`select touch from touched`.execute(db);
      return [...new Set(rows.map(({ touch }) => touch))];
    },

    /** Runs `work` while the database refuses this kind of write. */
    async broken<T>(touch: Touch, work: () => Promise<T>): Promise<T> {
      const [table] = touch.split(' ');
      await trigger('broken', touch, "raise exception 'broken'", "select raise(abort, 'broken')");
      try {
        return await work();
      } finally {
        if (engine === 'sqlite') await run('drop trigger broken');
        else await run(`drop trigger broken on "${table}"; drop function broken()`);
      }
    },

    /** Every row of every table. */
    async everything(): Promise<Record<string, unknown>> {
      const rows: Record<string, unknown> = {};
      for (const table of tables) {
        const found = await sql`select * from ${sql.table(table)}`.execute(db);
        rows[table] = found.rows.map((row) => JSON.stringify(row)).sort();
      }
      return rows;
    },
  };
}
