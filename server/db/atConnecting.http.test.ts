import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { type Cluster, startCluster } from '#test/postgres/cluster.ts';
import type { Message } from '../live/hub.ts';
import { postgresHub } from '../live/postgresHub.ts';
import { openDatabase } from './open.ts';
import { TIME_LIMITS } from './timeLimits.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
// The startup parameters that PgBouncer accepts, in any version, with its default settings; any other ends the
// connection.
const TAKEN = ['application_name', 'client_encoding', 'database', 'user'];

const folder = mkdtempSync(join(tmpdir(), 'weekplate-connecting-'));
let cluster: Cluster;
let between: Server;
const firstWords: Buffer[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  cluster = await startCluster({ within: folder });
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
  rmSync(folder, { recursive: true });
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

it('[T-P2] a standby is never asked, nor kept a line to; once it leads, all works by itself', async () => {
  const log = catchLog('outbox');
  const config = readConfig({ DATABASE_URL: cluster.url, SECRET });
  const { db, close, pool } = await openDatabase(config, TIME_LIMITS);
  const hub = postgresHub(cluster.url, db);
  const heard: Message[] = [];
  hub.subscribe((message) => heard.push(message));
  await hub.ready;
  const ask = () =>
    sql`select 1`.execute(db).then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    );
  expect(await ask()).toBe('answered');

  const [data = ''] = globSync(join(folder, '*/data'));
  writeFileSync(join(data, 'standby.signal'), '');
  await cluster.kill('postmaster');
  await cluster.restart();
  // The pool may still hand out a connection that has ended, until it notices.
  await expect.poll(ask).toBe('25006');
  expect(pool?.().open).toBe(0);

  const admin = new pg.Client(cluster.url);
  await admin.connect();
  const refused = () => log.lines.filter((line) => line.includes('during recovery')).length;
  await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThan(1);
  const lines = async () => {
    const { rows } = await admin.query(`select from pg_stat_activity where query ilike 'listen %'`);
    return rows.length;
  };
  await expect.poll(lines).toBe(0);

  await admin.query('select pg_promote()');
  await admin.end();
  await expect.poll(ask).toBe('answered');
  await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual({ missed: true });
  heard.splice(0);
  hub.publish([{ change: { kind: 'note', id: 'x' } }]);
  await expect.poll(() => heard).toEqual([{ change: { kind: 'note', id: 'x' } }]);
  await hub.close();
  await close();
  log.release();
});
