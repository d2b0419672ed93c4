import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './open.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query once per engine and binds it anew at each call: building the same tree for
 * every request costs more than running it. `build` gets a stand-in for each value, by name.
 */
export function compiled<Values extends Record<string, unknown>, Row>(
  build: (
    db: Db,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => { compile(): CompiledQuery<Row> },
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
    const result = await db.executeQuery<Row>({ ...query, parameters });
    return result.rows;
  };
}
