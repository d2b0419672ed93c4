import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/day.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { shapeOf } from '#server/db/shape.ts';
import { attempt, pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite, type RunningEngine } from './engines.ts';
import { RowsRead } from './explain/rowsRead.ts';
import type { Person } from './factories/people.ts';
import type { Refused } from './http/client.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

onSqlite('Pages', (engine) => {
  let world: World;
  const paged = () =>
    engine.operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'after'));
  const pageOf = (path: string, query: string) =>
    engine.as(world.dietician).get<{ next: string | null } & Refused>(
      // A search for nothing finds nothing.
      `${path}?${path.endsWith('/api/messages') ? 'search=e&' : ''}${query}`,
    );

  beforeAll(async () => {
    world = await aWorld(engine.make);
    // A second row in every list, so that each list has a second page.
    await engine.make.aPlan(world.owner);
    await engine.make.aSavedPlan(world.owner);
    await engine.make.aContactMessage();
    await engine.make.anArticle();
    await engine.make.anOwnFood();
    await engine.make.aFoodName();
    await engine.make.aLibraryPlan();
    await engine.make.aVisit(world.owner);
    const { dietician } = world;
    await engine.make.anAppointment(world.owner, { dietician, minutes: 15, startsAt: new Date() });
    await engine.make.anInvitation(dietician, { position: 'dietician' });
    await engine.make.aNotification(world.dietician, { customer: world.owner });
    // Neither has a plan, so both are on the morning board.
    await engine.make.aCustomer();
    await engine.make.aCustomer();
    for (const part of ['notes', 'profile'])
      await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/${part}`);
  });

  it('[T-C2] a cursor that the list did not make is refused by name, on every paged operation', async () => {
    const lists = paged().map((operation) => pathOf(operation, world, world.dietician));
    expect(lists.length).toBeGreaterThan(3);
    const own = await Promise.all(
      lists.map(async (path) => (await pageOf(path, 'limit=1')).body.next ?? 'no second page'),
    );
    expect(own).not.toContain('no second page');
    for (const [index, path] of lists.entries()) {
      const ofOthers = own.filter((_, other) => other !== index);
      const mine = own[index] ?? '';
      expect((await pageOf(path, `after=${mine}`)).status).toBe(200);
      for (const cursor of [
        ...ofOthers,
        '',
        'x',
        'bm90IGpzb24',
        `${mine}A`,
        `${mine}==`,
        mine.slice(0, -2),
        encoded([]),
        encoded(['x']),
        encoded(['x', 'y']),
        encoded(['x', 'y', 'z']),
        encoded(['\u0000', 'x']),
        encoded({ length: 2 }),
        encoded([1, 2]),
      ]) {
        const { status, body } = await pageOf(path, `after=${encodeURIComponent(cursor)}`);
        expect([path, cursor, status]).toEqual([path, cursor, 422]);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['after']);
      }
    }
  });

  it('[T-C2] what is said twice in an address is refused by name, not one of both taken', async () => {
    for (const operation of paged()) {
      const path = pathOf(operation, world, world.dietician);
      const { status, body } = await pageOf(path, 'limit=1&limit=100');
      expect([path, status]).toEqual([path, 422]);
      expect(Object.keys(body.error.fields ?? {})).toEqual(['limit']);
    }
  });
});

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
