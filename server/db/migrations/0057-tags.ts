import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * The tags in the notes about a customer, in one text, and the same in the list, where a trigger writes them. What
 * was noted until now has tags once it is saved again.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const kind = engine === 'postgres' ? 'stored' : 'virtual';
  for (const statement of [
    `alter table "note" add column "tags" text`,
    `alter table "customerListing" add column "tags" ${key}`,
    `alter table "customerListing" add column "byTags" ${key}
      generated always as (case when "closed" then null else "tags" end) ${kind}`,
    `create index "customerListingByTags" on "customerListing" ("byTags", "sortName", "customerId")`,
    ...triggers[engine],
  ])
    await sql.raw(statement).execute(db);
}

const follow = (tags: string, of: string) =>
  `update "customerListing" set "tags" = ${tags} where "customerId" = ${of}`;

const triggers: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create trigger "listingTagged" after insert on "note" when new."tags" is not null
      begin ${follow('new."tags"', 'new."customerId"')}; end`,
    `create trigger "listingTaggedAnew" after update of "tags" on "note" when new."tags" is not old."tags"
      begin ${follow('new."tags"', 'new."customerId"')}; end`,
    `create trigger "listingUntagged" after delete on "note" when old."tags" is not null
      begin ${follow('null', 'old."customerId"')}; end`,
  ],
  postgres: [
    `create function "listingTagged"() returns trigger language plpgsql set search_path from current as $$
      begin ${follow('new."tags"', 'coalesce(new."customerId", old."customerId")')}; return null; end $$`,
    `create trigger "listingTagged" after insert or update of "tags" or delete on "note" for each row
      execute function "listingTagged"()`,
  ],
};
