import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';
import { markForWiping } from '../wipe.ts';

/**
 * Letters wait in the database until they are sent. A kept answer names the customer that it is
 * about, so that it is found when they are erased. What was deleted so far is written over.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('letter')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('recipient', key, required)
    .addColumn('writer', key)
    .addColumn('sealed', 'text', required)
    .addColumn('createdAt', key, required)
    .addColumn('nextAt', key, required)
    .addColumn('tries', 'integer', required)
    .addColumn('unclear', 'integer', required)
    .execute();
  await db.schema.createIndex('letterDue').on('letter').column('nextAt').execute();
  await db.schema.createIndex('letterOf').on('letter').column('recipient').execute();
  await sql`create index "letterBy" on "letter" ("writer") where "writer" is not null`.execute(db);

  await db.schema.alterTable('idempotencyKey').addColumn('about', key).execute();
  await db.schema
    .createIndex('idempotencyKeyOfCustomer')
    .on('idempotencyKey')
    .column('about')
    .execute();
  await nameCustomers(db as Kysely<AnswersThen>);
  // What was deleted before nothing was written over it.
  await markForWiping(db, engine);
}

type AnswersThen = {
  idempotencyKey: { actorId: string; key: string; answer: string; about: string | null };
  dietPlan: { id: string; customerId: string };
  savedDietPlan: { id: string; customerId: string };
  reminder: { id: string; customerId: string };
};

/** Of the answers of the last day, whose plan or reminder each of them holds. */
async function nameCustomers(db: Kysely<AnswersThen>): Promise<void> {
  const answers = await db
    .selectFrom('idempotencyKey')
    .select(['actorId', 'key', 'answer'])
    .execute();
  for (const { actorId, key, answer } of answers) {
    const about = await customerOf(db, idIn(answer));
    if (!about) continue;
    await db
      .updateTable('idempotencyKey')
      .set({ about })
      .where('actorId', '=', actorId)
      .where('key', '=', key)
      .execute();
  }
}

function idIn(answer: string): string | undefined {
  return /^\{"id":"([^"]+)"/.exec(answer)?.[1];
}

async function customerOf(db: Kysely<AnswersThen>, id: string | undefined) {
  if (!id) return undefined;
  for (const table of ['dietPlan', 'savedDietPlan', 'reminder'] as const) {
    const row = await db
      .selectFrom(table)
      .select('customerId')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) return row.customerId;
  }
  return undefined;
}
