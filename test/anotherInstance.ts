import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app/app.ts';
import { type Running, startServer } from '#server/app/start.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { createHttpServer, drain, listen } from '#server/http/listen.ts';
import type { RunningEngine } from './engines.ts';

/** Another instance on the same database; null on SQLite, which allows only one. */
export async function anotherInstance({ server }: RunningEngine): Promise<Running | null> {
  const { databaseUrl, dataDir, secret } = server.deps.config;
  if (!databaseUrl) return null;
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET: secret };
  return startServer(readConfig(settings));
}

type Door = Pick<Running, 'url' | 'deps' | 'close'>;

/**
 * Another instance, configured like the first except for `changes`. Where the database allows only one
 * server, it is a second entrance to that server.
 */
export async function anotherDoor(
  { server }: RunningEngine,
  changes: Partial<Config> = {},
): Promise<Door> {
  const config = { ...server.deps.config, ...changes, port: 0 };
  if (config.databaseUrl) return startServer(config);
  const deps = { ...server.deps, config };
  const http = await listen(createHttpServer(createApp(deps).fetch, config), config);
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, deps, close: () => drain(http) };
}
