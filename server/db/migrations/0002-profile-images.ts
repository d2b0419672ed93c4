import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Pictures of people, and the objects in the storage that nobody may refer to any more. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

  await db.schema
    .createTable('profileImage')
    .addColumn('ownerId', key, (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('filename', key, (column) => column.notNull())
    .addColumn('uploadedAt', key, (column) => column.notNull())
    .execute();

  // No reference to the person: what is left over has to go after they have gone, too.
  await db.schema
    .createTable('imageLeftover')
    .addColumn('ownerId', key, (column) => column.notNull())
    .addColumn('filename', key, (column) => column.notNull())
    .addColumn('since', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('imageLeftoverKey', ['ownerId', 'filename'])
    .execute();
  await db.schema.createIndex('imageLeftoverByAge').on('imageLeftover').column('since').execute();
}
