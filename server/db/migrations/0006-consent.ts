import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * Consent to the processing of health data: each one that was given, and when it was withdrawn.
 * `user.consent` is how it stands, so that every request knows without asking for more; both change
 * in one transaction. And how long a practice lets a deletion be taken back; null: as configured.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

  await db.schema
    .createTable('consent')
    .addColumn('userId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('id', key, (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('givenAt', key, (column) => column.notNull())
    .addColumn('withdrawnAt', key)
    .addPrimaryKeyConstraint('consentKey', ['userId', 'id'])
    .execute();
  // One at most is in force.
  await sql`create unique index "consentInForce" on "consent" ("userId")
    where "withdrawnAt" is null`.execute(db);

  await db.schema
    .alterTable('user')
    .addColumn('consent', 'text', (column) =>
      column.notNull().defaultTo('none').check(sql`"consent" in ('none', 'given', 'withdrawn')`),
    )
    .execute();
  await db.schema
    .alterTable('practice')
    .addColumn('deletionDays', 'integer', (column) =>
      column.check(sql`"deletionDays" between 0 and 90`),
    )
    .execute();
}
