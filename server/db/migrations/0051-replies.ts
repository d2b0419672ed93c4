import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** Saved replies of the practice, files of messages, and the order in which all messages are searched. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const writer = `${key} references "user" ("id") on delete set null`;
  for (const statement of [
    `create table "savedReply" (
      "id" ${key} primary key, "title" text not null, "text" text not null, "putById" ${writer},
      "changedAt" ${key} not null, "deletedAt" ${key}, "version" integer not null
    )`,
    `create index "savedReplyBy" on "savedReply" ("putById")`,
    `create table "messageFile" (
      "customerId" ${key} not null references "user" ("id") on delete cascade, "filename" ${key} not null,
      "name" text not null, "bytes" integer not null, "writerId" ${writer}, "addedAt" ${key} not null,
      "messageId" ${key}, primary key ("customerId", "filename")
    )`,
    `create unique index "messageFileOf" on "messageFile" ("customerId", "messageId")`,
    `create index "messageFileBy" on "messageFile" ("writerId")`,
    `create index "messageFileUnsent" on "messageFile" ("addedAt") where "messageId" is null`,
    `create index "messageBySent" on "message" ("sentAt", "id")`,
  ])
    await sql.raw(statement).execute(db);
  await countRows(db, engine, { messageFile: 'customerId' });
}
