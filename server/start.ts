import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { UPLOAD_BUDGET_MS } from '#domain/images/retry.ts';
import { forgetTheOld } from './api/idempotency.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { createGoogle } from './auth/google.ts';
import { offerSetUp } from './auth/setUp.ts';
import { type Config, ConfigError } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { answersOf } from './headers.ts';
import { squareMaker } from './images/squares.ts';
import { imageStore } from './images/store.ts';
import { sweepImages } from './images/sweep.ts';
import { localHub } from './live/hub.ts';
import { postgresHub } from './live/postgresHub.ts';
import { log } from './log.ts';
import { createMailer } from './mail/mailer.ts';

export type Running = {
  /** Where it listens, `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The one-time link that makes the first dietician; null once there is one. */
  readonly setUpUrl: string | null;
  readonly deps: Deps;
  readonly app: ReturnType<typeof createApp>;
  /** Finishes what is under way, at most 8 seconds, and lets go of everything. */
  close(): Promise<void>;
};

const HOUR_MS = 3_600_000;
const DRAIN_MS = 4000;

/** Opens the database, migrates and listens. Throws {@link ConfigError}. */
export async function startServer(
  config: Config,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<Running> {
  const database = await openDatabase(config);
  const { db, engine } = database;
  await migrate(database).catch(async (error: Error) => {
    await database.close();
    throw new ConfigError(`The database cannot be brought up to date: ${error.message}.`);
  });
  const mailer = createMailer(config);
  let publicUrl = config.publicUrl ?? '';
  const hub = config.databaseUrl ? postgresHub(config.databaseUrl, db) : localHub();
  const authInput = { config, db, engine, mailer, publicUrl: () => publicUrl };
  const auth = createAuth(authInput);
  const google = config.google ? createGoogle(config.google, { ...authInput, hub }) : null;
  const images = imageStore(config);
  const squares = squareMaker();
  const deps: Deps = { config, db, engine, hub, auth, google, mailer, images, squares, now };
  const app = createApp(deps);
  const server = await listen(app.fetch, config);
  const { port } = server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  publicUrl ||= url;
  const token = await offerSetUp(deps);
  const tidying = setInterval(() => tidy(deps), HOUR_MS).unref();
  tidy(deps);
  return {
    url,
    setUpUrl: token && `${publicUrl}/setup?token=${token}`,
    deps,
    app,
    async close() {
      clearInterval(tidying);
      // Streams never end by themselves; what is still being written is told before the hub goes.
      hub.publishHere([{ closing: true }]);
      await Promise.all([drain(server), mailer.close()]);
      squares.close();
      await hub.close();
      await database.close();
    },
  };
}

function tidy(deps: Deps): void {
  const notTidied = (error: Error) => log.warn('not tidied', { error: error.message });
  forgetTheOld(deps).catch(notTidied);
  sweepImages(deps).catch(notTidied);
}

type Fetch = Parameters<typeof getRequestListener>[0];

function listen(fetch: Fetch, config: Config): Promise<Server> {
  const respond = getRequestListener(fetch);
  const server = createServer({ ServerResponse: answersOf(config) }, (incoming, outgoing) => {
    void respond(incoming, outgoing);
  });
  // A picture may take this long to arrive over a poor connection.
  server.requestTimeout = UPLOAD_BUDGET_MS;
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          error.code === 'EADDRINUSE'
            ? `Port ${config.port} is in use: set PORT to another one.`
            : `${config.host}:${config.port} cannot be listened on: ${error.message}.`,
        ),
      ),
    );
    server.listen(config.port, config.host, () => resolve(server));
  });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // An answer from now on is the last one of its connection.
  server.prependListener('request', (_incoming, outgoing) =>
    outgoing.setHeader('connection', 'close'),
  );
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(force);
}
