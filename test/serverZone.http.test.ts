import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, dayIn, isDay } from '#domain/day.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { addMissingStarters } from '#server/articles/starters.ts';
import { readConfig } from '#server/config/config.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { bodyFor, pathOf } from './access/attempt.ts';
import { aWorld } from './access/world.ts';
import { CHEAP_HASHES } from './cheapHashes.ts';
import { ENGINES, type Engine } from './engines.ts';
import { wholeDay } from './factories/days.ts';
import { PASSWORD, type Person } from './factories/people.ts';
import { factories } from './factories.ts';
import { freePort } from './freePort.ts';
import { isForPractice, operationsOf } from './http/document.ts';
import { postgresDatabase } from './postgres/databases.ts';
import { type ServerProcess, serverProcess } from './serverProcess.ts';
import { tablesOf } from './tableHashes.ts';
import { isThorough } from './thorough.ts';

const SECRET = 'a-secret-for-zones-which-guards-nothing';
const DELETION = '/api/me/deletion';
const FARTHEST = ['Pacific/Kiritimati', 'America/Adak'];

// PostgreSQL and its client have date types of their own, so only this engine is tested; both with
// THOROUGH=1.
it.each(isThorough ? ENGINES : (['postgres'] as const))(
  '[T-H1] whichever time zone the server stands in, the same writes leave the same rows (%s)',
  async (engine) => {
    // The same moment for both, before any write, so that hours since then are rounded equally on both
    // servers.
    const from = Date.now();
    const written = await Promise.all(FARTHEST.map((zone) => rowsWrittenIn(zone, engine, from)));
    const [first = {}, second = {}] = written;
    expect(Object.keys(first).length).toBeGreaterThan(10);
    expect(first.dailyProgress?.length).toBeGreaterThan(1);
    for (const [table, rows] of Object.entries(first)) expect(second[table], table).toEqual(rows);
    expect(Object.keys(second)).toEqual(Object.keys(first));
  },
);

type Rows = Record<string, string[]>;

/**
 * Runs every writing operation on a server in this zone and returns all rows, without values that must
 * differ.
 */
async function rowsWrittenIn(TZ: string, engine: Engine, from: number): Promise<Rows> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-zone-'));
  const database = engine === 'postgres' ? await postgresDatabase() : null;
  const settings = { DATA_DIR: dataDir, SECRET, ...(database && { DATABASE_URL: database.url }) };
  const server = serverProcess(await freePort(), { ...settings, ...CHEAP_HASHES, TZ }, [
    '--no-build',
  ]);
  await server.start();
  const direct = await openDatabase(readConfig(settings));
  // The set-up link is offered once the server listens, while there is no dietician: wait for it before
  // creating one.
  const offered = () => direct.db.selectFrom('setUpLink').select('tokenHash').execute();
  await expect.poll(offered).toHaveLength(1);
  const make = factories(direct.db, SECRET, dataDir);
  const world = await aWorld(make);
  const { dietician, owner } = world;
  // Depending on timing, the server may have missed this dietician when it added starter articles. Now both
  // servers have them.
  await addMissingStarters({ db: direct.db, now: () => new Date() });

  const send = (person: Person | null, method: string, path: string, body?: unknown) =>
    request(server, person, method, path, body);
  const document = await (await send(null, 'get', '/api/openapi.json')).json();
  for (const operation of operationsOf(document)) {
    const { access = [], method, path } = operation;
    const writes = ['put', 'patch', 'post'].includes(method);
    if (!writes || path.includes('/auth/') || path.includes('/profile-images/')) continue;
    if (path === DELETION) continue;
    const person = isForPractice(access) ? dietician : owner;
    await send(person, method, pathOf(operation, world, person), bodyFor(operation, world));
  }
  // The customer's midnight decides about days, not the server's; the browser reports the customer's zone.
  await send(owner, 'put', '/api/me/time-zone', { timeZone: 'Asia/Kathmandu' });
  const today = dayIn('Asia/Kathmandu', new Date());
  const days = [addDays(today, -1), today, addDays(today, 1)];
  const statuses: number[] = [];
  for (const date of days) {
    const path = `/api/customers/${owner.id}/daily-progress/${date}`;
    statuses.push((await send(owner, 'patch', path, wholeDay())).status);
  }
  expect(statuses).toEqual([200, 200, 409]);
  const account = { email: 'zoe@example.test', password: PASSWORD };
  expect(
    (await send(null, 'post', '/api/auth/sign-up', { ...account, consent: BUILT_IN_PRIVACY }))
      .status,
  ).toBe(201);
  expect((await send(null, 'post', '/api/auth/sign-in', account)).status).toBe(200);
  // Last, because it ends the owner's sessions.
  expect((await send(owner, 'post', DELETION, { password: PASSWORD })).status).toBe(200);
  // A mail leaves at once, but not at the same time on both servers.
  const mails = direct.db.selectFrom('outboxItem').select('id').where('kind', '=', 'verification');
  await expect.poll(() => mails.execute()).toHaveLength(0);

  const rows = await comparable(direct.db, from);
  await direct.close();
  await server.stop();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

function request(
  server: ServerProcess,
  person: Person | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      'if-match': '"1"',
      'content-type': 'application/json',
      ...(person && { cookie: `${person.cookie.name}=${person.cookie.value}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;
// Thirteen digits within an id are a coincidence.
const ANY_INSTANT =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?|(?<![\w-])1[6-9]\d{11}(?![\w-])/g;
const HOURS = 3_600_000;
const A_WEEK = 168;
/** Each appointment that is tried is on another day, weeks ahead: only its hour is the same. */
const onAnyDay = (hours: number) => (hours > A_WEEK ? hours % 24 : hours);

const hoursFrom = (from: number, instant: string) =>
  Math.round(
    (new Date(/^\d+$/.test(instant) ? Number(instant) : instant).getTime() - from) / HOURS,
  );

/**
 * Replaces instants by hours from that moment, so that an instant written in the server's zone is noticed.
 */
async function comparable(db: Db, from: number): Promise<Rows> {
  const plain = (value: unknown, column: string): unknown => {
    const isInstant = value instanceof Date || (typeof value === 'string' && INSTANT.test(value));
    if (isInstant)
      return `${onAnyDay(Math.round((new Date(value).getTime() - from) / HOURS))} h on`;
    if (column === 'quarter') return Number(value) % 96;
    if (column === 'resetsAt') return Math.round((Number(value) - from) / HOURS);
    // What a notification is about may be a day.
    if (!NAMES_SOMEBODY.test(column) || isDay(String(value))) return value;
    // The value is random, but an instant within it is not.
    const instants = String(value).match(ANY_INSTANT) ?? [];
    return ['…', ...instants.map((each) => `${onAnyDay(hoursFrom(from, each))} h on`)].join(' ');
  };
  const rows: Rows = {};
  for (const { name } of await tablesOf(db)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    // An instant that ends in a zero is a byte shorter.
    const read = name === 'personRows' ? found.rows.map(({ bytes: _, ...row }) => row) : found.rows;
    rows[name] = read
      .map((row) => JSON.stringify(row, (column, value) => plain(value, column)))
      .sort();
  }
  return rows;
}

// These values are random, or made up by the factories.
const NAMES_SOMEBODY =
  /^(id|writer|.*Id|.*By|key|.*Key|.*Hash|token|value|password|name|sortName|email|filename|image|dietician|identifier|about|endpoint|p256dh|auth|words|grams|readBy.*|upTo|.*UpTo)$/;
