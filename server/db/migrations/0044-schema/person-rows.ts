import type { Engine } from '../../open.ts';

/**
 * How many rows and bytes each person has in a table, how often it was written this hour, and the most of each.
 * The database counts and refuses, whoever writes and however many at once. Without a row in `personLimit`
 * nothing is refused, so that a restore may write everything; a server puts them there when it starts.
 */
export const personRows = `
create table "personRows" (
  "ownerId" PERSON, "table" KEY not null, "rows" bigint not null, "bytes" bigint not null,
  "hour" integer not null, "writes" bigint not null,
  constraint "personRowsKey" primary key ("ownerId", "table")
);
create table "personLimit" (
  "table" KEY primary key not null, "rows" bigint not null, "bytes" bigint not null,
  "writes" bigint not null
);
`;

/** A table over its limit takes what does not add to it, such as a correction. */
export const withinLimits: Readonly<Record<Engine, string>> = {
  sqlite: `
create trigger "personRowsWithinLimit" after update on "personRows" begin
  select raise(abort, 'over the limit of ' || case
    when new."rows" > "rows" and new."rows" > old."rows" then 'rows'
    when new."bytes" > "bytes" and new."bytes" > old."bytes" then 'bytes'
    else 'writes' end || ' in ' || "table")
  from "personLimit" where "table" = new."table" and (
    (new."rows" > "rows" and new."rows" > old."rows")
    or (new."bytes" > "bytes" and new."bytes" > old."bytes")
    or (new."writes" > "writes" and new."writes" > old."writes")
  ); end;
`,
  postgres: `
create function "personRowsWithinLimit"() returns trigger language plpgsql
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
  end $$;
create trigger "personRowsWithinLimit" before insert or update on "personRows"
  for each row execute function "personRowsWithinLimit"();
`,
};

/** The column with the owner of the rows of each table that is counted. */
export const OWNERS = {
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
