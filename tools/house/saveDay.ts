import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '#server/app/start.ts';
import { readConfig } from '#server/config/config.ts';
import { sendLogTo } from '#server/log/log.ts';
import { ROOT } from '#test/check/run.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
const TIMES = 4;

/** The files of server/ and domain/ that run a function whenever a customer saves a day. */
export async function filesOfSavingADay(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-house-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, SECRET, DIETICIAN_EMAIL: '@clinic.test' };
  const release = sendLogTo(() => undefined);
  const server = await startServer(readConfig(settings));
  const session = new Session();
  session.connect();
  try {
    const make = factories(server.deps.db, SECRET);
    const customer = await make.aCustomer();
    await make.aPlan(customer);
    const { name, value } = customer.cookie;
    const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true });
    const runs: Set<string>[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const response = await fetch(server.url + day, {
        method: 'PUT',
        headers: {
          cookie: `${name}=${value}`,
          origin: server.url,
          'content-type': 'application/json',
          ...(time > 0 && { 'if-match': `"${time}"` }),
        },
        body: JSON.stringify(dayInput({ notes: `Saved ${time}` })),
      });
      if (!response.ok) throw new Error(`A day was not saved: ${await response.text()}`);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ran = result.filter(({ functions }) =>
        functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
      );
      runs.push(new Set(ran.flatMap(({ url }) => (url.startsWith('file:') ? pathOf(url) : []))));
    }
    // The first run includes what is loaded only once; what timers do in between is not in every run.
    const [, first = new Set<string>(), ...others] = runs;
    const always = [...first].filter((path) => others.every((run) => run.has(path)));
    return always.filter((path) => /^(server|domain)\//.test(path)).sort();
  } finally {
    session.disconnect();
    await server.close();
    release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pathOf = (url: string) => relative(ROOT, fileURLToPath(url));
