import { chmodSync, closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Config, ConfigError } from '../config/config.ts';
import { SQLITE_FILE } from './open.ts';

// A server that is being restarted is given the time to let go.
const WAIT_MS = 2000;
// SQLite's SQLITE_BUSY: somebody else has it.
const BUSY = 5;

/** Lets another server have the file. */
export type ServerLock = { release(): void };

/**
 * Keeps a second server away from a SQLite file: each would think itself alone, with its own counts,
 * streams and news. The lock is one of the operating system's on a file beside the database, so it
 * ends with the process however that ends, and nothing is left to be deleted. It stands beside the
 * file itself, whatever path leads there. Backups and `npm run user` do not ask for it. Throws
 * {@link ConfigError}; on PostgreSQL there may be as many servers as one likes.
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
    // Never written to: a transaction that is only begun holds the lock, and leaves the file empty.
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
