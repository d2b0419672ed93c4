import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { up as schema } from './migrations/0044-schema.ts';
import { up as foods } from './migrations/0045-foods.ts';
import { up as recipes } from './migrations/0046-recipes.ts';
import { up as locale } from './migrations/0047-locale.ts';
import { up as targets } from './migrations/0048-targets.ts';
import { up as appointments } from './migrations/0049-appointments.ts';
import { up as questionnaires } from './migrations/0050-questionnaires.ts';
import { up as replies } from './migrations/0051-replies.ts';
import { up as visitRecords } from './migrations/0052-visit-records.ts';
import { up as team } from './migrations/0053-team.ts';
import { up as brand } from './migrations/0054-brand.ts';
import { up as answerPhotos } from './migrations/0055-answer-photos.ts';
import { up as sortNames } from './migrations/0056-sort-names.ts';
import { up as tags } from './migrations/0057-tags.ts';
import type { Database, Engine } from './open.ts';
import { isConflict } from './open.ts';
import type { Schema } from './schema.ts';

export type Migration = {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
};

/** In the order in which they are applied. A published migration is never edited; each change is a new one. */
export const migrations: readonly Migration[] = [
  { name: '0044-schema', up: schema },
  { name: '0045-foods', up: foods },
  { name: '0046-recipes', up: recipes },
  { name: '0047-locale', up: locale },
  { name: '0048-targets', up: targets },
  { name: '0049-appointments', up: appointments },
  { name: '0050-questionnaires', up: questionnaires },
  { name: '0051-replies', up: replies },
  { name: '0052-visit-records', up: visitRecords },
  { name: '0053-team', up: team },
  { name: '0054-brand', up: brand },
  { name: '0055-answer-photos', up: answerPhotos },
  { name: '0056-sort-names', up: sortNames },
  { name: '0057-tags', up: tags },
];

/** Before the first release the migrations up to this one made what is now the first; that commit has all of them. */
const FORMERLY = { last: '0044-customers-table', commit: 'f1e14aea' };

type Opened = Pick<Database, 'db' | 'engine'>;

/** Called with the name of each migration before it runs; not for those that fill an empty database. */
type OnBegin = (name: string) => void;
const ignore: OnBegin = () => undefined;

// An arbitrary number, the same for every instance.
const LOCK = 7_335_752;

/**
 * Applies all missing migrations in one transaction under a lock: when several instances start at once, one
 * applies them, and a start that is killed leaves nothing behind. Returns their names. Throws {@link ConfigError}
 * for a schema newer than this code. On PostgreSQL a migration that waits for a table, for example while a backup
 * reads it, makes all other statements on that table wait. So it gives up after `lockMs`, tries again after
 * `pauseMs`, and throws {@link ConfigError} after `tries`.
 */
export async function migrate(
  { db, engine }: Opened,
  { lockMs = 3000, tries = 6, pauseMs = 2000, onBegin = ignore } = {},
): Promise<string[]> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        if (engine === 'postgres') {
          await lockMigrations(transaction);
          // Set after taking that lock, because the migrations of another instance may take longer than this
          // limit.
          await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(transaction);
        }
        return applyMigrations(transaction, engine, migrations.length, onBegin);
      });
    } catch (error) {
      if (!isConflict(error) && !isLocked(error)) throw error;
      if (nth === tries)
        throw new ConfigError(
          'The database is in use by something that has to end before an update: start again when a running backup or a long query is over.',
        );
      await pause(pauseMs);
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

const lockMigrations = (db: Kysely<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);

/**
 * The names of today's migrations that are applied, for the names that a database or a backup records. Throws
 * {@link ConfigError} for a schema that this code does not know.
 */
export function known(recorded: readonly string[], of: 'database' | 'backup'): string[] {
  const { last, commit } = FORMERLY;
  const whole = recorded.includes(last);
  const names = whole ? ['0044-schema', ...recorded.filter((name) => name > last)] : [...recorded];
  const unknown = names.find((name) => !migrations.some((each) => each.name === name));
  if (unknown === undefined) return names;
  const former = 'is of an early version of Weekplate, which this one cannot update';
  if (unknown < last)
    throw new ConfigError(
      of === 'database'
        ? `The database ${former}: start once with commit ${commit}, then again with this version.`
        : `This backup ${former}: restore it with commit ${commit}, and make a new backup with that.`,
    );
  throw new ConfigError(
    of === 'database'
      ? `The database is of a newer version of Weekplate (${unknown} is not known here): update this one, or restore a backup from before.`
      : `This backup is of another version of Weekplate (${unknown} is not known here): update this one first.`,
  );
}

/** Applies the missing ones of the first `count` migrations, inside a transaction. */
export async function applyMigrations(
  transaction: Transaction<Schema>,
  engine: Engine,
  count = migrations.length,
  onBegin = ignore,
): Promise<string[]> {
  if (engine === 'postgres') await lockMigrations(transaction);
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const record = (name: string) =>
    transaction
      .insertInto('migration')
      .values({ name, appliedAt: new Date().toISOString() })
      .execute();
  const recorded = await recordedIn(transaction);
  const applied = known(recorded, 'database');
  if (recorded.includes(FORMERLY.last)) {
    await transaction.deleteFrom('migration').where('name', '<=', FORMERLY.last).execute();
    await record('0044-schema');
  }
  const missing = migrations.slice(0, count).filter(({ name }) => !applied.includes(name));
  for (const { name, up } of missing) {
    if (applied.length > 0) onBegin(name);
    await up(transaction as unknown as Kysely<unknown>, engine);
    await record(name);
  }
  return missing.map((each) => each.name);
}

/** The names in a database that has the table of migrations, in their order. */
export async function recordedIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Throws {@link ConfigError} when the schema is older or newer than this code. For commands that run next to a
 * server and so must not migrate its database.
 */
export async function assertUpToDate(database: Opened): Promise<void> {
  const recorded = (await isBegun(database)) ? await recordedIn(database.db) : [];
  const applied = known(recorded, 'database');
  if (applied.length === migrations.length) return;
  throw new ConfigError(
    'The database lacks the schema of this version, and this command leaves it as it is: start the server of this version, which brings it up to date, or run the command of the version that is running.',
  );
}

/** The names of the migrations that a database in use lacks, in their order; none for an empty database. */
export async function missingIn(database: Opened): Promise<string[]> {
  if (!(await isBegun(database))) return [];
  const applied = known(await recordedIn(database.db), 'database');
  return migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
}

/** Whether the table of migrations exists; on PostgreSQL only the current schema counts. */
async function isBegun({ db, engine }: Opened): Promise<boolean> {
  const found =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'migration'`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migration'`;
  return (await found.execute(db)).rows.length > 0;
}
