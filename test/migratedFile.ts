import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open.ts';

let file: Buffer | undefined;

/**
 * Puts a file of SQLite with today's schema and no rows into a folder: migrated once in this process, as
 * the database that those of PostgreSQL are copied from.
 */
export async function putMigratedFile(dataDir: string): Promise<void> {
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
