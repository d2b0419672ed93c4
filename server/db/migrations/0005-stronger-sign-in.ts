import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** What people prove themselves with beside their password. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

  // The strongest of what somebody has, and what a session was proved with.
  await db.schema.alterTable('user').addColumn('factor', key).execute();
  await db.schema.alterTable('session').addColumn('proof', key).execute();

  await db.schema
    .createTable('authenticator')
    .addColumn('userId', key, (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('sealedKey', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .addColumn('since', key, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('recoveryCode')
    .addColumn('codeHash', key, (column) => column.primaryKey())
    .addColumn('userId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('recoveryCodeOfUser').on('recoveryCode').column('userId').execute();

  await db.schema
    .createTable('passkey')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('credentialId', key, (column) => column.notNull().unique())
    .addColumn('userId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('since', key, (column) => column.notNull())
    .addColumn('usedAt', key)
    .execute();
  await db.schema.createIndex('passkeyOfUser').on('passkey').column('userId').execute();

  // A row is there while the practice demands what its name says.
  await db.schema
    .createTable('practiceRule')
    .addColumn('rule', key, (column) => column.primaryKey())
    .addColumn('since', key, (column) => column.notNull())
    .addColumn('setBy', key, (column) => column.notNull())
    .execute();
}
