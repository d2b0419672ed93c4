import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDemo } from '#demo/fill.ts';
import type { Change } from '#domain/events.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { orderedId } from '#server/db/orderedId.ts';
import { cpuMicros } from '../../bench/load/cpu.ts';
import { openSession } from '../../factories/accounts.ts';
import type { Person } from '../../factories/people.ts';
import { type Factories, factories } from '../../factories.ts';
import { type EventStream, eventStream } from '../../faults/eventStream.ts';
import { freePort } from '../../freePort.ts';
import { type Cluster, startCluster } from '../../postgres/cluster.ts';
import { serverProcess } from '../../serverProcess.ts';
import { rowsOfOne } from './arithmetic.ts';
import { spreadOf } from './spread.ts';

const SECRET = 'a-secret-for-figures-which-guards-nothing';
const CUSTOMERS = 400;
const ENTRIES = 20_000;
const STREAMS = 200;
const MESSAGES = 3000;
const HEARD = 100;
const IDLE_MS = 8000;

export type CapacityFigures = Awaited<ReturnType<typeof measureCapacity>>;

/** How large a practice is on PostgreSQL, and what open screens and their news cost beside requests. */
export async function measureCapacity() {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-capacity-'));
  const cluster = await startCluster();
  const settings = {
    DATA_DIR: dataDir,
    SECRET,
    DATABASE_URL: cluster.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  const database = await openDatabase(readConfig(settings));
  try {
    await migrate(database);
    await fillDemo(database.db, { now: new Date(), customers: CUSTOMERS });
    await aLife(database.db);
    const tables = await sizesOf(database.db);
    const server = serverProcess(await freePort(), settings, ['--no-build']);
    await server.start();
    try {
      const make = factories(database.db, SECRET);
      const told = await whatScreensCost(database.db, { server, cluster, make });
      const spread = await spreadOf(database.db);
      return { customers: CUSTOMERS, tables, spread, ...told };
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What the demo's people do not bring along: a session for each, and the record of who saw what. */
async function aLife(db: Db): Promise<void> {
  const people = await db.selectFrom('user').select('id').where('role', '=', 'customer').execute();
  for (const { id } of people) await openSession(db, id);
  const entries = Array.from({ length: ENTRIES }, (_, index) => ({
    id: orderedId(),
    at: new Date(Date.now() - index * 60_000).toISOString(),
    actorId: randomUUID(),
    customerId: people[index % people.length]?.id ?? '',
    what: 'progress',
    does: 'reads',
    network: '198.51.100.0',
  }));
  while (entries.length > 0)
    await db.insertInto('auditEntry').values(entries.splice(0, 1000)).execute();
}

/** Bytes of PostgreSQL's disk for one row of each table, indexes and all. */
async function sizesOf(db: Db) {
  const tables: { table: string; rows: number; bytes: number }[] = [];
  for (const table of rowsOfOne().keys()) {
    const name = sql.id(table);
    await sql`vacuum (full, analyze) ${name}`.execute(db);
    const found = await sql<{ rows: string; bytes: string }>`
      select count(*) as rows, pg_total_relation_size(${`"${table}"`}::regclass) as bytes from ${name}
    `.execute(db);
    const [{ rows, bytes } = { rows: '0', bytes: '0' }] = found.rows;
    tables.push({ table, rows: Number(rows), bytes: Math.round(Number(bytes) / Number(rows)) });
  }
  return tables;
}

type Stage = {
  readonly server: { readonly url: string; pid(): number };
  readonly cluster: Cluster;
  readonly make: Factories;
};

async function whatScreensCost(db: Db, { server, cluster, make }: Stage) {
  const spent = () => spentBy(server.pid(), cluster.pid());
  const open = (people: readonly Person[]) =>
    Promise.all(people.map((person) => eventStream(server.url, person)));
  const closeAll = async (streams: readonly EventStream[]) => {
    for (const each of streams) each.close();
    await pause(500);
  };

  await tell(db, 100);
  // The quickest of several: others may be working on this machine.
  let perSecond = 0;
  const alone = await during(spent, async () => {
    for (let part = 0; part < 10; part += 1) {
      const { seconds } = await during(spent, () => tell(db, MESSAGES / 10));
      perSecond = Math.max(perSecond, Math.round(MESSAGES / 10 / seconds));
    }
  });
  const customers: Person[] = [];
  for (let each = 0; each < STREAMS; each += 1) customers.push(await make.aCustomer());
  const theirs = await open(customers);
  await pause(2000);
  const idle = await during(spent, () => pause(IDLE_MS));
  await closeAll(theirs);

  const dieticians: Person[] = [];
  for (let each = 0; each < STREAMS / 20; each += 1) dieticians.push(await make.aDietician());
  const screens = dieticians.flatMap((person) => Array<Person>(20).fill(person));
  const sessions = await Promise.all(
    screens.map((person, index) => (index % 10 ? person : make.anotherSession(person))),
  );
  const hearing = await open(sessions.map((_, at) => sessions[at - (at % 10)] as Person));
  await pause(2000);
  const heard = await during(spent, async () => {
    await tell(db, HEARD);
    while (hearing.some((each) => each.heard() < HEARD)) await pause(20);
  });
  await closeAll(hearing);

  const idlePerSecond = (spent: Spent) => spent.server / spent.seconds;
  const hearMicros = alone.server / MESSAGES;
  const heardBeyondIdle = heard.server - idlePerSecond(idle) * heard.seconds;
  const rounded = (micros: number) => Number(micros.toFixed(1));
  return {
    /** One open stream, for a second in which nothing is told: microseconds of CPU. */
    stream: {
      streams: STREAMS,
      serverMicros: rounded(idlePerSecond(idle) / STREAMS),
      databaseMicros: rounded(idle.database / idle.seconds / STREAMS),
    },
    /** One change told to all instances. */
    notify: {
      /** One after the other, as an instance sends them. */
      perSecond,
      databaseMicros: rounded(alone.database / MESSAGES),
      /** Of an instance that hears it, without its streams; and for each stream that is told. */
      hearMicros: rounded(hearMicros),
      heardMicros: rounded((heardBeyondIdle / HEARD - hearMicros) / STREAMS),
    },
  };
}

/** As an instance tells the others of a saved day: one after the other, after each commit. */
async function tell(db: Db, messages: number): Promise<void> {
  for (let count = 0; count < messages; count += 1) {
    const change: Change = { kind: 'daily-progress', id: randomBytes(16).toString('hex') };
    const payload = JSON.stringify([{ change }]);
    await sql`select pg_notify('weekplate', ${payload})`.execute(db);
  }
}

/** Microseconds of CPU that a server and a PostgreSQL have used, and the seconds of a clock. */
type Spent = { readonly seconds: number; readonly server: number; readonly database: number };

const spentBy = (server: number, postmaster: number): Spent => ({
  seconds: performance.now() / 1000,
  server: cpuMicros(server),
  database: cpuMicros(postmaster, true),
});

async function during(spent: () => Spent, work: () => Promise<unknown>): Promise<Spent> {
  const before = spent();
  await work();
  const after = spent();
  return {
    seconds: after.seconds - before.seconds,
    server: after.server - before.server,
    database: after.database - before.database,
  };
}
