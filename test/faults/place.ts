import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Engine } from '../engines.ts';
import { type Factories, factories } from '../factories.ts';
import { freePort } from '../freePort.ts';
import { emptyDatabase, postgresDatabase, type TestDatabase } from '../postgres/databases.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';

const SECRET = 'a-secret-for-faults-which-guards-nothing';

type Direct = Awaited<ReturnType<typeof openDatabase>>['db'];

/** A database and a data folder for servers that are processes of their own. */
export type Place = {
  readonly engine: Engine;
  /** The environment variables with which a process uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly config: Config;
  /** A server for this place that is not started yet. */
  server(): Promise<ServerProcess>;
  /**
   * Direct access, bypassing every server. The database is not kept open in between: otherwise a killed
   * server would not be its only user.
   */
  direct<T>(work: (db: Direct, make: Factories) => Promise<T>): Promise<T>;
  end(): Promise<void>;
};

type Wishes = { readonly dataDir?: string; readonly databaseUrl?: string };

/** With the current schema. */
export async function aPlace(engine: Engine, wishes: Wishes = {}): Promise<Place> {
  const own = engine === 'postgres' && !wishes.databaseUrl;
  const place = placeOn(engine, wishes, own ? await postgresDatabase() : undefined);
  await place.direct(async () => undefined);
  return place;
}

/** Without any schema. */
export async function emptyPlace(engine: Engine): Promise<Place> {
  return placeOn(engine, {}, engine === 'postgres' ? await emptyDatabase() : undefined);
}

function placeOn(engine: Engine, wishes: Wishes, database: TestDatabase | undefined): Place {
  const dataDir = wishes.dataDir ?? mkdtempSync(join(tmpdir(), 'weekplate-faults-'));
  const databaseUrl = wishes.databaseUrl ?? database?.url;
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    SECRET,
    // Rate limits are off: the scenarios test whether data is kept.
    RATE_LIMIT_FACTOR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const config: Config = readConfig(settings);
  const servers: ServerProcess[] = [];
  return {
    engine,
    settings,
    config,
    async server() {
      const server = serverProcess(await freePort(), settings, ['--no-build']);
      servers.push(server);
      return server;
    },
    async direct(work) {
      const opened = await openDatabase(config);
      try {
        await migrate(opened);
        return await work(opened.db, factories(opened.db, SECRET));
      } finally {
        await opened.close();
      }
    },
    async end() {
      for (const server of servers) await server.kill();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
