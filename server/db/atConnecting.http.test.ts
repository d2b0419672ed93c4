import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Cluster, startCluster } from '#test/postgres/cluster.ts';
import { postgresHub } from '../live/postgresHub.ts';
import { openDatabase } from './open.ts';
import { PATIENCE } from './patience.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
// Of PgBouncer, any version, without a setting of its own; another ends the connection.
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

/** Length and version of the protocol, then names and values, each ended by a zero byte. */
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
  const database = await openDatabase(readConfig({ DATABASE_URL: url.href, SECRET }), PATIENCE);
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
