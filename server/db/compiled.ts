import { type CompiledQuery, type DialectAdapter, SelectQueryNode } from 'kysely';
import { fastPaths } from './fastPath.ts';
import type { Db } from './open.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query of the busiest requests: compiled once per engine and bound anew at each call, since
 * building the same tree for every request costs more than running it; outside of a transaction it
 * takes the shortest way to the engine. `build` gets a stand-in for each value, by name; `isLong` is
 * said of what reads more than a few rows by their key, for nobody else to wait behind it.
 */
export function compiled<Values extends Record<string, unknown>, Row>(
  build: (
    db: Db,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => { compile(): CompiledQuery<Row> },
  { isLong = false }: { isLong?: boolean } = {},
): (db: Db, values: Values) => Promise<Row[]> {
  const queries = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = queries.get(adapter);
    if (!query) {
      query = build(db, (name) => new Slot(name) as never).compile();
      queries.set(adapter, query);
    }
    const parameters = query.parameters.map((each) =>
      each instanceof Slot ? values[each.name] : each,
    );
    const path = db.isTransaction ? undefined : fastPaths.get(adapter);
    const kind = isLong ? 'readLong' : 'read';
    const run = path?.[SelectQueryNode.is(query.query) ? kind : 'write'];
    const rows = await run?.(query.sql, parameters);
    if (rows) return rows as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
