import { type CompiledQuery, type DialectAdapter, SelectQueryNode } from 'kysely';
import type { Db } from './open.ts';
import { type Kind, shortcuts } from './shortcuts.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query of the busiest requests: compiled once for each engine and given other values at each call,
 * since to build the same tree for every request costs more than to run it. Outside of a transaction
 * it takes the engine's shortcut (shortcuts.ts). `build` gets a stand-in for each value, by name;
 * `isLong` is said of what reads more than a few rows by their key, so that nobody waits behind it.
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
    const shortcut = db.isTransaction ? undefined : shortcuts.get(adapter);
    const read: Kind = isLong ? 'long' : 'read';
    const kind = SelectQueryNode.is(query.query) ? read : 'write';
    const rows = await shortcut?.(kind, query.sql, parameters);
    if (rows) return rows as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
