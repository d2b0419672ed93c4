import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { postgresDatabase, type TestDatabase } from '#test/postgres/databases.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { MOST_OF_PERSON, MOST_OF_SESSION } from '../events/streams.ts';
import type { Hub, Message } from './hub.ts';
import { postgresHub } from './postgresHub.ts';

type Stream = { heard: string; ended: boolean; readonly answer: IncomingMessage };

/** Opens a stream; without `reads` nothing is read from its socket. */
async function open(url: string, { cookie }: Person, reads = true): Promise<Stream> {
  const asking = request(`${url}/api/events`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
    agent: false,
  });
  asking.end();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (!answer) throw new Error('There was no answer.');
  const stream = { heard: '', ended: false, answer };
  // When the server cuts a stream off, the client sees an error.
  answer
    .on('error', () => undefined)
    .on('close', () => {
      stream.ended = true;
    });
  if (reads)
    answer.setEncoding('utf8').on('data', (text: string) => {
      stream.heard += text;
    });
  return stream;
}

const isOpen = (stream: Stream) => stream.heard.includes('event: open');

/** The indices of the open streams, in the order in which they were opened. */
const openOf = (streams: Stream[]) => streams.flatMap((each, index) => (each.ended ? [] : [index]));

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

onSqlite('Many streams', (engine) => {
  it('[T-I5] of one session ten are open at once: the oldest makes room, and is told', async () => {
    const customer = await engine.make.aCustomer();
    const streams: Stream[] = [];
    for (let count = 0; count < MOST_OF_SESSION + 3; count += 1) {
      const stream = await open(engine.url, customer);
      streams.push(stream);
      await expect.poll(() => isOpen(stream)).toBe(true);
    }
    await expect.poll(() => openOf(streams)).toEqual(from(3, MOST_OF_SESSION));
    // A browser reopens a stream that ended, but only after a minute: otherwise its streams would keep
    // ousting each other.
    for (const { heard } of streams.slice(0, 3))
      expect(heard).toMatch(/event: replaced\ndata: \nretry: 60000\n\n$/);
    // Another device of the same person has a limit of its own.
    const elsewhere = await open(engine.url, await engine.make.anotherSession(customer));
    await pause(50);
    expect(openOf([...streams, elsewhere])).toHaveLength(MOST_OF_SESSION + 1);
    for (const { answer } of [...streams, elsewhere]) answer.destroy();
  });

  it('[T-I5] of one person forty, on however many devices', async () => {
    const customer = await engine.make.aCustomer();
    const streams: Stream[] = [];
    for (let device = 0; device < 6; device += 1) {
      const session = await engine.make.anotherSession(customer);
      for (let count = 0; count < 8; count += 1) streams.push(await open(engine.url, session));
    }
    await expect.poll(() => openOf(streams)).toEqual(from(8, MOST_OF_PERSON));
    for (const { answer } of streams) answer.destroy();
  });

  it('[T-I5] whoever does not read is cut off, and holds nothing back from the others', async () => {
    const dietician = await engine.make.aDietician();
    const slow = await open(engine.url, dietician, false);
    slow.answer.pause();
    const quick = await open(engine.url, await engine.make.anotherSession(dietician));
    await expect.poll(() => isOpen(quick)).toBe(true);
    const { hub } = engine.server.deps;
    const big = 'x'.repeat(16_000);
    const before = process.memoryUsage().rss;
    // 50 MB for each stream: more than any socket buffers.
    for (let count = 0; count < 3200; count += 1) {
      hub.publishHere([{ change: { kind: 'customer', id: `${big}${count}` } }]);
      if (count % 20 === 0) await pause(1);
      quick.heard = quick.heard.slice(-100_000);
    }
    const rise = (process.memoryUsage().rss - before) / 1e6;
    await expect.poll(() => engine.server.deps.streams.count).toBe(1);
    let taken = 0;
    slow.answer.on('data', (chunk: Buffer) => {
      taken += chunk.length;
    });
    slow.answer.resume();
    await expect.poll(() => slow.ended).toBe(true);
    hub.publishHere([{ change: { kind: 'customer', id: 'the-last' } }]);
    await expect.poll(() => quick.heard.includes('the-last')).toBe(true);
    console.info(
      `slow client: cut off after ${(taken / 1e6).toFixed(1)} MB, rise ${rise.toFixed(0)} MB`,
    );
    expect(taken / 1e6).toBeLessThan(20);
    quick.answer.destroy();
  });
});

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
