import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#domain/day.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { shapeOf } from '#server/db/shape.ts';
import { attempt } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite, type RunningEngine } from './engines.ts';
import { RowsRead } from './explain/rowsRead.ts';
import type { Person } from './factories/people.ts';

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
  for (const [table, { owner: column, limit, copy }] of Object.entries(DECLARED.tables)) {
    if (column === null || ('rows' in limit ? limit.rows <= COPIES : 'leftOut' in copy)) continue;
    const columns = shape.get(table) ?? [];
    const named = new Set(['id', 'filename']);
    const keys = columns
      .filter(({ name, key }) => name !== column && (key > 0 || named.has(name)))
      // An article that was read, a goal that was counted and who gives an appointment must exist.
      .filter(({ name }) => !['articleId', 'goalId', 'dieticianId'].includes(name))
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

onSqlite('Long lists', (engine) => {
  it('[T-N2] whatever is stored of a customer, no statement of any reading operation returns all of it', async () => {
    const world = await aWorld(engine.make);
    await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/profile`);
    await engine.server.deps.readings.flush();
    const filled = await fill(engine, world);
    expect(filled.length).toBeGreaterThan(14);
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
});
