import { readConfig } from '#server/config.ts';
import { type Running, startServer } from '#server/start.ts';
import type { RunningEngine } from './engines.ts';

/** Another instance on the same database; null on SQLite, which has one alone. */
export async function anotherInstance({ server }: RunningEngine): Promise<Running | null> {
  const { databaseUrl, dataDir, secret } = server.deps.config;
  if (!databaseUrl) return null;
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET: secret };
  return startServer(readConfig(settings));
}
