import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECLARED } from '#server/app/nouns.ts';
import { openArchive } from '#server/backup/archiveReader.ts';
import { backUp } from '#server/backup/backup.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { imageStore } from '#server/images/store.ts';
import type { Engine } from '../engines.ts';
import { type Factories, factories } from '../factories.ts';
import { emptyDatabase } from '../postgres/databases.ts';
import { COMPILED } from '../serverProcess.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server/operator/backup.ts');

/** A data folder, and on PostgreSQL a database, on which no server was ever started. */
export type Place = {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly env: Record<string, string>;
  readonly config: Config;
  open(): Promise<Database>;
  remove(): Promise<void>;
};

export async function emptyPlace(
  engine: Engine,
  more: Record<string, string> = {},
): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-place-'));
  const database = engine === 'postgres' ? await emptyDatabase() : null;
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    ...more,
  };
  const config = readConfig(env);
  return {
    engine,
    dataDir,
    env,
    config,
    open: () => openDatabase(config),
    async remove() {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A place with a schema and what `fill` makes. */
export async function placeWith(
  engine: Engine,
  fill: (make: Factories) => Promise<unknown>,
): Promise<Place> {
  const place = await emptyPlace(engine);
  const database = await place.open();
  await migrate(database);
  await fill(factories(database.db, 'secret', place.dataDir));
  await database.close();
  return place;
}

const quiet = { now: () => new Date(), say: () => undefined };

/** Does the same as the commands, without a process for each; throws what they would print. */
export async function backUpOf(
  { config }: Place,
  file: string,
  { isOpen = false } = {},
): Promise<Manifest> {
  const images = imageStore(config);
  return backUp({ config, declared: DECLARED, images, isOpen, ...quiet }, file);
}

export async function restoreInto(
  { config, open }: Place,
  file: string,
  { replaces = false } = {},
): Promise<void> {
  const archive = await openArchive(file);
  const database = await open();
  try {
    await restore(
      { declared: DECLARED, database, images: imageStore(config), ...quiet, replaces },
      archive,
    );
  } finally {
    archive.close();
    await database.close();
  }
}

export type Said = { code: number | null; out: string; err: string };

/** Runs the command as an operator does: `command(place.env, 'backup', '--check', file)`. */
export async function command(env: Record<string, string>, ...args: string[]): Promise<Said> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH, ...COMPILED, ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}
