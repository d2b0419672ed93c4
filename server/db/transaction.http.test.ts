import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { onEachEngine } from '#test/engines.ts';
import { freePort } from '#test/freePort.ts';
import type { Refused } from '#test/http/client.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { type Cluster, startCluster } from '#test/postgres/cluster.ts';
import { serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';
import { postgresHub } from '../live/postgresHub.ts';
import { openDatabase } from './open.ts';
import { TIME_LIMITS } from './timeLimits.ts';

onEachEngine('Transactions that meet', (engine) => {
  // SQLite has a single writer: transactions wait in turn, so two cannot wait for each other.
  const onPostgres = (title: string, test: () => Promise<void>) =>
    it(title, async () => {
      if (engine.name === 'postgres') await test();
      else expect(engine.server.deps.config.databaseUrl).toBeUndefined();
    });

  onPostgres(
    '[T-I2] the one that PostgreSQL ends for a deadlock is run again, and succeeds',
    async () => {
      const customer = await engine.make.aCustomer();
      await engine.make.aCustomerProfile(customer);
      const { db } = engine;
      const deadlocks = async () => {
        const { rows } = await sql<{ count: string }>`
        select deadlocks as count from pg_stat_database where datname = current_database()
      `.execute(db);
        return Number(rows[0]?.count);
      };
      const waiting = async () => {
        const { rows } = await sql<{ count: string }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
        return Number(rows[0]?.count);
      };
      const before = await deadlocks();
      const path = `/api/customers/${customer.id}/profile`;
      let saving: Promise<{ status: number }> | undefined;
      await db.transaction().execute(async (other) => {
        const held = other.selectFrom('customerProfile').where('customerId', '=', customer.id);
        await held.select('version').forUpdate().execute();
        // The request locks the person, and waits for the profile, which this test holds …
        saving = engine.as(customer).put(path, { ...EMPTY_PROFILE, name: 'Twice' });
        await expect.poll(waiting).toBe(1);
        // … while the test now waits for the person: a deadlock.
        await other
          .updateTable('user')
          .set({ image: null })
          .where('id', '=', customer.id)
          .execute();
      });
      expect((await saving)?.status).toBe(200);
      await expect.poll(deadlocks).toBeGreaterThan(before);
      const { body } = await engine.as(customer).get<{ name: string }>(path);
      expect(JSON.stringify(body)).toContain('Twice');
    },
  );

  onPostgres(
    '[T-I2] one that never finds its turn is a 503 that says when to come back',
    async () => {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const { db } = engine;
      await sql`create sequence tried`.execute(db);
      await sql`
      create function never() returns trigger language plpgsql as $$
      begin perform nextval('tried'); raise exception 'deadlock' using errcode = '40P01'; end $$
    `.execute(db);
      await sql`create trigger never before insert on note execute function never()`.execute(db);
      const path = `/api/customers/${customer.id}/notes`;
      const save = () => engine.as(dietician).put<Refused>(path, { notes: 'x' }, { ifMatch: 0 });
      const { status, headers, body } = await save();
      expect([status, headers.get('retry-after'), body.error.code]).toEqual([503, '2', 'busy']);
      const { rows } = await sql<{ last: string }>`select last_value as last from tried`.execute(
        db,
      );
      expect(Number(rows[0]?.last)).toBe(4);
      expect(engine.takeErrors()).toHaveLength(1);
      await sql`drop trigger never on note`.execute(db);
      expect((await save()).status).toBe(200);
    },
  );
});

const ROOT = join(import.meta.dirname, '../..');

const place = mkdtempSync(join(tmpdir(), 'weekplate-only-'));

afterAll(() => rmSync(place, { recursive: true, force: true }));

const SECRET = 'a-secret-for-tests-which-guards-nothing';

/** Runs a command of the product as an operator does; returns its exit code and output. */
async function command(dataDir: string, ...args: readonly string[]) {
  const { PATH = '' } = process.env;
  const env = { PATH, DATA_DIR: dataDir, SECRET, PORT: '0' };
  const [script = '', ...rest] = args;
  // Limits a server that is not refused and so keeps running.
  const options = { env, timeout: 60_000 };
  const running = promisify(execFile)(process.execPath, [join(ROOT, script), ...rest], options);
  return running.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

it('[T-K8] a second server on one SQLite file is refused in a sentence, and works once the first is killed', async () => {
  const dataDir = join(place, 'data');
  const first = serverProcess(await freePort(), { DATA_DIR: dataDir, SECRET }, ['--no-build']);
  await first.start();
  const another = join(place, 'the-same-by-another-name');
  symlinkSync(dataDir, another);
  for (const path of isThorough ? [dataDir, another] : [another]) {
    const { code, said } = await command(path, 'server/main.js', '--no-build');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Weekplate did not start\. Another server is running on .*weekplate\.sqlite, and one SQLite file takes one server\..*\n$/,
    );
  }
  expect(statSync(join(dataDir, 'weekplate.sqlite-server')).mode & 0o777).toBe(0o600);

  // Operator commands next to a running server take no lock; nor does a backup, see inUse.http.test.ts.
  expect(await command(dataDir, 'server/operator/main.ts', 'list')).toMatchObject({ code: 0 });

  await first.kill();
  const second = serverProcess(await freePort(), { DATA_DIR: another, SECRET }, ['--no-build']);
  await second.start();
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  await second.stop();
  expect(second.exitCode()).toBe(0);
});

// The startup parameters that PgBouncer accepts, in any version, with its default settings; any other ends the
// connection.
const TAKEN = ['application_name', 'client_encoding', 'database', 'user'];

let cluster: Cluster;

let between: Server;

const firstWords: Buffer[] = [];

const sockets: Socket[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  const { port } = new URL(cluster.url);
  between = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    sockets.push(client, server);
    client.once('data', (words) => firstWords.push(words));
    client.pipe(server).pipe(client);
    for (const each of [client, server]) each.on('error', () => client.destroy());
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  for (const each of sockets) each.destroy();
  between.close();
  await cluster.stop();
});

/** Grants or revokes the right of other users to set those limits, and ends the connections of `user`. */
async function limitsOf(may: 'grant' | 'revoke', user: string): Promise<void> {
  const admin = new pg.Client(cluster.url);
  await admin.connect();
  const whom = may === 'grant' ? 'to' : 'from';
  await admin.query(`${may} execute on function set_config ${whom} public`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    user,
  ]);
  await admin.end();
}

async function aUser(name: string): Promise<string> {
  const admin = new pg.Client(cluster.url);
  await admin.connect();
  await admin.query(`create role ${name} login password 'of-a-test'`);
  await admin.end();
  const url = new URL(cluster.url);
  url.username = name;
  url.password = 'of-a-test';
  return url.href;
}

/** Skips length and version of the protocol; then names and values follow, each ended by a zero byte. */
const namesIn = (words: Buffer) =>
  words
    .subarray(8)
    .toString()
    .split('\0')
    .filter((name, at) => at % 2 === 0 && name !== '');

it('[T-I4] says nothing while connecting that PgBouncer refuses, and is as patient as it should be', async () => {
  const url = new URL(cluster.url);
  const address = between.address();
  url.port = String(typeof address === 'object' ? address?.port : '');
  const database = await openDatabase(readConfig({ DATABASE_URL: url.href, SECRET }), TIME_LIMITS);
  const hub = postgresHub(url.href, database.db);
  await hub.ready;
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as silence`.execute(database.db);
  await hub.close();
  await database.close();
  expect(firstWords.length).toBeGreaterThan(1);
  for (const words of firstWords) for (const name of namesIn(words)) expect(TAKEN).toContain(name);
  expect(rows).toEqual([{ statement: '10s', silence: '12s' }]);
});

it('[T-I2] a database that refuses the time limits stops the start with a sentence that says what to do', async () => {
  const DATABASE_URL = await aUser('refused');
  await limitsOf('revoke', 'refused');
  const opened = openDatabase(readConfig({ DATABASE_URL, SECRET }), TIME_LIMITS);
  await expect(opened).rejects.toThrow(
    /^DATABASE_URL cannot be used \(.*\): it refuses the time limits of a connection \(permission denied for function set_config\)\. Its user, .* have to be allowed to set statement_timeout .*\.$/,
  );
  await expect(opened).rejects.toThrow(ConfigError);
  await limitsOf('grant', 'refused');
});

it('[T-I2] nothing runs on a connection without time limits: it is given up, and the next one has them', async () => {
  const DATABASE_URL = await aUser('meanwhile');
  const log = catchLog('outbox');
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL, SECRET }), TIME_LIMITS);
  const limit = async () => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(db);
    return rows[0]?.limit;
  };
  expect(await limit()).toBe('10s');
  await limitsOf('revoke', 'meanwhile');
  // The pool may still hand out a connection that was terminated until it notices.
  const ran: unknown[] = [];
  const refused = { code: '08001', message: expect.stringContaining('set_config') };
  const tried = async () => {
    const told = await limit().catch((error: unknown) => error);
    ran.push(told);
    return told;
  };
  await expect.poll(tried).toMatchObject(refused);
  expect(ran).not.toContain('0');
  await limitsOf('grant', 'meanwhile');
  expect(await limit()).toBe('10s');
  await close();
  log.release();
});
