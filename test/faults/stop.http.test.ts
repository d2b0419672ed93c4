import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { DietPlan } from '#domain/plans/plan.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ENGINES } from '../engines.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { factories } from '../factories.ts';
import { freePort } from '../freePort.ts';
import { postgresDatabase } from '../postgres/databases.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';

const SECRET = 'a-secret-for-faults-which-guards-nothing';
const PEOPLE = 25;
const SESSIONS = 4;
const STREAMS = 10;
const MOST_SECONDS = 10;
// Of memory, for a thousand streams: two hundred kilobytes for each, and no more the longer they last.
const MOST_RISE_MB = 200;
const MOST_GROWTH_MB = 60;
const WRITES = 25;

const cookieOf = ({ cookie }: Person) => `${cookie.name}=${cookie.value}`;
const megabytes = (server: ServerProcess) => {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

it.each(ENGINES)(
  '[T-I5] with 1,000 open streams memory is bounded; SIGTERM drains, loses nothing and exits in 10 seconds (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-stop-'));
    const database = engine === 'postgres' ? await postgresDatabase() : null;
    const settings = { DATA_DIR: dataDir, SECRET, ...(database && { DATABASE_URL: database.url }) };
    const server = serverProcess(await freePort(), settings, ['--no-build']);
    await server.start();
    const direct = await openDatabase(readConfig(settings));
    const make = factories(direct.db, SECRET);
    const customer = await make.aCustomer();
    const dietician = await make.aDietician();
    await upload(server, customer, dietician, 'the first');
    const before = megabytes(server);

    const streams = await openStreams(server, make);
    const opened = megabytes(server);
    const hear = async () => {
      for (let count = 0; count < WRITES; count += 1)
        await upload(server, customer, dietician, 'heard');
      await pause(1500);
      return megabytes(server);
    };
    const busy = await hear();
    const later = await hear();
    expect(streams.heard()).toBeGreaterThan(WRITES * 100);
    expect(streams.open()).toBe(PEOPLE * SESSIONS * STREAMS);
    const figures = [before, opened, busy, later].map((each) => each.toFixed(0)).join(' → ');
    console.info(`${engine}: ${figures} MB before, with 1,000 streams, while they hear, and later`);
    expect(later - before).toBeLessThan(MOST_RISE_MB);
    expect(later - busy).toBeLessThan(MOST_GROWTH_MB);

    // What keeps a connection open without end: one that is idle, and a picture that creeps.
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    idle.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
    const creeping = creep(server, customer);
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 4 }, () =>
      writeUntilRefused(server, customer, dietician, acknowledged),
    );
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);

    const began = performance.now();
    await server.stop();
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(writing);
    creeping.destroy();
    idle.destroy();
    streams.close();
    console.info(
      `${engine}: stopped in ${seconds.toFixed(1)} s, ${acknowledged.length} writes acknowledged`,
    );
    expect(seconds).toBeLessThan(MOST_SECONDS);
    expect(server.exitCode()).toBe(0);

    await server.start();
    for (const id of acknowledged)
      expect((await ask(server, dietician, `${customer.id}/diet-plans/${id}`)).status, id).toBe(
        200,
      );
    await direct.close();
    await server.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);

/** A thousand streams of dieticians, who hear of everything; every second one does not read. */
async function openStreams(server: ServerProcess, make: ReturnType<typeof factories>) {
  const answers: IncomingMessage[] = [];
  let heard = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const dietician = await make.aDietician();
    for (let count = 0; count < SESSIONS; count += 1) {
      const session = await make.anotherSession(dietician);
      await Promise.all(
        Array.from({ length: STREAMS }, async (_, index) => {
          const headers = { cookie: cookieOf(session) };
          const asking = get(`${server.url}/api/events`, { headers, agent: false });
          const [answer]: IncomingMessage[] = await once(asking, 'response');
          if (!answer) throw new Error('There was no answer.');
          answer.on('error', () => undefined);
          if (index % 2 === 0) answer.pause();
          else
            answer.setEncoding('utf8').on('data', (text: string) => {
              if (text.includes('diet-plan')) heard += 1;
            });
          answers.push(answer);
        }),
      );
    }
  }
  return {
    heard: () => heard,
    open: () => answers.filter((each) => !each.destroyed).length,
    close: () => answers.forEach((each) => void each.destroy()),
  };
}

function ask(server: ServerProcess, person: Person, path: string, body?: object) {
  return fetch(`${server.url}/api/customers/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', cookie: cookieOf(person) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function upload(
  server: ServerProcess,
  to: Person,
  by: Person,
  name: string,
): Promise<string> {
  const answer = await ask(server, by, `${to.id}/diet-plans`, planInput(todayOf(to), { name }));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as DietPlan).id;
}

/** Uploads plans until the server takes none any more. */
async function writeUntilRefused(server: ServerProcess, to: Person, by: Person, ids: string[]) {
  for (;;) {
    try {
      ids.push(await upload(server, to, by, 'until the end'));
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** A picture of which a few bytes arrive now and then. */
function creep(server: ServerProcess, person: Person) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on(
    'error',
    () => undefined,
  );
  socket.write(
    `PUT /api/profile-images/${person.id} HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(person)}\r\ncontent-type: image/png\r\ncontent-length: 500000\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write('\u0000'.repeat(10)), 200);
  return socket.on('close', () => clearInterval(timer));
}
