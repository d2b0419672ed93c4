import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { fillPractice } from '#test/explain/fill.ts';
import type { Person } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';

// The size of one customer with twelve weeks, ninety days and everything else.
const CUSTOMER_BYTES = 133_000;

export type Practice = {
  readonly dataDir: string;
  readonly bytes: number;
  readonly dietician: Person;
};

/** A practice on SQLite whose file has this size, in a new folder. */
export async function practiceOfSize(bytes: number, secret: string): Promise<Practice> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-start-'));
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, SECRET: secret }));
  await migrate({ db, engine: 'sqlite' });
  const customers = Math.max(1, Math.ceil(bytes / CUSTOMER_BYTES));
  await fillPractice(db, { customers, plans: 12, days: 90 });
  const dietician = await factories(db, secret).aDietician();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await close();
  return { dataDir, bytes: statSync(join(dataDir, 'weekplate.sqlite')).size, dietician };
}
