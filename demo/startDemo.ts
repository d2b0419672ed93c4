import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startServer } from '#server/app/start.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { fillDemo } from './fill.ts';
import { insertMealPhotos } from './mealPhotos.ts';
import { insertMessageFiles } from './replies.ts';

type Wishes = {
  readonly env: NodeJS.ProcessEnv;
  /** The number of customers; by default the cast of forty. */
  readonly customers?: number | undefined;
  /** Whether strangers may look around together. */
  readonly isPublic?: boolean;
  /** The clock; for screenshots it stands still. */
  readonly now?: () => Date;
};

/**
 * Through these, one visitor of a public demo could reach another or lock them out: addresses, passwords,
 * pictures, and what is said in the name of the practice.
 */
const CLOSED =
  /^\/api\/(auth\/(?!sign-(in|out)$)|contact-messages|invitation|me\/(consent|deletion)|practice(?:\/lo(?:ok|gos))?|notifications\/push|profile-images|.+\/(message-)?(pictures|photos)$)/;

/** No mail leaves, and nobody signs in with an account of their own. */
const KEPT_IN = {
  SMTP_URL: undefined,
  GOOGLE_CLIENT_ID: undefined,
  GOOGLE_CLIENT_SECRET: undefined,
};

/** Starts the product with the cast, in a temporary folder. Throws {@link ConfigError}. */
export async function startDemo({
  env,
  customers,
  isPublic = false,
  now = () => new Date(),
}: Wishes): Promise<Running> {
  if (env.DATABASE_URL)
    throw new ConfigError(
      'The demo fills a folder of its own and throws it away afterwards: start it without DATABASE_URL.',
    );
  const dataDir = await mkdtemp(join(tmpdir(), 'weekplate-demo-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  const config = readConfig({ ...env, ...(isPublic && KEPT_IN), DATA_DIR: dataDir });
  const database = await openDatabase(config);
  await migrate(database);
  await fillDemo(database.db, { now: now(), customers });
  await insertMealPhotos(database.db, config);
  await insertMessageFiles(database.db, config);
  await database.close();
  const running = await startServer(config, { now, ...(isPublic && { closed: CLOSED }) });
  return {
    ...running,
    async close() {
      await running.close();
      process.off('exit', remove);
      remove();
    },
  };
}
