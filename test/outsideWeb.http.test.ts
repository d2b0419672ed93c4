import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from '#server/app/web.ts';
import { createHttpServer, listen } from '#server/http/listen.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import { rawRequest } from './http/rawRequest.ts';

const HIDDEN = 'nobody is to read this';
const LISTED = 'page-a1b2c3d4.js';

/** Paths that try to leave the served folder, or to reach its list of files. */
const ways = [
  '/.git/config',
  '/.env',
  '/../package.json',
  '/../.git/config',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.%00./package.json',
  '//package.json',
  '/%252e%252e/package.json',
  '/assets',
  '/assets/',
  '/assets/.',
];

onSqlite('What is not for the web', (engine) => {
  const place = mkdtempSync(join(tmpdir(), 'weekplate-outside-'));
  const dist = join(place, 'dist');
  let world: World;
  afterAll(() => rmSync(place, { recursive: true }));
  beforeAll(async () => {
    world = await aWorld(engine.make);
    for (const folder of ['.git', 'dist/assets', 'dist/en'])
      mkdirSync(join(place, folder), { recursive: true });
    for (const file of ['package.json', '.git/config', '.env'])
      writeFileSync(join(place, file), HIDDEN);
    for (const file of ['en/index.html', 'en/landing.html', `assets/${LISTED}`])
      writeFileSync(join(dist, file), '<head></head>');
  });

  it('[T-B5] no address leads out of the folder that is served, nor lists it', async () => {
    // With a look of the practice each page is made for it.
    await engine.db.deleteFrom('practiceLook').execute();
    const app = new Hono<never>();
    serveWeb(app as never, engine.server.deps, dist);
    const config = { ...engine.server.deps.config, port: 0 };
    const server = createHttpServer(app.fetch, config);
    await listen(server, config);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const wrong: unknown[] = [];
    for (const way of ways) {
      const { status, body } = await rawRequest(
        url,
        `GET ${way} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      );
      const page = status === 200 && body.includes('<head></head>');
      const shown = body.includes(HIDDEN) || body.includes(LISTED);
      if (shown || !(page || [400, 404].includes(status))) wrong.push([way, status, body]);
    }
    server.close();
    server.closeAllConnections();
    expect(wrong).toEqual([]);
  });

  it('[T-B5] TRACE is answered nowhere, and repeats nobody’s cookie', async () => {
    const { cookie } = world.owner;
    for (const path of ['/', '/login', '/api/me', '/api/health']) {
      const { status, body } = await rawRequest(
        engine.url,
        `TRACE ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie.name}=${cookie.value}\r\nconnection: close\r\n\r\n`,
      );
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(body).not.toContain(cookie.value);
    }
  });

  it('[T-E3] no answer may be read by a page of another origin, asked for beforehand or not', async () => {
    const allowed: string[] = [];
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'content-type',
    };
    const paths = engine.operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, world.owner.id));
    for (const path of [...new Set(paths), '/', '/robots.txt', '/.well-known/security.txt'])
      for (const method of ['OPTIONS', 'GET']) {
        // This response would stay open.
        if (method === 'GET' && path === '/api/events') continue;
        const answer = await engine.as(world.owner).raw(path, { method, headers });
        await answer.body?.cancel();
        for (const [name] of answer.headers)
          if (name.startsWith('access-control-')) allowed.push(`${method} ${path}: ${name}`);
      }
    expect(allowed).toEqual([]);
  });
});
