import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayIn } from '#domain/day.ts';
import { onEachEngine } from '../engines.ts';
import { type BareEngine, barePostgres, bareSqlite } from './bare/engine.ts';
import { bareServer } from './bare/server.ts';
import { published } from './fan/fanOut.ts';
import type { Practice } from './practice/practice.ts';
import { seed } from './practice/seed.ts';
import { compare } from './stage/ask.ts';
import { works } from './works.ts';

const OPENING = /^event: open\ndata: \d*\n\n(event: earlier\ndata: .*\n\n)*/;

onEachEngine('The bare server of the benchmark', (engine) => {
  let practice: Practice;
  let bareEngine: BareEngine;
  let bare: ReturnType<typeof bareServer>;
  const urls = () => ({
    product: engine.url,
    bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  });

  beforeAll(async () => {
    const { db, config } = engine.server.deps;
    const size = { customers: 60, plans: 2, days: 20 };
    practice = await seed({ db, engine: engine.name }, config.secret, size);
    bareEngine = config.databaseUrl
      ? barePostgres(config.databaseUrl)
      : bareSqlite(join(engine.dataDir, 'weekplate.sqlite'));
    bare = bareServer(bareEngine).listen(0, '127.0.0.1');
    await once(bare, 'listening');
  });
  afterAll(async () => {
    bare.closeAllConnections();
    bare.close();
    await bareEngine.close();
  });

  it.each(works)('answers “$title” with the data of the product', async (work) => {
    const today = dayIn('UTC', new Date());
    const days = { today, unlogged: addDays(today, -100), count: 1 };
    await compare(urls(), work, practice, days);
  });

  it('tells streams of an event in the bytes of the product', async () => {
    const { product, bare } = urls();
    const ours = await heardOn(`${product}/api/events`, product);
    const theirs = await heardOn(`${bare}/listen/api/events`, `${bare}/publish`);
    // The product says as well what was before the stream opened.
    expect(theirs.replace(OPENING, '')).toBe(ours.replace(OPENING, ''));
    expect(ours).toContain('"dietician-profile"');
  });

  /** What a customer's stream carries until an event has come. */
  async function heardOn(stream: string, base: string): Promise<string> {
    const [customer] = practice.customers;
    const cookie = `${customer?.cookie.name}=${customer?.cookie.value}`;
    const { path, cookie: dietician, body } = published(practice);
    const abort = new AbortController();
    const listening = await fetch(stream, { headers: { cookie }, signal: abort.signal });
    let heard = '';
    for await (const chunk of listening.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (heard === '') {
        const headers = { cookie: dietician, 'content-type': 'application/json' };
        const saved = await fetch(`${base}${path}`, { method: 'PUT', headers, body });
        expect(saved.status).toBe(200);
      }
      heard += chunk;
      if (heard.includes('\n\ndata: {"kind"')) break;
    }
    abort.abort();
    return heard;
  }
});
