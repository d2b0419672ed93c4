import pg from 'pg';
import { openSqlite, rowReader } from '#server/db/sqlite.ts';
import { type StatementName, statements } from './statements.ts';

export type Value = string | number | null;
export type Row = Record<string, string | number | null>;

export type BareEngine = {
  run(name: StatementName, values: readonly Value[]): Promise<Row[]> | Row[];
  close(): Promise<void>;
};

const names = Object.keys(statements) as StatementName[];

/**
 * One connection, with each statement prepared once. As durable as the product, with its settings and its way
 * to read rows.
 */
export function bareSqlite(file: string): BareEngine {
  const db = openSqlite(file);
  const prepared = new Map(names.map((name) => [name, rowReader(db.prepare(statements[name]))]));
  return {
    run: (name, values) => (prepared.get(name)?.(values) ?? []) as Row[],
    close: async () => db.close(),
  };
}

/** A pool of ten connections; each statement is named, so it is prepared once for each connection. */
export function barePostgres(connectionString: string): BareEngine {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const texts = new Map(
    names.map((name) => [name, statements[name].replaceAll(/\?(\d+)/g, '$$$1')]),
  );
  return {
    async run(name, values) {
      const text = texts.get(name) ?? '';
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    },
    close: () => pool.end(),
  };
}
