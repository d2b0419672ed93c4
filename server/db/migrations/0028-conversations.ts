import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * The conversation of each customer with the practice: its messages and their pictures, what dieticians
 * alone know of it, and what they settled without an answer. The notes that customers wrote for a day wait
 * to be read.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofCustomer = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');
  const byPerson = (column: ColumnDefinitionBuilder) =>
    column.references('user.id').onDelete('set null');

  await db.schema
    .createTable('conversation')
    .addColumn('customerId', key, (column) => ofCustomer(column).primaryKey())
    .addColumn('lastId', key, required)
    .addColumn('readByCustomer', key, required)
    .addColumn('readByPractice', key, required)
    .addColumn('settledUpTo', key, required)
    .addColumn('waitingSince', key)
    .addColumn('assigneeId', key, byPerson)
    .addColumn('snoozedUntil', key)
    .addColumn('snoozedAt', key)
    .addColumn('version', 'integer', required)
    .execute();
  await sql`create index "conversationWaiting" on "conversation" ("waitingSince", "customerId")
    where "waitingSince" is not null`.execute(db);
  await db.schema.createIndex('conversationOf').on('conversation').column('assigneeId').execute();

  await db.schema
    .createTable('message')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('id', key, required)
    .addColumn('side', key, (column) =>
      column.notNull().check(sql`"side" in ('customer', 'dietician')`),
    )
    .addColumn('writerId', key, byPerson)
    .addColumn('sentAt', key, required)
    .addColumn('text', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('subjectDate', key)
    .addColumn('picture', key)
    .addColumn('suggestion', 'text')
    .addColumn('takenOverAt', key)
    .addColumn('takenOverById', key, byPerson)
    .addColumn('answersUpTo', key)
    .addColumn('takenBackAt', key)
    .addPrimaryKeyConstraint('messageKey', ['customerId', 'id'])
    .execute();
  // An answer that was taken back settles nothing.
  await sql`create index "messageAnswers" on "message" ("customerId", "answersUpTo")
    where "takenBackAt" is null and "answersUpTo" is not null`.execute(db);
  await sql`create index "messageAbout" on "message" ("customerId", "subjectDate", "id")
    where "subjectDate" is not null`.execute(db);
  await db.schema.createIndex('messageBy').on('message').columns(['writerId', 'sentAt']).execute();
  await db.schema.createIndex('messageTakenOverBy').on('message').column('takenOverById').execute();

  await db.schema
    .createTable('messagePicture')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('filename', key, required)
    .addColumn('writerId', key, byPerson)
    .addColumn('addedAt', key, required)
    .addColumn('messageId', key)
    .addPrimaryKeyConstraint('messagePictureKey', ['customerId', 'filename'])
    .execute();
  await db.schema.createIndex('messagePictureBy').on('messagePicture').column('writerId').execute();
  await sql`create index "messagePictureUnsent" on "messagePicture" ("addedAt")
    where "messageId" is null`.execute(db);

  await db.schema
    .createTable('conversationDone')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('id', key, required)
    .addColumn('byId', key, byPerson)
    .addColumn('doneAt', key, required)
    .addColumn('upTo', key)
    .addColumn('notes', 'text', required)
    .addColumn('undoneAt', key)
    .addPrimaryKeyConstraint('conversationDoneKey', ['customerId', 'id'])
    .execute();
  await db.schema.createIndex('conversationDoneBy').on('conversationDone').column('byId').execute();

  await db.schema
    .createTable('dayNote')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('date', key, required)
    .addColumn('writtenAt', key, required)
    .addColumn('settledAt', key)
    .addColumn('settledById', key, byPerson)
    .addColumn('settledWrittenAt', key)
    .addPrimaryKeyConstraint('dayNoteKey', ['customerId', 'date'])
    .execute();
  await sql`create index "dayNoteWaiting" on "dayNote" ("customerId", "writtenAt", "date")
    where "settledAt" is null`.execute(db);
  await db.schema.createIndex('dayNoteSettledBy').on('dayNote').column('settledById').execute();
  await addNotesOfDays(db);
}

const WAITING_DAYS = 14;

/** What was written for the last two weeks waits to be read; what is older has been read long since. */
async function addNotesOfDays(db: Kysely<unknown>): Promise<void> {
  const from = new Date(Date.now() - WAITING_DAYS * 86_400_000).toISOString().slice(0, 10);
  await sql`
    insert into "dayNote" ("customerId", "date", "writtenAt", "settledAt", "settledWrittenAt")
    select "customerId", "date", "submittedAt",
      case when "date" < ${from} then "submittedAt" end,
      case when "date" < ${from} then "submittedAt" end
    from "dailyProgress" where "notes" <> ''`.execute(db);
}
