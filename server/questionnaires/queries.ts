import { inAlphabet } from '#domain/language/language.ts';
import { isQuestion } from '#domain/questionnaires/questionnaire.ts';
import type {
  Answer,
  Item,
  Questionnaire,
  QuestionnaireSummary,
  Sent,
  SentSummary,
} from '#domain/questionnaires/questionnaireSchema.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';

/** All questionnaires of the practice, by title. */
export async function listQuestionnaires(db: Db): Promise<QuestionnaireSummary[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .select(['id', 'title', 'questions', 'forNewCustomers', 'version', 'changedAt'])
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({ ...row, forNewCustomers: Boolean(row.forNewCustomers) }))
    .sort((one, other) => inAlphabet(one.title, other.title));
}

/** Throws 404. */
export async function readQuestionnaire(db: Db, id: string): Promise<Questionnaire> {
  const row = await db
    .selectFrom('questionnaire')
    .select(['id', 'title', 'intro', 'items', 'forNewCustomers', 'version', 'changedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...row,
    items: JSON.parse(row.items) as Item[],
    forNewCustomers: Boolean(row.forNewCustomers),
  };
}

const selectSent = (db: Db, { customerId }: Pick<CustomerScope, 'customerId'>) =>
  db
    .selectFrom('sentQuestionnaire')
    .leftJoin('user as sender', 'sender.id', 'sentQuestionnaire.sentById')
    .leftJoin('user as helper', 'helper.id', 'sentQuestionnaire.togetherById')
    .select([
      'sentQuestionnaire.id',
      'title',
      'intro',
      'items',
      'version',
      'sentAt',
      'finishedAt',
      'isTogether',
      'revision',
    ])
    .select(['sender.name as sentBy', 'helper.name as helper'])
    .select(({ selectFrom }) =>
      selectFrom('questionnaireAnswer')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('questionnaireAnswer.customerId', '=', 'sentQuestionnaire.customerId')
        .whereRef('questionnaireAnswer.sentId', '=', 'sentQuestionnaire.id')
        .as('answered'),
    )
    .where('sentQuestionnaire.customerId', '=', customerId);

type Row = Awaited<ReturnType<ReturnType<typeof selectSent>['executeTakeFirstOrThrow']>>;

const wholeOf = ({ items, isTogether, helper, answered, ...row }: Row) => {
  const asked = JSON.parse(items) as Item[];
  return {
    ...row,
    items: asked,
    questions: asked.filter(isQuestion).length,
    answered: Number(answered ?? 0),
    together: isTogether ? (helper ?? '') : null,
  };
};

/** What was sent to a customer, the latest first. */
export async function listSent(db: Db, scope: CustomerScope): Promise<SentSummary[]> {
  const rows = await selectSent(db, scope).orderBy('sentQuestionnaire.id', 'desc').execute();
  return rows.map((row) => {
    const { items: _, intro: _intro, revision: _revision, ...summary } = wholeOf(row);
    return summary;
  });
}

/** One that was sent, with its answers. Throws 404. */
export async function readSent(
  db: Db,
  scope: Pick<CustomerScope, 'customerId'>,
  id: string,
): Promise<Sent> {
  const row = await selectSent(db, scope).where('sentQuestionnaire.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const answers = await db
    .selectFrom('questionnaireAnswer')
    .select(['linkId', 'value', 'question', 'writer', 'answeredAt'])
    .where('customerId', '=', scope.customerId)
    .where('sentId', '=', id)
    .orderBy('linkId')
    .execute();
  return {
    ...wholeOf(row),
    answers: answers.map(({ value, writer, ...answer }) => ({
      ...answer,
      value: JSON.parse(value) as Answer['value'],
      by: writer as Answer['by'],
    })),
  };
}
