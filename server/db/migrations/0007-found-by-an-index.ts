import type { Kysely } from 'kysely';

/**
 * Indexes for statements that read whole tables: deleting expired links, as better-auth does at some sign-ins; the
 * time zones of customers; the customers of one standing, if they are few; the accounts that are due to be erased,
 * and the messages that are erased with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('verificationByExpiry')
    .on('verification')
    .column('expiresAt')
    .execute();
  await db.schema
    .createIndex('userByRoleAndZone')
    .on('user')
    .columns(['role', 'timeZone'])
    .execute();
  await db.schema
    .createIndex('coachingPeriodByStatus')
    .on('coachingPeriod')
    .columns(['planStatus', 'planEndDate'])
    .execute();
  await db.schema
    .createIndex('accountDeletionByDue')
    .on('accountDeletion')
    .column('dueAt')
    .execute();
  await db.schema
    .createIndex('contactMessageByEmail')
    .on('contactMessage')
    .column('email')
    .execute();
}
