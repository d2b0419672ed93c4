import { type Kysely, sql } from 'kysely';
import { LATER, sortNameOf } from '#domain/search.ts';
import type { Engine } from '../open.ts';

const WRITTEN = '"user"."sortName" || ';
const AS_SEARCHED = `replace("user"."sortName", '${LATER}', '') || `;

/** The triggers that write what is searched, as each engine tells them. */
const TRIGGERS = {
  sqlite: sql<{
    text: string;
  }>`select 'drop trigger "' || "name" || '";' || "sql" as "text" from "sqlite_master"
    where "type" = 'trigger' and instr("sql", ${WRITTEN}) > 0`,
  postgres: sql<{
    text: string;
  }>`select pg_get_functiondef("pg_proc"."oid") as "text" from "pg_proc"
    join "pg_namespace" on "pg_namespace"."oid" = "pronamespace"
    where "nspname" = current_schema() and strpos("prosrc", ${WRITTEN}) > 0`,
};

/** Names are sorted and searched without their accents; until now they were only in lower case. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { rows } = await TRIGGERS[engine].execute(db);
  for (const { text } of rows)
    for (const statement of text.split(/(?<=^drop trigger "\w+");/))
      await sql.raw(statement.replaceAll(WRITTEN, AS_SEARCHED)).execute(db);
  const people = await sql<{ id: string; name: string; sortName: string }>`
    select "id", "name", "sortName" from "user"`.execute(db);
  for (const { id, name, sortName } of people.rows)
    if (sortNameOf(name) !== sortName)
      await sql`update "user" set "sortName" = ${sortNameOf(name)} where "id" = ${id}`.execute(db);
}
