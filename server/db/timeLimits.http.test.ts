import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Running, startServer } from '#server/app/start.ts';
import { readConfig } from '#server/config/config.ts';
import type { Person } from '#test/factories/people.ts';
import { type Factories, factories } from '#test/factories.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { type Cluster, startCluster } from '#test/postgres/cluster.ts';
import { childrenOf } from '#test/processes.ts';
import { expectWithin } from '#test/withinTime.ts';
import type { CustomerScope } from '../http/session.ts';
import { planOfDay } from '../plans/queries.ts';
import { openDatabase } from './open.ts';

// The proportions of the real limits, at a tenth of the time.
const limits = { statementMs: 1000, silenceMs: 1500, beatMs: 300 };
const SECRET = 'a-secret-for-tests-which-guards-nothing';

let cluster: Cluster;
let server: Running;
let direct: Awaited<ReturnType<typeof openDatabase>>;
let make: Factories;
let log: ReturnType<typeof catchLog>;
let dietician: Person;
let customer: Person;
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-limits-'));

beforeAll(async () => {
  cluster = await startCluster();
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: cluster.url, SECRET });
  log = catchLog('outbox');
  server = await startServer(config, { limits });
  direct = await openDatabase(config);
  make = factories(direct.db, SECRET);
});

beforeEach(async () => {
  dietician = await make.aDietician();
  customer = await make.aCustomer();
});

afterAll(async () => {
  await server.close();
  log.release();
  await direct.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true });
});

const headersOf = ({ cookie }: Person) => ({ cookie: `${cookie.name}=${cookie.value}` });

async function saveNotes(notes: string, version: number) {
  const began = Date.now();
  const answer = await fetch(`${server.url}/api/customers/${customer.id}/notes`, {
    method: 'PUT',
    headers: {
      ...headersOf(dietician),
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    },
    body: JSON.stringify({ notes }),
    // Without an answer the test fails, and the frozen process is continued.
    signal: AbortSignal.timeout(60_000),
  });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: error?.code, ms: Date.now() - began };
}

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids) process.kill(pid, name);
};

it('[T-I2] while PostgreSQL hangs, a request gets its 503 in time, and the next one its answer after', async () => {
  expect(await saveNotes('before', 0)).toMatchObject({ status: 200 });
  const all = [cluster.pid(), ...childrenOf(cluster.pid())];
  signal(all, 'SIGSTOP');
  const during = await Promise.all([saveNotes('during', 1), saveNotes('during', 1)]).finally(() =>
    signal(all, 'SIGCONT'),
  );
  for (const { status, code, ms } of during) {
    expect([status, code]).toEqual([503, 'database-away']);
    expectWithin(ms, 10_000);
  }
  await expect.poll(async () => (await saveNotes('after', 1)).status).toBe(200);
});

it('[T-I2] what waits for a lock without end is a 503 that changed nothing', async () => {
  await saveNotes('before', 0);
  await direct.db.transaction().execute(async (holding) => {
    await holding.selectFrom('note').select('version').forUpdate().execute();
    const { status, code, ms } = await saveNotes('meanwhile', 1);
    expect([status, code]).toEqual([503, 'busy']);
    expectWithin(ms, 10_000);
  });
  expect(await saveNotes('after', 1)).toMatchObject({ status: 200 });
});

it('[T-I2] of many reads at once none waits until the time of another is up', async () => {
  const scope = { customerId: customer.id } as CustomerScope;
  const read = () => planOfDay(server.deps.db, scope, '2026-11-21');
  const many = () => Promise.allSettled(Array.from({ length: 16 }, read));
  // Prepared by now: an unprepared statement would already wait for the lock while it is prepared, and fail in the
  // same way.
  await many();
  await direct.db.transaction().execute(async (holding) => {
    await sql`lock table "dietPlan" in access exclusive mode`.execute(holding);
    const began = Date.now();
    const told = await many();
    // Ten connections take them in two turns.
    expectWithin(Date.now() - began, 5 * limits.statementMs);
    for (const each of told) expect(each).toMatchObject({ reason: { code: '57014' } });
  });
  expect(await read()).toBeUndefined();
});

it('[T-I2] while a table is locked connections stay few, and everybody is answered in time', async () => {
  const scope = { customerId: customer.id } as CustomerScope;
  const read = () => planOfDay(server.deps.db, scope, '2026-11-21');
  // Prepares the statement on each of the ten connections, as above.
  await Promise.all(Array.from({ length: 160 }, read));
  const slowest: number[] = [];
  let most = 0;
  await direct.db.transaction().execute(async (holding) => {
    await sql`lock table "dietPlan" in access exclusive mode`.execute(holding);
    const end = Date.now() + 4 * limits.statementMs;
    const ask = async () => {
      while (Date.now() < end) {
        const began = Date.now();
        await Promise.allSettled(Array.from({ length: 16 }, read));
        slowest.push(Date.now() - began);
      }
    };
    const asking = Promise.all(Array.from({ length: 10 }, ask));
    while (Date.now() < end) {
      const { rows } = await sql<{ count: string }>`
        select count(*) from pg_stat_activity where backend_type = 'client backend'
      `.execute(direct.db);
      most = Math.max(most, Number(rows[0]?.count));
      await pause(50);
    }
    await asking;
  });
  // Ten of the pool, the connection for live events, the one that holds the lock and the one that counts; and a
  // few more.
  expect(most).toBeGreaterThan(8);
  expect(most).toBeLessThanOrEqual(15);
  // They wait in turn for a free connection, and then as long as one statement may take, but never for one
  // statement after another.
  expectWithin(Math.max(...slowest), 10 * limits.statementMs);
  await expect.poll(read).toBeUndefined();
});

/** Opens the event stream of a dietician and collects its text. */
async function hear() {
  const abort = new AbortController();
  const answer = await fetch(`${server.url}/api/events`, {
    headers: headersOf(dietician),
    signal: abort.signal,
  });
  const heard = { text: '', leave: () => abort.abort() };
  answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write(text) {
          heard.text += text;
        },
      }),
    )
    .catch(() => abort.abort());
  await expect.poll(() => heard.text).toContain('event: open');
  return heard;
}

it('[T-I4] what somebody else says on the channel of live events is no news, and harms nothing', async () => {
  const heard = await hear();
  for (const said of ['hello', 'null', '{}', '[1]', '[{"change":null}]', '[{"closing":true}]', ''])
    await sql`select pg_notify('weekplate', ${said})`.execute(direct.db);
  await saveNotes('the news', 0);
  await expect.poll(() => heard.text).toContain(`{"kind":"note","id":"${customer.id}"}`);
  expect(heard.text.match(/(?<=\n\n)data: ./g)).toHaveLength(1);
  heard.leave();
});

it('[T-I4] a line for live events that went dead without a word is made anew, and streams are told', async () => {
  const heard = await hear();
  // The connection for live events, by its last query, the heartbeat: a new connection has sent none yet, and one
  // is not idle while it is answered.
  const listening: number[] = [];
  const find = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where query = 'select 1' and state = 'idle' order by backend_start limit 1
    `.execute(direct.db);
    listening.splice(0, 1, ...rows.map(({ pid }) => pid));
    return listening.length;
  };
  await expect.poll(find).toBe(1);
  signal(listening, 'SIGSTOP');
  try {
    await expect.poll(() => heard.text).toContain('event: missed');
    await saveNotes('the news', 0);
    await expect.poll(() => heard.text).toContain(`{"kind":"note","id":"${customer.id}"}`);
  } finally {
    signal(listening, 'SIGCONT');
    heard.leave();
  }
});
