import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { CHEAP_HASHES } from '../cheapHashes.ts';
import { type Factories, factories } from '../factories.ts';
import { freePort } from '../freePort.ts';
import { errorLines } from '../logs/kept.ts';
import { keepSecretsOf } from '../logs/secretsOf.ts';
import { type Mail, mailTo } from '../outbox.ts';
import { postgresDatabase } from '../postgres/databases.ts';
import { serverProcess } from '../serverProcess.ts';

export type Engine = 'sqlite' | 'postgres';

/** Addresses at this domain become dieticians once they are verified. */
export const CLINIC = '@clinic.test';

/** A practice's own Weekplate: a server process with its database and data folder. */
export type Practice = {
  readonly url: string;
  readonly dataDir: string;
  /** The ID of its server process. */
  pid(): number;
  /** Makes real rows in its database. */
  readonly make: Factories;
  /** The latest letter to an address, once `count` of them are there. */
  mailTo(email: string, count?: number): Promise<Mail>;
  /** What the server has printed so far; a line may come a moment after the event it reports. */
  readonly printed: string[];
  /** The one-time link for the first dietician, once the server has printed it. */
  setUpLink(): Promise<string>;
  /** Error lines printed since the last call. */
  newErrors(): string[];
  /** SIGKILL, like a power cut; `start` starts the server again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

export async function openPractice(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<Practice> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-e2e-'));
  const database = engine === 'postgres' ? await postgresDatabase() : null;
  const env = {
    DATA_DIR: dataDir,
    SECRET: 'a-secret-for-tests-which-guards-nothing',
    DIETICIAN_EMAIL: CLINIC,
    // Every test comes from one address; limits have tests of their own.
    RATE_LIMIT_FACTOR: '1000',
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
    // Makes password hashes cheap and, where `settings` ask for it, moves the clock.
    NODE_OPTIONS: `${CHEAP_HASHES.NODE_OPTIONS ?? ''} ${settings.NODE_OPTIONS ?? ''}`,
  };
  const process = serverProcess(await freePort(), env);
  await process.start();
  await signInOnce(process.url);
  const { db, close: closeDatabase } = await openDatabase(readConfig(env));
  let read = 0;
  return {
    url: process.url,
    dataDir,
    pid: process.pid,
    make: factories(db, env.SECRET, dataDir),
    mailTo: (email, count) => mailTo(dataDir, email, count),
    printed: process.printed,
    setUpLink: () => printedSetUpLink(process.printed),
    newErrors() {
      const lines = process.printed.slice(read);
      read = process.printed.length;
      return errorLines(lines);
    },
    kill: process.kill,
    start: process.start,
    async close() {
      await process.stop();
      await keepSecretsOf(db, dataDir);
      await closeDatabase();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * A server's first sign-in loads hundreds of files, one after the other. On a busy machine that takes
 * longer than any wait in a test, so it must not fall to the test that happens to be first.
 */
async function signInOnce(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.test', password: 'not-a-password' }),
  });
  if (answer.status !== 401) throw new Error(await answer.text());
}

async function printedSetUpLink(printed: readonly string[]): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const [link] = /http\S+\/setup\?token=\S+/.exec(printed.join('\n')) ?? [];
    if (link) return link;
    await pause(50);
  }
  throw new Error('The server printed no link for the first dietician.');
}
