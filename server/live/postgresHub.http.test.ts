import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { postgresDatabase, type TestDatabase } from '#test/postgres/databases.ts';
import { type Database, openDatabase } from '../db/open.ts';
import type { Hub, Message } from './hub.ts';
import { postgresHub } from './postgresHub.ts';

let postgres: TestDatabase;
let database: Database;
let hubs: Hub[];
let log: ReturnType<typeof catchLog>;

beforeAll(async () => {
  postgres = await postgresDatabase();
  log = catchLog('outbox');
  const SECRET = 'a-secret-for-tests-which-guards-nothing';
  database = await openDatabase(readConfig({ PORT: '0', DATABASE_URL: postgres.url, SECRET }));
  hubs = [postgresHub(postgres.url, database.db), postgresHub(postgres.url, database.db)];
  await Promise.all(hubs.map(({ ready }) => ready));
});

afterAll(async () => {
  for (const hub of hubs) await hub.close();
  await database.close();
  log.release();
  await postgres.drop();
});

it('[T-I4] where telling fails everybody fetches anew, here and elsewhere, and what came later is told', async () => {
  const heard: Message[][] = hubs.map(() => []);
  for (const [at, hub] of hubs.entries()) hub.subscribe((message) => heard[at]?.push(message));
  const news = (id: string): Message => ({ change: { kind: 'note', id } });
  // PostgreSQL refuses a payload of this length, and all messages sent together with it are lost.
  const refused = [news('x'.repeat(9000)), ...Array.from({ length: 39 }, () => news('lost'))];
  hubs[0]?.publish([...refused, news('later')]);
  await expect.poll(() => heard[1]).toEqual([{ missed: true }, news('later')]);
  await expect.poll(() => heard[0]?.at(-1)).toEqual(news('later'));
  expect(heard[0]?.[0]).toEqual({ missed: true });
  hubs[0]?.publish([news('well again')]);
  await expect.poll(() => heard[1]?.slice(2)).toEqual([news('well again')]);
});
