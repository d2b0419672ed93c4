import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * What a diet plan was before each update and before it was deleted, so that it can be looked at and
 * brought back; who wrote the version there is; and which version the customer has seen.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  // It refers to the customer alone: a version outlives its plan.
  await db.schema
    .createTable('dietPlanVersion')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('planId', key, required)
    .addColumn('version', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('startDate', key, required)
    .addColumn('endDate', key, required)
    .addColumn('weeklyDietPlan', 'text', required)
    .addColumn('mealTimings', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('modifiedAt', key, required)
    .addColumn('modifiedBy', key)
    .addPrimaryKeyConstraint('dietPlanVersionKey', ['customerId', 'planId', 'version'])
    .execute();
  await db.schema
    .createIndex('dietPlanVersionByStart')
    .on('dietPlanVersion')
    .columns(['customerId', 'startDate'])
    .execute();

  await db.schema.alterTable('dietPlan').addColumn('modifiedBy', key).execute();
  await db.schema.alterTable('dietPlan').addColumn('seenVersion', 'integer').execute();
  // For the few that a customer has to be told of.
  await sql`create index "dietPlanUnseen" on "dietPlan" ("customerId", "startDate")
    where "seenVersion" is null or "seenVersion" < "version"`.execute(db);
  // Who wrote a later version was not recorded. What there is counts as seen: what it was before
  // is not known, so nothing of it could be shown as changed.
  await sql`update "dietPlan" set
    "seenVersion" = "version",
    "modifiedBy" = case when "version" = 1 then nullif("uploadedBy", '') end`.execute(db);
}
