import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#domain/day.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { PAGE_ROWS } from '#server/db/pages.ts';
import { shapeOf } from '#server/db/shape.ts';
import type { CustomerScope } from '#server/http/scope.ts';
import { exportOf } from '#server/rights/export.ts';
import { attempt } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onEachEngine, onSqlite, type RunningEngine } from './engines.ts';
import { RowsRead } from './explain/rowsRead.ts';
import type { Person } from './factories/people.ts';
import { download } from './rights/download.ts';

/** More than any answer needs at once, and fewer than what is stored. */
const MOST_ROWS = 1000;
const COPIES = 1200;

type Row = Record<string, unknown>;

/** A row with another key: the days go back, everything else gets a number. */
function copyOf(row: Row, keys: readonly string[], nth: number, today: Day): Row {
  const date = addDays(today, -1 - nth);
  const own = (name: string, value: unknown) => {
    if (name === 'date') return date;
    if (name === 'measuredAt') return `${date}T12:00:00.000Z`;
    return typeof value === 'number' ? value + 1 + nth : `${String(value)}-${nth}`;
  };
  return {
    ...row,
    ...(typeof row.date === 'string' && { date }),
    ...(typeof row.startDate === 'string' && { startDate: date }),
    // There are twenty open goals at most.
    ...('closedOn' in row && { state: 'ended', closedOn: date }),
    ...Object.fromEntries(keys.map((name) => [name, own(name, row[name])])),
  };
}

/** Multiplies each row of the owner, in every table where a person can have many. */
async function fill(engine: RunningEngine, { owner, today }: World): Promise<string[]> {
  const shape = await shapeOf(engine.db, engine.name);
  const filled: string[] = [];
  await engine.db.deleteFrom('personLimit').execute();
  for (const [table, { owner: column, limit }] of Object.entries(DECLARED.tables)) {
    const isCounted = table === 'auditEntry' || table === 'notification';
    if (column === null || !('rows' in limit ? limit.rows > COPIES : isCounted)) continue;
    const columns = shape.get(table) ?? [];
    const named = new Set(['id', 'filename']);
    const keys = columns
      .filter(({ name, key }) => name !== column && (key > 0 || named.has(name)))
      // An article that was read, and a goal that was counted, must exist.
      .filter(({ name }) => name !== 'articleId' && name !== 'goalId')
      .map(({ name }) => name);
    if (keys.length === 0) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${owner.id} limit 1`.execute(engine.db);
    const [row] = rows;
    if (!row) continue;
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    for (let from = 0; from < COPIES; from += 100) {
      const values = Array.from({ length: 100 }, (_, nth) => {
        const copy = copyOf(row, keys, from + nth, today);
        return sql`(${sql.join(columns.map(({ name }) => copy[name]))})`;
      });
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}
        on conflict do nothing`.execute(engine.db);
    }
    filled.push(table);
  }
  return filled;
}

onEachEngine('Long lists', (engine) => {
  it('[T-N2] whatever is stored of a customer, no statement of any reading operation returns all of it', async () => {
    const world = await aWorld(engine.make);
    await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/profile`);
    await engine.server.deps.readings.flush();
    const filled = await fill(engine, world);
    expect(filled).toEqual(
      expect.arrayContaining([
        ...['measurement', 'measurementChange', 'dailyProgress', 'message', 'dietPlan'],
        ...['dietPlanVersion', 'goal', 'goalChange', 'visit', 'notification', 'auditEntry'],
      ]),
    );
    const read = new RowsRead();
    const tooMany: string[] = [];
    const look = async (what: string, work: () => Promise<{ status: number }>) => {
      let status = 0;
      const most = await read.during(async () => {
        status = (await work()).status;
      });
      if (most > MOST_ROWS) tooMany.push(`${what}: ${most} rows`);
      return status;
    };
    const people: readonly Person[] = [world.owner, world.dietician];
    for (const person of people)
      for (const operation of engine.operations.filter(({ method }) => method === 'get'))
        await look(operation.path, () => attempt(engine, operation, world, person));
    const path = `/api/customers/${world.owner.id}`;
    for (const longest of [
      '/trends?range=all',
      '/trends?range=year',
      '/doctor-summary?span=coaching',
      '/measurements.csv',
      '/export',
    ])
      expect(
        await look(longest, async () => {
          const answer = await engine.as(world.owner).raw(path + longest);
          await answer.arrayBuffer();
          return answer;
        }),
      ).toBe(200);
    read.release();
    expect(tooMany).toEqual([]);
  });

  it('[T-N2] [T-J1] a copy of many rows holds each once, and others are answered between its pages', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const count = 5 * PAGE_ROWS + 7;
    await engine.make.measured(
      customer,
      Array.from({ length: count }, (_, nth) => ({
        date: addDays('2026-01-01', -nth),
        value: 60 + (nth % 300) / 10,
      })),
    );
    const read = new RowsRead({ turnsOf: PAGE_ROWS });
    const files = await download(engine, customer);
    const csv = await engine.as(customer).raw(`/api/customers/${customer.id}/measurements.csv`);
    const lines = (await csv.text()).trim().split('\r\n');
    read.release();
    const rows = JSON.parse(String(files.get('measurement.json'))) as { measuredAt: string }[];
    expect(new Set(rows.map(({ measuredAt }) => measuredAt)).size).toBe(count);
    expect(rows).toHaveLength(count);
    expect(String(files.get('measurement.csv')).trim().split('\r\n')).toHaveLength(count + 1);
    expect(lines).toHaveLength(count + 1);
    // Five full pages, thrice: as JSON, as CSV, and in the file of measurements.
    expect(read.turns).toHaveLength(15);
    expect(new Set(read.turns).size).toBe(15);
  });
});

onSqlite('A copy that nobody takes', (engine) => {
  it('[T-N2] is made no further than its reader has got, and ends when they leave', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const pages = 50;
    await engine.make.measured(
      customer,
      Array.from({ length: pages * PAGE_ROWS }, (_, nth) => ({
        date: addDays('2026-01-01', -nth),
        value: 60 + (nth % 300) / 10,
      })),
    );
    // What does not get smaller in a ZIP file.
    await sql`update "measurement" set "note" = hex(randomblob(200))`.execute(engine.db);
    const read = new RowsRead({ turnsOf: PAGE_ROWS });
    const scope = { ...customer, customerId: customer.id } as unknown as CustomerScope;
    const copy = await exportOf(engine.server.deps, scope);
    const reader = copy.getReader();
    await reader.read();
    const settled = async () => {
      for (let before = -1; before < read.turns.length; ) {
        before = read.turns.length;
        for (let turn = 0; turn < 500; turn += 1) await setImmediate();
      }
      return read.turns.length;
    };
    const waiting = await settled();
    expect(waiting).toBeLessThan(pages);
    for (let more = 0; more < 100; more += 1) await reader.read();
    const later = await settled();
    expect(later).toBeGreaterThan(waiting);
    await reader.cancel();
    expect(await settled()).toBeLessThanOrEqual(later + 1);
    read.release();
  });
});
