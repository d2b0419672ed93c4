import type { Kysely } from 'kysely';

/**
 * For what read whole tables: the tidying of used-up links, which better-auth does at some sign-ins;
 * which time zones customers live in; the customers of one standing, where they are few; the
 * accounts that are due to be erased, and the messages that go with them.
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
