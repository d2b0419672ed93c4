import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** The questionnaires of the practice, those that were sent, and their answers. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isPostgres = engine === 'postgres';
  const key = isPostgres ? 'text collate "C"' : 'text';
  const flag = isPostgres ? 'boolean' : 'integer';
  const person = `${key} not null references "user" ("id") on delete cascade`;
  const writer = `${key} references "user" ("id") on delete set null`;
  for (const statement of [
    `create table "questionnaire" (
      "id" ${key} primary key, "title" text not null, "intro" text not null, "items" text not null,
      "questions" integer not null, "forNewCustomers" ${flag} not null, "starter" ${key} unique,
      "writerId" ${writer}, "createdAt" ${key} not null, "changedAt" ${key} not null,
      "version" integer not null
    )`,
    `create index "questionnaireByWriter" on "questionnaire" ("writerId")`,
    `create table "sentQuestionnaire" (
      "customerId" ${person}, "id" ${key} not null, "questionnaireId" ${key} not null,
      "version" integer not null, "title" text not null, "intro" text not null, "items" text not null,
      "sentById" ${writer}, "sentAt" ${key} not null, "finishedAt" ${key},
      "isTogether" ${flag} not null, "togetherById" ${writer}, "revision" integer not null,
      constraint "sentQuestionnaireKey" primary key ("customerId", "id")
    )`,
    `create index "sentQuestionnaireBy" on "sentQuestionnaire" ("sentById")`,
    `create index "sentQuestionnaireTogether" on "sentQuestionnaire" ("togetherById")`,
    `create table "questionnaireAnswer" (
      "customerId" ${person}, "sentId" ${key} not null, "linkId" ${key} not null,
      "value" text not null, "question" text not null, "writer" text not null,
      "answeredAt" ${key} not null,
      constraint "questionnaireAnswerKey" primary key ("customerId", "sentId", "linkId")
    )`,
  ])
    await sql.raw(statement).execute(db);
  await countRows(db, engine, {
    sentQuestionnaire: 'customerId',
    questionnaireAnswer: 'customerId',
  });
}
