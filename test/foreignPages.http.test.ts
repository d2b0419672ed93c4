import { beforeAll, expect, it } from 'vitest';
import { attempt, bodyFor, pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import { aPixel } from './factories/images.ts';
import type { Person } from './factories/people.ts';
import { isForPractice, type Operation } from './http/document.ts';
import { hashesOfTables } from './tableHashes.ts';
import { isThorough } from './thorough.ts';

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Content types that a foreign page can send without a preflight, those that need one, and none at all. */
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
  'image/png',
  '',
];

/** Paths whose requests stay in the browser, whatever is asked of them: pages, and links of mails. */
const pages = ['/', '/login', '/privacy', '/verify-email', '/reset-password', '/setup', '/none'];

const EVIL = 'https://evil.example';
const elsewhere = ['next', 'from', 'redirect', 'return_to', 'callbackURL', 'url']
  .map((name) => `${name}=${encodeURIComponent(`${EVIL}/`)}`)
  .join('&');

/** Called from the page of a mail program, with the link as proof. See server/reminders/lease.http.test.ts. */
const OPEN = ['POST /api/reminder-stops', 'POST /api/notification-stops'];

onSqlite('Pages of other sites, against every operation of the document', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  const writes = () =>
    engine.operations.filter((each) => each.method !== 'get' && !OPEN.includes(nameOf(each)));
  const reads = () => engine.operations.filter(({ method }) => method === 'get');
  const callerOf = ({ access = [] }: Operation): Person =>
    isForPractice(access) || access.includes('anyone') ? world.dietician : world.owner;

  /** A request as a browser sends it for a foreign page: with the cookie, and with the page's origin. */
  async function refusedFrom(
    foreign: Record<string, string>,
    types: readonly string[] = contentTypes,
  ): Promise<void> {
    const taken: string[] = [];
    for (const operation of writes())
      for (const type of types) {
        const person = callerOf(operation);
        const { name, value } = person.cookie;
        const answer = await fetch(`${engine.url}${pathOf(operation, world, person)}`, {
          method: operation.method.toUpperCase(),
          headers: {
            cookie: `${name}=${value}`,
            'content-type': type,
            'if-match': '"1"',
            ...foreign,
          },
          body: type === 'image/png' ? aPixel : JSON.stringify(bodyFor(operation, world)),
        });
        const text = await answer.text();
        if (answer.status !== 403 || !text.includes('foreign-origin'))
          taken.push(`${nameOf(operation)} as ${type}: ${answer.status} ${text}`);
      }
    expect(taken).toEqual([]);
  }

  it('[T-E3] every write of a page of another origin is 403, whatever its type, and stores nothing', async () => {
    const { host, port } = new URL(engine.url);
    const before = await hashesOfTables(engine.db);
    await refusedFrom({ origin: EVIL });
    for (const origin of [
      'null',
      `http://${host}.evil.example`,
      `http://127.0.0.1:${Number(port) + 1}`,
    ])
      await refusedFrom(
        { origin },
        isThorough ? ['text/plain', 'application/json'] : ['text/plain'],
      );
    expect(writes().length).toBeGreaterThan(20);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[T-E3] so is one that names no origin, where the browser says it comes from another site', async () => {
    const before = await hashesOfTables(engine.db);
    for (const site of ['cross-site', 'same-site'])
      await refusedFrom({ 'sec-fetch-site': site }, isThorough ? ['', 'text/plain'] : ['']);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[T-E3] no GET changes anything, whoever sends it', async () => {
    const people = [world.dietician, world.owner, world.otherCustomer, world.withoutRole, null];
    const before = await hashesOfTables(engine.db);
    for (const operation of reads()) {
      for (const person of people) await attempt(engine, operation, world, person);
      if (isThorough)
        expect(await hashesOfTables(engine.db, before), nameOf(operation)).toEqual(before);
    }
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
    for (const operation of writes()) {
      const path = pathOf(operation, world, world.dietician);
      const headers = { 'x-http-method-override': operation.method.toUpperCase() };
      await engine.as(world.dietician).raw(`${path}?_method=${operation.method}`, { headers });
    }
    for (const path of pages) await engine.as(world.owner).raw(`${path}?token=a.b.c`);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[T-E3] no address leads to another site, whatever is asked for in it', async () => {
    const asked = [...reads().map((each) => pathOf(each, world, world.owner)), ...pages];
    asked.push('//evil.example', '/%2Fevil.example', '/\\evil.example', '//evil.example/..');
    for (const path of asked) {
      const mark = path.includes('?') ? '&' : '?';
      const answer = await engine.as(world.owner).raw(`${path}${mark}${elsewhere}`);
      await answer.body?.cancel();
      const location = answer.headers.get('location') ?? '/';
      expect(new URL(location, engine.url).origin, path).toBe(engine.url);
      expect(answer.headers.get('refresh'), path).toBe(null);
    }
  });
});
