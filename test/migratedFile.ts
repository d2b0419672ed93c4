import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open.ts';

let file: Buffer | undefined;

/**
 * Puts an SQLite file with the current schema and no rows into a folder. It is migrated once in this process
 * and then copied, like the template of the PostgreSQL databases.
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
