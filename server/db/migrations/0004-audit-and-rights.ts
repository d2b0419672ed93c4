import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * Accounts that are to be erased. And the audit: who read or changed what of whose. The database itself refuses to change an entry, and to delete
 * one in its first 90 days. No references to people: their ids stay when they go, and name nobody.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

  await db.schema
    .createTable('auditEntry')
    .addColumn('id', key, (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('actorId', key, (column) => column.notNull())
    .addColumn('customerId', key, (column) => column.notNull())
    .addColumn('what', key, (column) => column.notNull())
    .addColumn('does', key, (column) => column.notNull())
    .addColumn('network', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('auditEntryKey', ['customerId', 'id'])
    .execute();
  await db.schema.createIndex('auditEntryById').unique().on('auditEntry').column('id').execute();
  await db.schema.createIndex('auditEntryByAge').on('auditEntry').column('at').execute();

  await db.schema
    .createTable('accountDeletion')
    .addColumn('userId', key, (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('requestedAt', key, (column) => column.notNull())
    .addColumn('dueAt', key, (column) => column.notNull())
    .execute();

  for (const statement of engine === 'postgres' ? onPostgres : onSqlite)
    await statement.execute(db);
}

const onSqlite = [
  sql`create trigger "auditEntryStays" before update on "auditEntry"
    begin select raise(abort, 'an audit entry is never changed'); end`,
  sql`create trigger "auditEntryIsKept" before delete on "auditEntry"
    when old."at" > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days')
    begin select raise(abort, 'an audit entry is kept for 90 days'); end`,
  // "insert or replace" deletes without asking the trigger above.
  sql`create trigger "auditEntryIsNew" before insert on "auditEntry"
    when exists (select 1 from "auditEntry" where "id" = new."id")
    begin select raise(abort, 'an audit entry is never changed'); end`,
];

const onPostgres = [
  sql`create function "auditEntryRefuses"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old."at"::timestamptz <= now() - interval '90 days' then
        return old;
      end if;
      raise exception 'an audit entry is never changed, and kept for 90 days';
    end $$`,
  sql`create trigger "auditEntryStays" before update or delete on "auditEntry"
    for each row execute function "auditEntryRefuses"()`,
  sql`create trigger "auditEntryIsKept" before truncate on "auditEntry"
    for each statement execute function "auditEntryRefuses"()`,
];
