import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** The owner of the rows of each table that is counted from now on. */
const OWNERS = {
  ...of('userId', 'account', 'session', 'authenticator', 'recoveryCode', 'passkey', 'consent'),
  ...of('userId', 'accountDeletion', 'notificationSetting', 'notificationChoice'),
  ...of('userId', 'pushDevice', 'pushRemoved'),
  ...of('customerId', 'coachingPeriod', 'note', 'visit', 'visitChange', 'customerProfile'),
  ...of('customerId', 'chosenAllergens', 'dietPlan', 'dietPlanVersion', 'savedDietPlan'),
  ...of('customerId', 'dailyProgress', 'mealPhoto', 'dayNote', 'measurement', 'measurementChange'),
  ...of('customerId', 'goal', 'goalChange', 'goalHabitDay', 'conversation', 'message'),
  ...of('customerId', 'messagePicture', 'conversationDone', 'reminder', 'calendarFeed'),
  ...of('customerId', 'articleLink', 'articleRead', 'customerAttention', 'attentionSnooze'),
  ...of('ownerId', 'profileImage'),
  ...of('actorId', 'idempotencyKey'),
};

function of(owner: string, ...tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, owner]));
}

/**
 * How many rows and bytes each person has in a table, how often it was written this hour, and the most of each.
 * The database counts and refuses, whoever writes and however many at once. Without a row in `personLimit`
 * nothing is refused, so that a restore may write everything; a server puts them there when it starts.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('personRows')
    .addColumn('ownerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('table', key, required)
    .addColumn('rows', 'bigint', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('hour', 'integer', required)
    .addColumn('writes', 'bigint', required)
    .addPrimaryKeyConstraint('personRowsKey', ['ownerId', 'table'])
    .execute();
  await db.schema
    .createTable('personLimit')
    .addColumn('table', key, (column) => column.primaryKey().notNull())
    .addColumn('rows', 'bigint', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('writes', 'bigint', required)
    .execute();
  // Counts of a day, and means of many, are read from it alone.
  await db.schema
    .createIndex('measurementByDay')
    .on('measurement')
    .columns(['customerId', 'date', 'kind', 'measuredAt', 'si', 'unit'])
    .execute();
  await countRows(db, engine, OWNERS);
  for (const statement of engine === 'postgres' ? ON_POSTGRES : ON_SQLITE)
    await statement.execute(db);
}

// A table over its limit takes what does not add to it, such as a correction.
const ON_SQLITE = [
  sql`create trigger "personRowsWithinLimit" after update on "personRows" begin
    select raise(abort, 'over the limit of ' || case
      when new."rows" > "rows" and new."rows" > old."rows" then 'rows'
      when new."bytes" > "bytes" and new."bytes" > old."bytes" then 'bytes'
      else 'writes' end || ' in ' || "table")
    from "personLimit" where "table" = new."table" and (
      (new."rows" > "rows" and new."rows" > old."rows")
      or (new."bytes" > "bytes" and new."bytes" > old."bytes")
      or (new."writes" > "writes" and new."writes" > old."writes")
    ); end`,
];

const ON_POSTGRES = [
  sql`create function "personRowsWithinLimit"() returns trigger language plpgsql
    set search_path from current as $$
    declare most "personLimit";
    begin
      select * into most from "personLimit" where "table" = new."table";
      if new."rows" > most."rows" and new."rows" > coalesce(old."rows", 0) then
        raise 'over the limit of rows in %', new."table";
      elsif new."bytes" > most."bytes" and new."bytes" > coalesce(old."bytes", 0) then
        raise 'over the limit of bytes in %', new."table";
      elsif new."writes" > most."writes" and new."writes" > coalesce(old."writes", 0) then
        raise 'over the limit of writes in %', new."table";
      end if;
      return new;
    end $$`,
  sql`create trigger "personRowsWithinLimit" before insert or update on "personRows"
    for each row execute function "personRowsWithinLimit"()`,
];
