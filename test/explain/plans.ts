import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type pg from 'pg';
import * as z from 'zod';
import type { Statement } from './statements.ts';

/** One step of a plan that reads more the larger the practice is: the table, and the plan's words. */
export type Reading = {
  readonly table: string;
  readonly how: string;
  /** In the order that is wanted, until a limit ends it: how far that is, a plan does not say. */
  readonly walk: boolean;
};

const sqliteSchema = z.array(z.object({ parent: z.number(), detail: z.string() }));

// What SQLite reads that is no table of ours.
const NO_TABLE = /^SCAN (CONSTANT ROW|\d+-ROW VALUES|\(|\w+ (EXISTS )?VIRTUAL TABLE)/;
// Those after one of them, too: how a list goes on.
const OF_ALL_CUSTOMERS = /\(role=\?( AND \(sortName,id\)>\(\?,\?\))?\)$/;

/**
 * By EXPLAIN QUERY PLAN. A SCAN is all of a table, or a walk where it follows an index in the order
 * that is wanted and a limit ends it; all customers by their role are as good as all of the table.
 */
export function sqliteReadings(db: DatabaseSync, { sql, values }: Statement): Reading[] {
  const plan = db.prepare(`explain query plan ${sql}`).all(...(values as SQLInputValue[]));
  const steps = sqliteSchema.parse(plan);
  // What is read of another step has been read by that one.
  const made = new Set(
    steps.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []),
  );
  // What sorts needs all rows beside it; those that a limit has ended already are few.
  const sorted = new Set(
    steps.flatMap(({ parent, detail }) => (/TEMP B-TREE/.test(detail) ? [parent] : [])),
  );
  return steps.flatMap(({ parent, detail: how }) => {
    const name = how.split(' ')[1] ?? '';
    const whole = /^SCAN /.test(how) && !NO_TABLE.test(how) && !made.has(name);
    const customers = OF_ALL_CUSTOMERS.test(how) && ofCustomers(sql, values);
    if (!whole && !customers) return [];
    const bounded = /\blimit\b/i.test(sql) && !sorted.has(parent);
    const walk = bounded && / USING (COVERING )?INDEX /.test(how);
    return [{ table: tableOf(sql, name), how, walk }];
  });
}

const ofCustomers = (sql: string, values: readonly unknown[]) =>
  values.includes('customer') || sql.includes("'customer'");

/** The table behind an alias: `"user" as "actor"`. */
function tableOf(sql: string, name: string): string {
  const alias = new RegExp(`"?(\\w+)"? as "?${name}"?(?![\\w."])`, 'i').exec(sql);
  return alias?.[1] ?? name;
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Plans?: Node[] | undefined;
};

const nodeSchema: z.ZodType<Node> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
const explainedSchema = z.tuple([
  z.looseObject({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: nodeSchema })]) }),
]);

/**
 * Has PostgreSQL plan, until the end of the transaction, as if each table of hundreds of rows had so many
 * times as many: it reads a whole table only where no index helps at all, since the pages, of which it
 * looks how many there are, stay few. And as if rows were just written: else it would take an index of few pages
 * that alone has what is asked for, however many entries it says there are.
 */
export async function asIfLarger(client: pg.Client, times: number): Promise<void> {
  await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
  await client.query(
    `update pg_class set reltuples = reltuples * $1, relallvisible = 0
      where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and reltuples > 100`,
    [times],
  );
}

/**
 * By EXPLAIN, with the values it was asked with; of a named statement, also as PostgreSQL would plan
 * it once for all values. An index that is read without a condition is all of its table, or a walk
 * where a limit above it ends it before anything sorts or counts.
 */
export async function postgresReadings(
  client: pg.Client,
  statement: Statement,
): Promise<Reading[]> {
  const { sql, values, named } = statement;
  const found = await explained(client, 'format json', sql, values);
  if (!named) return found;
  return [...found, ...(await explained(client, 'format json, generic_plan', sql, []))];
}

async function explained(client: pg.Client, how: string, sql: string, values: readonly unknown[]) {
  const { rows } = await client.query(`explain (${how}) ${sql}`, [...values]);
  const [{ 'QUERY PLAN': plan }] = explainedSchema.parse(rows);
  return readingsIn(plan[0].Plan, false);
}

// What needs all of its rows before it gives the first.
const NEEDS_ALL = /^(Sort|Aggregate|Hash|Hash Join|Unique|SetOp|Materialize|ModifyTable|BitmapOr)$/;
const OF_ROLE = /^\(+"?role"? = 'customer'::text\)( AND \(ROW\("sortName", id\) > .*)?\)*$/;

function readingsIn(node: Node, bounded: boolean): Reading[] {
  const type = node['Node Type'];
  const below = type === 'Limit' || (bounded && !NEEDS_ALL.test(type));
  const rest = (node.Plans ?? []).flatMap((each) => readingsIn(each, below));
  const condition = node['Index Cond'];
  const table = node['Relation Name'] ?? node['Index Name'] ?? '';
  const how = [type, node['Index Name'], condition].filter(Boolean).join(' ');
  const reads = /Scan$/.test(type) && (table !== '' || condition !== undefined);
  if (!reads || type === 'Bitmap Heap Scan') return rest;
  const byIndex = /Index/.test(type);
  const whole = byIndex ? condition === undefined || OF_ROLE.test(condition) : true;
  return whole ? [{ table, how, walk: byIndex && bounded }, ...rest] : rest;
}
