import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { up as coachingLoop } from './migrations/0001-coaching-loop.ts';
import { up as profileImages } from './migrations/0002-profile-images.ts';
import { up as contact } from './migrations/0003-contact.ts';
import { up as auditAndRights } from './migrations/0004-audit-and-rights.ts';
import { up as strongerSignIn } from './migrations/0005-stronger-sign-in.ts';
import { up as consent } from './migrations/0006-consent.ts';
import { up as foundByAnIndex } from './migrations/0007-found-by-an-index.ts';
import { up as stripsByIndex } from './migrations/0008-strips-by-index.ts';
import { up as customersByStanding } from './migrations/0009-customers-by-standing.ts';
import { up as plansVersion } from './migrations/0010-plans-version.ts';
import { up as stripsInTheKey } from './migrations/0011-strips-in-the-key.ts';
import { up as reminders } from './migrations/0012-reminders.ts';
import { up as remindersRefused } from './migrations/0013-reminders-refused.ts';
import { up as daysKeepTheirMeals } from './migrations/0014-days-keep-their-meals.ts';
import { up as planVersions } from './migrations/0015-plan-versions.ts';
import { up as lettersAndAnswers } from './migrations/0018-letters-and-answers.ts';
import { up as oneOutbox } from './migrations/0019-one-outbox.ts';
import { up as measurements } from './migrations/0020-measurements.ts';
import { up as goals } from './migrations/0021-goals.ts';
import { up as articles } from './migrations/0022-articles.ts';
import { up as visits } from './migrations/0026-visits.ts';
import { up as notifications } from './migrations/0027-notifications.ts';
import { up as conversations } from './migrations/0028-conversations.ts';
import { up as customerSummary } from './migrations/0029-customer-summary.ts';
import { up as attention } from './migrations/0030-attention.ts';
import { up as customerSearch } from './migrations/0031-customer-search.ts';
import { up as invitations } from './migrations/0032-invitations.ts';
import { up as calendarFeed } from './migrations/0033-calendar-feed.ts';
import { up as whatWasEaten } from './migrations/0034-what-was-eaten.ts';
import { up as mealPhotos } from './migrations/0035-meal-photos.ts';
import { up as allergens } from './migrations/0038-allergens.ts';
import { up as planLibrary } from './migrations/0039-plan-library.ts';
import { up as alternatives } from './migrations/0040-alternatives.ts';
import { up as chosenAndSuggested } from './migrations/0041-chosen-and-suggested.ts';
import { up as limitsOfRows } from './migrations/0043-limits-of-rows.ts';
import type { Database, Engine } from './open.ts';
import type { Schema } from './schema.ts';
import { isConflict } from './transaction.ts';

type Migration = {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
};

/** In the order in which they are applied. A published migration is never edited; each change is a new one. */
export const migrations: readonly Migration[] = [
  { name: '0001-coaching-loop', up: coachingLoop },
  { name: '0002-profile-images', up: profileImages },
  { name: '0003-contact', up: contact },
  { name: '0004-audit-and-rights', up: auditAndRights },
  { name: '0005-stronger-sign-in', up: strongerSignIn },
  { name: '0006-consent', up: consent },
  { name: '0007-found-by-an-index', up: foundByAnIndex },
  { name: '0008-strips-by-index', up: stripsByIndex },
  { name: '0009-customers-by-standing', up: customersByStanding },
  { name: '0010-plans-version', up: plansVersion },
  { name: '0011-strips-in-the-key', up: stripsInTheKey },
  { name: '0012-reminders', up: reminders },
  { name: '0013-reminders-refused', up: remindersRefused },
  { name: '0014-days-keep-their-meals', up: daysKeepTheirMeals },
  { name: '0015-plan-versions', up: planVersions },
  { name: '0018-letters-and-answers', up: lettersAndAnswers },
  { name: '0019-one-outbox', up: oneOutbox },
  { name: '0020-measurements', up: measurements },
  { name: '0021-goals', up: goals },
  { name: '0022-articles', up: articles },
  { name: '0026-visits', up: visits },
  { name: '0027-notifications', up: notifications },
  { name: '0028-conversations', up: conversations },
  { name: '0029-customer-summary', up: customerSummary },
  { name: '0030-attention', up: attention },
  { name: '0031-customer-search', up: customerSearch },
  { name: '0032-invitations', up: invitations },
  { name: '0033-calendar-feed', up: calendarFeed },
  { name: '0034-what-was-eaten', up: whatWasEaten },
  { name: '0035-meal-photos', up: mealPhotos },
  { name: '0038-allergens', up: allergens },
  { name: '0039-plan-library', up: planLibrary },
  { name: '0040-alternatives', up: alternatives },
  { name: '0041-chosen-and-suggested', up: chosenAndSuggested },
  { name: '0043-limits-of-rows', up: limitsOfRows },
];

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
  { db, engine }: Pick<Database, 'db' | 'engine'>,
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

/** Throws {@link ConfigError} when one of these applied migrations is unknown to this code. */
export function refuseNewer(applied: readonly { readonly name: string }[]): void {
  const newer = applied.find(({ name }) => !migrations.some((each) => each.name === name));
  if (newer)
    throw new ConfigError(
      `The database is of a newer version of Weekplate (${newer.name} is not known here): update this one, or restore a backup from before.`,
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
  const applied = await transaction.selectFrom('migration').select('name').execute();
  const names = new Set(applied.map((each) => each.name));
  refuseNewer(applied);
  const missing = migrations.slice(0, count).filter((each) => !names.has(each.name));
  for (const { name, up } of missing) {
    if (applied.length > 0) onBegin(name);
    await up(transaction as unknown as Kysely<unknown>, engine);
    await transaction
      .insertInto('migration')
      .values({ name, appliedAt: new Date().toISOString() })
      .execute();
  }
  return missing.map((each) => each.name);
}
