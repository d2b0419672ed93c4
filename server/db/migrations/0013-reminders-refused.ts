import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** When a customer's address was last refused for good, so that their screen can say so. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable('user').addColumn('remindersRefusedAt', key).execute();
}
