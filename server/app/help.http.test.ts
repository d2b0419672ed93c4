import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { createHttpServer, listen } from '../http/listen.ts';
import { serveWeb } from './web.ts';

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
