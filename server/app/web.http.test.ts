import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Opening } from '#domain/accounts/meSchema.ts';
import { dayIn } from '#domain/day.ts';
import type { PracticeVersion } from '#domain/practice/practiceSchema.ts';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { practiceSent } from '#test/factories/practice.ts';
import { isNewer, newerVersion, VERSION } from '../config/version.ts';
import { createHttpServer, listen } from '../http/listen.ts';
import { securityTxt, serveWeb } from './web.ts';

const PATH = '/.well-known/security.txt';
const HALF_A_YEAR_MS = 180 * 86_400_000;

onSqlite('Whom to tell of a hole', (engine) => {
  const read = async () => {
    const answer = await engine.asNobody().raw(PATH, {});
    const text = await answer.text();
    return { answer, fields: text.trim().split('\n'), expires: /^Expires: (.+)$/m.exec(text)?.[1] };
  };

  it('security.txt names the contact page of the practice, and is never out of date', async () => {
    const { answer, fields, expires } = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(fields).toContain(`Contact: ${engine.url}/#contact`);
    expect(fields).toContain(`Canonical: ${engine.url}${PATH}`);
    const left = new Date(expires ?? 0).getTime() - engine.server.deps.now().getTime();
    expect(Math.abs(left - HALF_A_YEAR_MS)).toBeLessThan(60_000);
  });

  it('security.txt names the email address first that the practice saved', async () => {
    const dora = await engine.make.aDietician();
    const input = practiceSent({ email: 'desk@green.example' });
    const saved = await engine.as(dora).put('/api/practice', input, { ifMatch: 0 });
    expect(saved.status).toBe(200);
    const { fields } = await read();
    expect(fields[0]).toBe('Contact: mailto:desk@green.example');
    expect(fields[1]).toBe(`Contact: ${engine.url}/#contact`);
  });

  it('no address can write a line of its own into security.txt', () => {
    const text = securityTxt('https://a.example', "o'b+x@a.example\nPolicy: x", new Date(0));
    expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
      'Contact',
      'Contact',
      'Expires',
      'Canonical',
      '',
    ]);
  });
});

onSqlite('The pages of help', (engine) => {
  const dist = mkdtempSync(join(tmpdir(), 'weekplate-help-'));
  let server: ReturnType<typeof createHttpServer>;
  let url = '';

  beforeAll(async () => {
    mkdirSync(join(dist, 'en/help/customers'), { recursive: true });
    writeFileSync(join(dist, 'en/index.html'), 'the app');
    writeFileSync(join(dist, 'en/help/index.html'), 'all pages');
    writeFileSync(join(dist, 'en/help/customers/today.html'), 'today');
    writeFileSync(join(dist, 'en/help/search.json'), '{}');
    const app = new Hono<never>();
    serveWeb(app as never, engine.server.deps, dist);
    const config = { ...engine.server.deps.config, port: 0 };
    server = createHttpServer(app.fetch, config);
    await listen(server, config);
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(dist, { recursive: true });
  });

  it('open for everybody at /help, with the headers of every page', async () => {
    for (const [path, text] of [
      ['/help', 'all pages'],
      ['/help/', 'all pages'],
      ['/help/customers/today.html', 'today'],
    ]) {
      const answer = await fetch(url + path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, text]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const index = await fetch(`${url}/help/search.json`);
    expect(index.headers.get('content-type')).toMatch(/^application\/json/);
    expect((await fetch(`${url}/help/customers/none.html`)).status).toBe(404);
  });
});

it('versions are compared as numbers, not as words', () => {
  expect(isNewer('1.10.0', '1.9.3')).toBe(true);
  expect(isNewer('1.9.3', '1.10.0')).toBe(false);
  expect(isNewer('1.9.3', '1.9.3')).toBe(false);
});

let answer = '';
const releases = createServer((_, response) => response.end(answer));
const url = () => `http://127.0.0.1:${(releases.address() as AddressInfo).port}/weekplate/latest`;

beforeAll(() => new Promise<void>((listening) => releases.listen(0, '127.0.0.1', listening)));

afterAll(() => releases.close());

it('a newer version is heard of, the same one is no news, and rubbish is an error', async () => {
  answer = '{"version":"99.0.0","dist":{}}';
  expect(await newerVersion(url())).toBe('99.0.0');
  answer = JSON.stringify({ version: VERSION });
  expect(await newerVersion(url())).toBeNull();
  answer = '<html>';
  await expect(newerVersion(url())).rejects.toThrow();
});

onSqlite('The version', (engine) => {
  it('dieticians see it; nobody else is asked unless the operator named whom', async () => {
    const { make } = engine;
    const dietician = engine.as(await make.aDietician());
    const { body } = await dietician.get<PracticeVersion>('/api/version');
    expect(body).toEqual({ version: VERSION, newer: null });
    expect((await engine.as(await make.aCustomer()).get('/api/version')).status).toBe(403);
    expect((await engine.asNobody().get('/api/version')).status).toBe(401);
  });
});

onSqlite('What a dashboard opens with', (engine) => {
  it('[DAY-01] is what its requests are answered one by one', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Asia/Tokyo' });
    await engine.make.aPlan(customer);
    const answers = await openingOf(engine, customer);
    expect(Object.keys(answers)).toHaveLength(4);
    const today = dayIn('Asia/Tokyo', new Date());
    expect(answers).toHaveProperty([`/api/customers/${customer.id}/daily-progress/${today}`]);
    for (const [path, answer] of Object.entries(answers)) {
      const { status, body } = await engine.as(customer).get(path);
      expect(answer, path).toEqual({ status, body });
    }
  });

  it('[T-G1] gives nobody what is not theirs, nor anything before what is asked of them first', async () => {
    const onlyMe = ['/api/me'];
    const dietician = await engine.make.aDietician();
    expect(Object.keys(await openingOf(engine, dietician))).toEqual(onlyMe);
    expect(await openingOf(engine, null)).toEqual({
      '/api/me': { status: 200, body: { me: null } },
    });
    const customer = await engine.make.aCustomer({ consent: 'none' });
    const asked = await openingOf(engine, customer);
    expect(Object.keys(asked)).toEqual(onlyMe);
    expect(asked['/api/me']?.body).toMatchObject({ me: { id: customer.id, consent: 'none' } });
  });
});

async function openingOf(engine: RunningEngine, person: Person | null) {
  const as = person ? engine.as(person) : engine.asNobody();
  return (await as.get<Opening>('/api/opening')).body.answers;
}
