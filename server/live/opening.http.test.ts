import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';

const APART_MS = 200;

/** How long ago something happened that concerns this person, as a stream says when it opens. */
async function age(url: string, { cookie }: Person): Promise<number> {
  const abort = new AbortController();
  const { body } = await fetch(`${url}/api/events`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
    signal: abort.signal,
  });
  let heard = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk;
    const [, ms] = /^event: open\ndata: (\d+)\n\n/.exec(heard) ?? [];
    if (ms === undefined) continue;
    abort.abort();
    return Number(ms);
  }
  throw new Error(`The stream never opened: ${heard}`);
}

onEachEngine('A stream that opens', (engine) => {
  it('[CUST-07] [T-I4] tells when something last happened for this person, on any instance', async () => {
    const { config } = engine.server.deps;
    const more = config.databaseUrl
      ? [
          await startServer(
            readConfig({
              PORT: '0',
              DATA_DIR: config.dataDir,
              DATABASE_URL: config.databaseUrl,
              SECRET: config.secret,
            }),
          ),
        ]
      : [];
    try {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
      await pause(APART_MS);
      await engine.as(customer).put(day, dayInput());
      for (const { url } of [engine.server, ...more]) {
        const ages = async () => ({
          theirs: await age(url, customer),
          all: await age(url, dietician),
          others: await age(url, other),
        });
        await expect.poll(async () => (await ages()).theirs).toBeLessThan(APART_MS);
        const { theirs, all, others } = await ages();
        expect(others - theirs).toBeGreaterThan(APART_MS / 2);
        expect(others - all).toBeGreaterThan(APART_MS / 2);
      }
    } finally {
      for (const each of more) await each.close();
    }
  });
});
