import type { Transaction } from 'kysely';
import { isQuestion, tooManyRefusal } from '#domain/questionnaires/questionnaire.ts';
import type { QuestionnaireInput } from '#domain/questionnaires/questionnaireSchema.ts';
import type { Db as Reading } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { missingOrEdited } from '../http/write.ts';
import { starterQuestionnaires } from './starters.ts';

type Db = Transaction<Schema>;

/** When it is written, and by whom; null for what comes with the product. */
type Made = { readonly at: string; readonly by: string | null; readonly starter?: string };

const columnsOf = ({ items, ...input }: QuestionnaireInput) => ({
  ...input,
  items: JSON.stringify(items),
  questions: items.filter(isQuestion).length,
});

/** Stores a new questionnaire and returns its id. Throws 409 when there are too many. */
export async function insertQuestionnaire(
  db: Db,
  input: QuestionnaireInput,
  { at, by, starter }: Made,
): Promise<string> {
  const { count } = await db
    .selectFrom('questionnaire')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const refusal = tooManyRefusal(Number(count));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  const id = orderedId();
  await db
    .insertInto('questionnaire')
    .values({
      ...columnsOf(input),
      id,
      starter: starter ?? null,
      writerId: by,
      createdAt: at,
      changedAt: at,
      version: 1,
    })
    // Another dietician may have added the same starter at this moment.
    .onConflict((conflict) => conflict.column('starter').doNothing())
    .execute();
  return id;
}

type Version = { readonly id: string; readonly version: number };

/** Makes the next version of a questionnaire; what was sent stays as it is. Throws 404, 412. */
export async function updateQuestionnaire(
  db: Db,
  { id, version }: Version,
  input: QuestionnaireInput,
  changedAt: string,
): Promise<void> {
  const saved = await db
    .updateTable('questionnaire')
    .set({ ...columnsOf(input), changedAt, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw await whyNot(db, id);
}

/** Deletes a questionnaire; what was sent stays. Throws 404, 412. */
export async function deleteQuestionnaire(db: Db, { id, version }: Version): Promise<void> {
  const deleted = await db
    .deleteFrom('questionnaire')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw await whyNot(db, id);
}

const whyNot = (db: Db, id: string) =>
  missingOrEdited(db.selectFrom('questionnaire').select('id').where('id', '=', id));

/** Which of those that come with the product the practice does not have. */
export async function startersLeft(db: Reading) {
  const rows = await db
    .selectFrom('questionnaire')
    .select('starter')
    .where('starter', 'is not', null)
    .execute();
  const had = new Set(rows.map(({ starter }) => starter));
  return starterQuestionnaires().filter(({ starter }) => !had.has(starter));
}

/** Adds these, in the language of the dietician who asks for them. Throws 409 when there would be too many. */
export async function addStarters(db: Db, at: string): Promise<void> {
  for (const { starter, ...input } of await startersLeft(db))
    await insertQuestionnaire(db, input, { at, by: null, starter });
}
