import { chmodSync, closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Config, ConfigError } from '../config/config.ts';
import { SQLITE_FILE } from './open.ts';

// Gives an earlier server that is shutting down the time to release the lock.
const WAIT_MS = 2000;
// SQLITE_BUSY: another process holds the lock.
const BUSY = 5;

type ServerLock = { release(): void };

/**
 * Locks a SQLite file for one server, because two servers would not hear of each other's changes and limits. It is
 * a lock of the operating system on a file next to the database, found through symbolic links. It ends with the
 * process, however that ends, and leaves nothing to clean up. Backups and `weekplate user` do not take it. Does
 * nothing on PostgreSQL. Throws {@link ConfigError} when another server has it.
 */
export function takeServerLock({ databaseUrl, dataDir }: Config): ServerLock {
  if (databaseUrl) return { release: () => undefined };
  const named = join(dataDir, SQLITE_FILE);
  try {
    closeSync(openSync(named, 'a', 0o600));
    const file = realpathSync(named);
    return lockFile(`${file}-server`, file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${named} cannot be opened: ${(error as Error).message}.`);
  }
}

function lockFile(lockFile: string, file: string): ServerLock {
  closeSync(openSync(lockFile, 'a', 0o600));
  chmodSync(lockFile, 0o600);
  const lock = new DatabaseSync(lockFile, { timeout: WAIT_MS });
  try {
    // An exclusive transaction holds the lock from its beginning; nothing is ever written.
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new ConfigError(
      `Another server is running on ${file}, and one SQLite file takes one server. End that one first, or give this one a folder of its own by DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
