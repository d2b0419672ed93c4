import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { dayInput } from '../factories/days.ts';
import { todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { factories } from '../factories.ts';
import { freePort } from '../freePort.ts';
import { startCluster } from '../postgres/cluster.ts';
import { serverProcess } from '../serverProcess.ts';

const SECRET = 'a-secret-for-faults-which-guards-nothing';

it('[T-I2] PostgreSQL cut off under load: 503, the server stays up, and goes on by itself', {
  timeout: 90_000,
}, async () => {
  const cluster = await startCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-away-'));
  const settings = {
    DATA_DIR: dataDir,
    SECRET,
    DATABASE_URL: cluster.url,
    RATE_LIMIT_FACTOR: '1000',
  };
  const direct = await openDatabase(readConfig(settings));
  await migrate(direct);
  const make = factories(direct.db, SECRET);
  const dietician = await make.aDietician();
  const customer = await make.aCustomer();
  const server = serverProcess(await freePort(), settings, ['--no-build']);
  await server.start();

  const statuses = new Set<number>();
  const send = async (path: string, method: string, body: object, person = customer) => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: `${person.cookie.name}=${person.cookie.value}`,
      },
      body: JSON.stringify(body),
    });
    statuses.add(answer.status);
    return answer.status;
  };
  const today = todayOf(customer);
  const day = () => send(`customers/${customer.id}/daily-progress/${today}`, 'PUT', dayInput());
  const upload = () =>
    send(`customers/${customer.id}/diet-plans`, 'POST', planInput(today), dietician);
  const signUp = () =>
    send('auth/sign-up', 'POST', {
      email: `${crypto.randomUUID()}@example.test`,
      password: 'porridge-and-plums',
      consent: BUILT_IN_PRIVACY,
    });

  let going = true;
  const load = [day, upload, upload, signUp, signUp].map(async (work) => {
    while (going) await work();
  });
  await pause(700);
  // Ends every connection at once, those in the middle of a transaction too; several times.
  for (let cut = 0; cut < 15; cut += 1) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'
    `.execute(direct.db);
    await pause(60);
  }
  going = false;
  await Promise.all(load);

  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(503);
  await expect.poll(day, { timeout: 10_000 }).toBe(200);
  expect(await upload()).toBe(201);

  await server.stop();
  await direct.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
