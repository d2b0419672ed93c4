import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Accounts, coaching periods, notes, plans, daily progress and profiles. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'postgres' ? sql`timestamptz` : sql`text`;
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;
  const no = engine === 'postgres' ? sql`false` : sql`0`;
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofUser = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');

  await db.schema
    .createTable('user')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, required)
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .addColumn('role', key, (column) => column.check(sql`"role" in ('client', 'customer')`))
    .addColumn('timeZone', key)
    .addColumn('disabled', flag, (column) => column.notNull().defaultTo(no))
    .addColumn('sortName', key, (column) => column.notNull().defaultTo(''))
    .addColumn('dieticianId', key, (column) => column.references('user.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('userByRoleAndName')
    .on('user')
    .columns(['role', 'sortName', 'id'])
    .execute();
  await db.schema.createIndex('userByDietician').on('user').column('dieticianId').execute();

  await db.schema
    .createTable('session')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('expiresAt', instant, required)
    .addColumn('token', key, (column) => column.notNull().unique())
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', key, ofUser)
    .execute();
  await db.schema.createIndex('sessionByUser').on('session').column('userId').execute();
  await db.schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute();

  await db.schema
    .createTable('account')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('accountId', key, required)
    .addColumn('providerId', key, required)
    .addColumn('userId', key, ofUser)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .addUniqueConstraint('accountOfUser', ['userId', 'providerId', 'accountId'])
    .execute();
  await db.schema
    .createIndex('accountByProvider')
    .unique()
    .on('account')
    .columns(['providerId', 'accountId'])
    .execute();

  await db.schema
    .createTable('verification')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('identifier', key, required)
    .addColumn('value', 'text', required)
    .addColumn('expiresAt', instant, required)
    .addColumn('createdAt', instant, required)
    .addColumn('updatedAt', instant, required)
    .execute();
  await db.schema
    .createIndex('verificationByIdentifier')
    .on('verification')
    .column('identifier')
    .execute();

  await db.schema
    .createTable('coachingPeriod')
    .addColumn('customerId', key, (column) => ofUser(column).primaryKey())
    .addColumn('planStatus', key, (column) =>
      column.notNull().check(sql`"planStatus" in ('not_set', 'active', 'paused')`),
    )
    .addColumn('planStartDate', key)
    .addColumn('planEndDate', key)
    .addColumn('updatedAt', key, required)
    .addCheckConstraint('periodInOrder', sql`"planStartDate" <= "planEndDate"`)
    .execute();

  await db.schema
    .createTable('note')
    .addColumn('customerId', key, (column) => ofUser(column).primaryKey())
    .addColumn('notes', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('updatedAt', key, required)
    .addColumn('updatedBy', key, required)
    .execute();

  await db.schema
    .createTable('dietPlan')
    .addColumn('customerId', key, ofUser)
    .addColumn('id', key, required)
    .addColumn('name', 'text', required)
    .addColumn('startDate', key, required)
    .addColumn('endDate', key, required)
    .addColumn('weeklyDietPlan', 'text', required)
    .addColumn('mealTimings', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('uploadedAt', key, required)
    .addColumn('lastModified', key, required)
    .addColumn('version', 'integer', required)
    .addColumn('uploadedBy', key, required)
    .addPrimaryKeyConstraint('dietPlanKey', ['customerId', 'id'])
    .addCheckConstraint('dietPlanInOrder', sql`"startDate" <= "endDate"`)
    .execute();
  await db.schema
    .createIndex('dietPlanByUpload')
    .on('dietPlan')
    .columns(['customerId', 'uploadedAt desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('dietPlanByStart')
    .on('dietPlan')
    .columns(['customerId', 'startDate'])
    .execute();

  await db.schema
    .createTable('savedDietPlan')
    .addColumn('customerId', key, ofUser)
    .addColumn('id', key, required)
    .addColumn('name', 'text', required)
    .addColumn('startDate', key, required)
    .addColumn('endDate', key, required)
    .addColumn('weeklyDietPlan', 'text', required)
    .addColumn('mealTimings', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('savedAt', key, required)
    .addColumn('savedBy', key, required)
    .addPrimaryKeyConstraint('savedDietPlanKey', ['customerId', 'id'])
    .execute();
  await db.schema
    .createIndex('savedDietPlanBySaving')
    .on('savedDietPlan')
    .columns(['customerId', 'savedAt desc', 'id desc'])
    .execute();

  await db.schema
    .createTable('dailyProgress')
    .addColumn('customerId', key, ofUser)
    .addColumn('date', key, required)
    .addColumn('meals', 'text', required)
    .addColumn('waterIntake', 'text', required)
    .addColumn('sleepHours', 'double precision')
    .addColumn('mood', 'text', required)
    .addColumn('dietScore', 'integer', (column) => column.check(sql`"dietScore" between 1 and 5`))
    .addColumn('notes', 'text', required)
    .addColumn('submittedAt', key, required)
    .addColumn('mealsDone', 'integer', required)
    .addColumn('mealsOfDay', 'integer', required)
    .addPrimaryKeyConstraint('dailyProgressKey', ['customerId', 'date'])
    .execute();

  await db.schema
    .createTable('customerProfile')
    .addColumn('customerId', key, (column) => ofUser(column).primaryKey())
    .addColumn('profile', 'text', required)
    .addColumn('lastUpdated', key, required)
    .addColumn('version', 'integer', required)
    .execute();

  await db.schema
    .createTable('dieticianProfile')
    .addColumn('dieticianId', key, (column) => ofUser(column).primaryKey())
    .addColumn('profile', 'text', required)
    .addColumn('lastUpdated', key, required)
    .addColumn('version', 'integer', required)
    .execute();

  await db.schema
    .createTable('idempotencyKey')
    .addColumn('actorId', key, ofUser)
    .addColumn('key', key, required)
    .addColumn('requestHash', key, required)
    .addColumn('status', 'integer', required)
    .addColumn('answer', 'text', required)
    .addColumn('createdAt', key, required)
    .addPrimaryKeyConstraint('idempotencyKeyKey', ['actorId', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotencyKeyByAge')
    .on('idempotencyKey')
    .column('createdAt')
    .execute();

  await db.schema
    .createTable('rateLimit')
    .addColumn('key', key, (column) => column.primaryKey())
    .addColumn('count', 'integer', required)
    .addColumn('resetsAt', 'bigint', required)
    .execute();
  await db.schema.createIndex('rateLimitByReset').on('rateLimit').column('resetsAt').execute();

  await db.schema
    .createTable('setUpLink')
    .addColumn('tokenHash', key, (column) => column.primaryKey())
    .addColumn('expiresAt', key, required)
    .execute();
}
