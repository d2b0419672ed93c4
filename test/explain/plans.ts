import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type pg from 'pg';
import * as z from 'zod';
import type { Statement } from './statements.ts';

/**
 * One step of a query plan that reads more rows the larger the practice is: the table, and the plan's words.
 */
export type Reading = {
  readonly table: string;
  readonly how: string;
  /**
   * Whether rows are read in the wanted order until a limit is reached; the plan does not say how many that
   * are.
   */
  readonly walk: boolean;
};

const sqliteSchema = z.array(z.object({ parent: z.number(), detail: z.string() }));

// What SQLite reads that is not a table of the product.
const NO_TABLE = /^SCAN (CONSTANT ROW|\d+-ROW VALUES|\(|\w+ (EXISTS )?VIRTUAL TABLE)/;
// Also with the condition for the next page of a list.
const OF_ALL_CUSTOMERS = /\(role=\?( AND \(sortName,id\)>\(\?,\?\))?\)$/;

/**
 * By EXPLAIN QUERY PLAN. A SCAN reads the whole table; it is a walk if it follows an index in the wanted
 * order and a limit ends it. Reading all customers by their role counts as reading the whole table.
 */
export function sqliteReadings(db: DatabaseSync, { sql, values }: Statement): Reading[] {
  const plan = db.prepare(`explain query plan ${sql}`).all(...(values as SQLInputValue[]));
  const steps = sqliteSchema.parse(plan);
  // The rows of another step were already read by that step.
  const made = new Set(
    steps.flatMap(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []),
  );
  // A sort needs all rows of the other steps; if a limit has already ended them, they are few.
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

/** The table that an alias stands for: `"user" as "actor"`. */
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
 * Makes PostgreSQL plan, until the end of the transaction, as if each table with hundreds of rows had `times`
 * as many. It then reads a whole table only if no index helps at all, since it counts the pages itself and
 * they stay few. It also plans as if rows were just written: otherwise it would prefer a small index that
 * contains everything needed, however many entries the index claims to have.
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
 * By EXPLAIN, with the values of the call; for a named statement, also with the generic plan for all values.
 * An index that is read without a condition counts as its whole table, or as a walk if a limit above ends it
 * before anything sorts or counts.
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

// Steps that need all of their rows before they return the first.
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
