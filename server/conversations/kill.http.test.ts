import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Message } from '#domain/conversations/messageSchema.ts';
import { ENGINES } from '#test/engines.ts';
import { messageInput } from '#test/factories/conversations.ts';
import type { Person } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';
import { freePort } from '#test/freePort.ts';
import { postgresDatabase } from '#test/postgres/databases.ts';
import { type ServerProcess, serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';

const SECRET = 'a-secret-for-faults-which-guards-nothing';
const ROUNDS = isThorough ? 3 : 1;
const WRITERS = 3;

/** For PostgreSQL, test/deploy/behindNginx tests what is kept when a server is killed. */
const engines = isThorough ? ENGINES : (['sqlite'] as const);

it.each(engines)(
  '[TALK-04] kill -9 while messages are sent: what was answered is there, and each is there once (%s)',
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-message-kill-'));
    const database = engine === 'postgres' ? await postgresDatabase() : null;
    const settings = {
      DATA_DIR: dataDir,
      SECRET,
      RATE_LIMIT_FACTOR: '1000',
      ...(database && { DATABASE_URL: database.url }),
    };
    const server = serverProcess(await freePort(), settings, ['--no-build']);
    await server.start();
    const direct = await openDatabase(readConfig(settings));
    const make = factories(direct.db, SECRET);
    const customer = await make.aCustomer();
    const dietician = await make.aDietician();

    /** The texts of messages that were answered, with the id in the answer. */
    const answered = new Map<string, string>();
    const cut: string[] = [];
    /** Sends message after message until the server is gone. */
    async function sendUntilCut(by: Person, writer: string) {
      for (let nth = 0; ; nth += 1) {
        const text = `${writer}-${nth}`;
        const id = await sendOnce(server, customer, by, text);
        if (id === null) return cut.push(text);
        answered.set(text, id);
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = answered.size;
      const sending = Array.from({ length: WRITERS }, (_, nth) =>
        sendUntilCut(nth === 0 ? dietician : customer, `round-${round}-writer-${nth}`),
      );
      await expect.poll(() => answered.size).toBeGreaterThan(before + WRITERS);
      await pause(round * 23);
      await server.kill();
      await Promise.all(sending);
      await server.start();
      // Requests without an answer are sent again, as a browser does.
      for (const text of cut.splice(0)) {
        const by = text.includes('writer-0') ? dietician : customer;
        const id = await sendOnce(server, customer, by, text);
        answered.set(text, id ?? 'still no answer');
      }
    }
    const rows = await direct.db
      .selectFrom('message')
      .select(['text', 'id'])
      .where('customerId', '=', customer.id)
      .execute();
    const stored = rows.map(({ text, id }) => [text, id] as const);
    expect(stored.toSorted()).toEqual([...answered].toSorted());
    expect(answered.size).toBeGreaterThan(ROUNDS * WRITERS);

    await direct.close();
    await server.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);

/** Sends a message with a new idempotency key; returns its id, null when the connection was cut. */
async function sendOnce(server: ServerProcess, customer: Person, by: Person, text: string) {
  try {
    const answer = await fetch(`${server.url}/api/customers/${customer.id}/messages`, {
      method: 'POST',
      headers: {
        cookie: `${by.cookie.name}=${by.cookie.value}`,
        origin: server.url,
        'content-type': 'application/json',
        'idempotency-key': `key-of-${text}`,
      },
      body: JSON.stringify(messageInput({ text })),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as Message).id;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
