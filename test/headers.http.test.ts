import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from '#server/app/web.ts';
import { createHttpServer, listen } from '#server/http/listen.ts';
import { errorSchema } from '#server/http/operation.ts';
import { pathOf, UNKNOWN_ID } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import type { Operation } from './http/document.ts';
import { rawRequest } from './http/rawRequest.ts';
import { isThorough } from './thorough.ts';

/** Headers that every response carries. */
const expected: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(default-src 'none'; (sandbox|img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none')|default-src 'self'; script-src 'self'; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none')$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
  // The Google pop-up needs `unsafe-none`: otherwise the page that waits for it believes that it was closed. It
  // contains no personal data.
  'cross-origin-opener-policy': /^(same-origin|same-origin-allow-popups|unsafe-none)$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(\)/,
};

/** More than any JSON operation accepts. */
const TOO_LARGE = 'x'.repeat(600_000);

const missing = (headers: Headers): string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    value.test(headers.get(name) ?? '') ? [] : [name],
  );

/** Requests for missing objects, and with a method that does not exist. */
const unknown = ({ method }: Operation) => [
  { method, ids: { uid: UNKNOWN_ID, id: UNKNOWN_ID }, body: '{}' },
  { method: 'propfind', ids: {}, body: '{}' },
];

const post = (rest: string) =>
  `POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`;

/** Input that Node.js does not accept as a request, or refuses by itself; with the expected status. */
const malformed: readonly [string, number, string][] = [
  ['no HTTP', 400, 'nonsense\r\n\r\n'],
  ['another protocol', 400, '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ['no host', 400, 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'a host that is none',
    400,
    'GET /api/health HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n',
  ],
  ['an address that is none', 400, 'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['a header with NUL', 400, 'GET /api/health HTTP/1.1\r\nhost: x\r\nx: \u0000\r\n\r\n'],
  ['two lengths', 400, post('content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}')],
  ['a broken chunk', 400, post('transfer-encoding: chunked\r\n\r\nZZ\r\n')],
  ['headers too large', 431, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'endless extensions of a chunk',
    413,
    post(`transfer-encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
  ],
  [
    'an expectation',
    417,
    'GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n',
  ],
  ['more than is taken', 413, post('content-length: 999999999\r\n\r\n{')],
];

onSqlite('What every answer carries', (engine) => {
  let world: World;
  const dist = mkdtempSync(join(tmpdir(), 'weekplate-dist-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  beforeAll(async () => {
    world = await aWorld(engine.make);
    for (const folder of ['assets', 'en/.start/customer'])
      mkdirSync(join(dist, folder), { recursive: true });
    const start = 'en/.start/customer/dashboard.html';
    const script = 'assets/page-a1b2c3d4.js';
    const others = ['index.html', 'landing.html', 'icon.svg', 'boot.js', 'boot.js.br'];
    const pages = others.map((file) => `en/${file}`);
    for (const file of [...pages, script, start, `${start}.br`])
      writeFileSync(join(dist, file), '<head></head>');
  });

  it('[T-E2] every operation, whoever asks for whatever: the security headers, and no-store', async () => {
    const bad: string[] = [];
    const statuses = new Set<number>();
    const others = [null, world.withoutRole, world.otherCustomer];
    for (const [at, operation] of engine.operations.entries())
      for (const person of [others[at % 3] ?? null, world.dietician])
        for (const { method, ids, body } of [
          { method: operation.method, ids: {}, body: '{}' },
          // One person asks for missing objects; with THOROUGH=1 the other one does, too.
          ...(person !== world.dietician && !isThorough ? [] : unknown(operation)),
          ...(person === world.dietician && at % 6 === 0
            ? [{ method: operation.method, ids: {}, body: TOO_LARGE }]
            : []),
        ]) {
          // It would end the session that the next operations need.
          if (operation.path.includes('/sign-out') && method === 'post') continue;
          const client = person ? engine.as(person) : engine.asNobody();
          const path = pathOf(operation, world, person, ids);
          const answer = await client.raw(path, {
            method: method.toUpperCase(),
            headers: { 'content-type': 'application/json' },
            ...(method !== 'get' && { body }),
          });
          statuses.add(answer.status);
          const lacks = missing(answer.headers);
          const opener = answer.headers.get('cross-origin-opener-policy');
          if (opener === 'unsafe-none' && !path.startsWith('/api/auth/google'))
            lacks.push('cross-origin-opener-policy');
          const cached = answer.headers.get('cache-control') ?? '';
          if (!/^no-store\b/.test(cached)) lacks.push('cache-control');
          if (lacks.length > 0) bad.push(`${method} ${path} ${answer.status}: ${lacks}`);
          await answer.body?.cancel();
        }
    expect(bad).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 403, 404, 405, 413, 422, 428]));
  });

  it('[T-E2] an answer with somebody’s data is no-store, however its address is written', async () => {
    const { cookie } = world.owner;
    for (const path of ['/x/../api/me', '/x/%2e%2E/api/me', '/./api/me', 'http://x/y/../api/me']) {
      const answer = await rawRequest(
        engine.url,
        `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie.name}=${cookie.value}\r\nconnection: close\r\n\r\n`,
      );
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        200,
        'no-store',
      ]);
      expect(answer.body).toContain(world.owner.email);
    }
  });

  it('the page that customers open first is compressed, and not sent again to a browser that has it', async () => {
    // With a look of the practice each page is made for it.
    await engine.db.deleteFrom('practiceLook').execute();
    const app = new Hono<never>();
    serveWeb(app as never, engine.server.deps, dist);
    const ask = (headers: Record<string, string>) =>
      app.request('/customer/dashboard', {
        headers: { 'accept-encoding': 'gzip, br', ...headers },
      });
    const first = await ask({});
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    writeFileSync(join(dist, 'en/.start/customer/dashboard.html.br'), '<head>another build</head>');
    expect((await ask({ 'if-none-match': tag })).status).toBe(200);
  });

  it('[T-E2] what is no request at all is refused with the same headers and body', async () => {
    await Promise.all(
      malformed.map(async ([what, status, bytes]) => {
        const answer = await rawRequest(engine.url, bytes);
        expect([what, answer.status, missing(answer.headers)]).toEqual([what, status, []]);
        expect([what, answer.headers.get('cache-control')]).toEqual([what, 'no-store']);
        const told = errorSchema.parse(JSON.parse(answer.body)).error;
        expect(told.message.length).toBeGreaterThan(10);
      }),
    );
    expect((await engine.asNobody().get('/api/health')).status).toBe(200);
  });

  it('[T-E2] a request that does not arrive in time is told so, with the same headers', async () => {
    const { app } = engine.server;
    const { config } = engine.server.deps;
    const times = { headersTimeout: 100, connectionsCheckingInterval: 50 };
    const server = createHttpServer(app.fetch, config, { times });
    await listen(server, { ...config, port: 0 });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await rawRequest(url, 'GET /api/health HTTP/1.1\r\nhost: x\r\n');
    server.close();
    expect([answer.status, missing(answer.headers)]).toEqual([408, []]);
    expect(errorSchema.parse(JSON.parse(answer.body)).error.code).toBe('too-slow');
  });

  it('a connection is kept longer than nginx or Caddy keep theirs, so that neither sends into a closed one', async () => {
    const answer = await fetch(`${engine.url}/api/health`);
    const [, seconds] = answer.headers.get('keep-alive')?.match(/^timeout=(\d+)$/) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  it('a file that is not there is no page, and what the build says of itself is nobody’s', async () => {
    const app = new Hono<never>();
    mkdirSync(join(dist, 'en/.vite'), { recursive: true });
    writeFileSync(join(dist, 'en/.vite/manifest.json'), '{}');
    serveWeb(app as never, engine.server.deps, dist);
    const statusOf = async (path: string) => (await app.request(path)).status;
    for (const path of ['/favicon.ico', '/x.png', '/client/x.js', '/.vite/manifest.json', '/.env'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    for (const path of ['/login', '/client/customers/0b1c2d', '/icon.svg'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('the map of the site keeps to XML, whatever host is asked for', async () => {
    const app = new Hono<never>();
    serveWeb(app as never, engine.server.deps, dist);
    const answer = await app.request('http://a&b"c/sitemap.xml');
    expect(await answer.text()).toContain('<loc>http://a&#38;b&#34;c/login</loc>');
  });

  it('[T-E2] pages, files and what is neither carry them too', async () => {
    const app = new Hono<never>();
    serveWeb(app as never, engine.server.deps, dist);
    const config = { ...engine.server.deps.config, port: 0, publicUrl: 'https://weekplate.test' };
    const server = createHttpServer(app.fetch, config);
    await listen(server, config);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answers: Record<string, unknown> = {};
    for (const path of [
      '/',
      '/login',
      '/customer/dashboard',
      '/landing.html',
      '/icon.svg',
      '/assets/page-a1b2c3d4.js',
      '/boot.js?a1b2c3d4',
      '/boot.js',
      '/assets/none.js',
      '/robots.txt',
      '/sitemap.xml',
    ]) {
      const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
      answers[path] = [status, headers.get('cache-control'), missing(headers)];
    }
    const { status, headers } = await fetch(`${url}/login`, { method: 'POST' });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    answers['POST /login'] = [status, headers.get('cache-control'), missing(headers)];
    server.close();
    server.closeAllConnections();
    expect(answers).toEqual({
      '/': [200, 'no-cache', []],
      '/login': [200, 'no-cache', []],
      '/customer/dashboard': [200, 'no-cache', []],
      '/landing.html': [308, 'no-store', []],
      '/icon.svg': [200, 'public, max-age=86400', []],
      '/assets/page-a1b2c3d4.js': [200, 'public, max-age=31536000, immutable', []],
      // Also the compressed file: `fetch` accepts compression.
      '/boot.js?a1b2c3d4': [200, 'public, max-age=31536000, immutable', []],
      '/boot.js': [200, 'no-cache', []],
      '/assets/none.js': [404, 'no-store', []],
      '/robots.txt': [200, 'no-store', []],
      '/sitemap.xml': [200, 'no-store', []],
      'POST /login': [404, 'no-store', []],
    });
  });
});
