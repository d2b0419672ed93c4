import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { addDays, dayIn } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { type BareEngine, barePostgres, bareSqlite } from './bare/engine.ts';
import { bareServer } from './bare/server.ts';
import type { Practice } from './practice/practice.ts';
import { seed } from './practice/seed.ts';
import { compare } from './stage/ask.ts';
import { hasBare, works } from './works.ts';

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

  it.each(works.filter(hasBare))('answers “$title” with the data of the product', async (work) => {
    const today = dayIn('UTC', new Date());
    const days = { today, unlogged: addDays(today, -100), count: 1 };
    await compare(urls(), work, practice, days);
  });
});
