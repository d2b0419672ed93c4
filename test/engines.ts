import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type Running as Server, startServer, type Waits } from '#server/app/start.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase, SQLITE_FILE } from '#server/db/open.ts';
import type { Person } from './factories/people.ts';
import { type Factories, factories } from './factories.ts';
import { Client } from './http/client.ts';
import { type Operation, operationsOf } from './http/document.ts';
import { catchLog } from './logs/catchLog.ts';
import { errorLines } from './logs/kept.ts';
import { keepSecretsOf } from './logs/secretsOf.ts';
import { type Mail, mailTo } from './outbox.ts';
import { postgresDatabase, type TestDatabase } from './postgres/databases.ts';

let file: Buffer | undefined;

/**
 * Puts an SQLite file with the current schema and no rows into a folder. It is migrated once in this process
 * and then copied, like the template of the PostgreSQL databases.
 */
async function putMigratedFile(dataDir: string): Promise<void> {
  file ??= await migratedFile();
  writeFileSync(join(dataDir, SQLITE_FILE), file, { mode: 0o600 });
}

async function migratedFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-migrate-'));
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  await migrate(database);
  await database.close();
  const content = readFileSync(join(dataDir, SQLITE_FILE));
  rmSync(dataDir, { recursive: true });
  return content;
}

export type Engine = 'sqlite' | 'postgres';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** Addresses at this domain become dieticians once they are verified. */
export const CLINIC = '@clinic.test';

/** A real server on one engine, which runs from the first test of its group to the last. */
export class RunningEngine {
  readonly name: Engine;
  #running: Running | undefined;

  constructor(name: Engine) {
    this.name = name;
  }

  /** `await engine.as(anna).get('/api/me')`: a request over HTTP whose response is checked. */
  as(person: Person): Client {
    return new Client(this.url, this.operations, person);
  }
  asNobody(): Client {
    return new Client(this.url, this.operations, null);
  }
  /** Makes real rows: `await engine.make.aCustomer({ name: 'Anna Albrecht' })`. */
  get make(): Factories {
    return this.#now.make;
  }
  get url(): string {
    return this.#now.server.url;
  }
  get db(): Db {
    return this.#now.server.deps.db;
  }
  get server(): Server {
    return this.#now.server;
  }
  get dataDir(): string {
    return this.#now.dataDir;
  }
  get operations(): readonly Operation[] {
    return this.#now.operations;
  }
  mailTo(email: string, count?: number): Promise<Mail> {
    return mailTo(this.dataDir, email, count);
  }
  /**
   * For a test that provokes an error in the server's log: takes the error out, so that it does not fail the
   * test.
   */
  takeErrors(): string[] {
    return errorLines(this.#now.log.lines.splice(0));
  }

  /** What the server has printed since the test began. */
  get printed(): readonly string[] {
    return this.#now.log.lines;
  }

  async start(settings: Record<string, string>, waits: Waits = {}) {
    this.#running = await start(this.name, settings, waits);
  }
  async stop() {
    if (!this.#running) return;
    const { server, database, dataDir, log } = this.#running;
    await keepSecretsOf(server.deps.db, dataDir);
    await server.close();
    log.release();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  get #now(): Running {
    if (!this.#running) throw new Error('The engine runs inside of tests and hooks only.');
    return this.#running;
  }
}

type Running = {
  readonly server: Server;
  readonly make: Factories;
  readonly operations: readonly Operation[];
  readonly database: TestDatabase | null;
  readonly dataDir: string;
  readonly log: ReturnType<typeof catchLog>;
};

/**
 * Every server of this process describes its API in the same way. The description is fetched once, and the
 * schemas for checking responses are built once: building them takes longer than most tests.
 */
let described: readonly Operation[] | undefined;
async function operationsAt(url: string): Promise<readonly Operation[]> {
  described ??= operationsOf(await (await fetch(`${url}/api/openapi.json`)).json());
  return described;
}

/** Tests that measure times use the real waits. */
const SHORTER: Waits = process.env.TEST_TIMES ? {} : { answerStepMs: 100 };

async function start(
  engine: Engine,
  settings: Record<string, string>,
  waits: Waits,
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-http-'));
  const database = engine === 'postgres' ? await postgresDatabase() : null;
  if (!database) await putMigratedFile(dataDir);
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SECRET: 'a-secret-for-tests-which-guards-nothing',
    DIETICIAN_EMAIL: CLINIC,
    // All tests come from one address; rate limits have tests of their own.
    RATE_LIMIT_FACTOR: '1000',
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  });
  const log = catchLog(settings.SMTP_URL ? 'smtp' : 'outbox');
  const server = await startServer(config, { waits: { ...SHORTER, ...waits } });
  // Waits for it: otherwise, once the practice has its first dietician, the starter articles would be added
  // in the middle of a test.
  await server.tidied;
  const operations = await operationsAt(server.url);
  const make = factories(server.deps.db, config.secret, dataDir);
  return { server, make, operations, database, dataDir, log };
}

/**
 * Runs the same tests on a real server over SQLite and over PostgreSQL, each with a database of its
 * own. `settings` are environment variables for the server, `waits` times that it waits for others. An
 * error in its log fails the test.
 *
 *     onEachEngine('Diet plans', (engine) => {
 *       it('[PLAN-13] refuses a plan without a name', async () => {
 *         const dietician = await engine.make.aDietician();
 *         const customer = await engine.make.aCustomer();
 *         const answer = await engine.as(dietician).post<Refused>(…);
 */
export const onEachEngine = (title: string, tests: Tests, settings?: Settings, waits?: Waits) =>
  onEngines(ENGINES, title, tests, settings, waits);

/**
 * The same on SQLite only: for behaviour that does not depend on the database, or whose statements are tested
 * elsewhere.
 */
export const onSqlite = (title: string, tests: Tests, settings?: Settings, waits?: Waits) =>
  onEngines(['sqlite'], title, tests, settings, waits);

type Tests = (engine: RunningEngine) => void;
type Settings = Readonly<Record<string, string>>;

function onEngines(
  engines: readonly Engine[],
  title: string,
  tests: Tests,
  settings: Settings = {},
  waits: Waits = {},
) {
  describe.each(engines)(`${title} (%s)`, (name) => {
    const engine = new RunningEngine(name);
    beforeAll(() => engine.start(settings, waits));
    afterEach(() => expect(engine.takeErrors(), 'errors in the log of the server').toEqual([]));
    afterAll(() => engine.stop());
    tests(engine);
  });
}
