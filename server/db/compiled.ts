import { type CompiledQuery, type DialectAdapter, type Kysely, SelectQueryNode } from 'kysely';
import type { Schema } from './schema.ts';

type Rows = readonly unknown[];

/**
 * Runs a statement without Kysely. Returns null when this is impossible at the moment, and Kysely has to run it.
 */
export type Shortcut = (
  kind: 'read' | 'write',
  sql: string,
  values: readonly unknown[],
) => Rows | null | Promise<Rows | null>;

/**
 * Each engine's shortcut. All code that only makes the database faster is behind this one interface. On SQLite
 * (sqlite.ts) reads do not queue behind one another, and single writes that arrive together share a
 * commit; without it half as many days are saved per second. On PostgreSQL (postgres.ts) each connection prepares a
 * statement once. Measured in docs/decisions/2026-11-23-speed-behind-one-seam.md.
 */
export const shortcuts = new WeakMap<DialectAdapter, Shortcut>();

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Makes a function that runs one query with different values. The query is compiled once for each engine, because
 * building it for every request takes longer than running it. Outside a transaction it uses the engine's shortcut.
 * `build` gets a placeholder for each value, by name.
 */
export function compiled<Values extends Record<string, unknown>, Row>(
  build: (
    db: Kysely<Schema>,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Schema>, values: Values) => Promise<Row[]> {
  const queries = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = queries.get(adapter);
    if (!query) {
      query = build(db, (name) => new Placeholder(name) as never).compile();
      queries.set(adapter, query);
    }
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    );
    const shortcut = db.isTransaction ? undefined : shortcuts.get(adapter);
    const kind = SelectQueryNode.is(query.query) ? 'read' : 'write';
    const rows = await shortcut?.(kind, query.sql, parameters);
    if (rows) return rows as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
