import type { Context } from 'hono';
import { SEARCH_MAX } from '#domain/search.ts';
import { boundedText } from '#domain/textSchema.ts';
import { ADDENDA_MAX, defaultHeadings } from '#domain/visits/record.ts';
import {
  type AddendumInput,
  addendumInputSchema,
  type TemplateInput,
  templateInputSchema,
  templateSchema,
  type VisitTemplate,
  visitInputSchema,
  visitSchema,
} from '#domain/visits/visitSchema.ts';
import { say } from '#domain/visits/words.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  type Env,
  type Operation,
  operationOf,
  pageOf,
  pageQuery,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { editedMeanwhile, saveVersion, type Write, write } from '../http/write.ts';
import { type By, deleteVisit, insertVisit, lockedVisit, updateVisit } from './changes.ts';
import { figuresRoute } from './figures.ts';
import { listVisits, readVisit } from './queries.ts';

const ONE = 1;

/** The headings of the practice's records: its own, or those that every practice begins with. */
async function readTemplate(db: Db): Promise<VisitTemplate> {
  const row = await db
    .selectFrom('visitTemplate')
    .select(['headings', 'version'])
    .where('id', '=', ONE)
    .executeTakeFirst();
  return row
    ? { headings: JSON.parse(row.headings) as string[], version: row.version }
    : { headings: defaultHeadings(), version: 0 };
}

/** Saves the headings for records to come; those that are written keep theirs. Throws 412. */
const saveTemplate = (
  operation: Operation,
  { headings }: TemplateInput,
  version: number,
): Promise<VisitTemplate> =>
  write(operation, async ({ db, changed }) => {
    changed('visit-template', '');
    const values = {
      headings: JSON.stringify(headings),
      changedAt: operation.now().toISOString(),
    };
    await saveVersion(db, 'visitTemplate', { id: ONE }, values, version);
    return readTemplate(db);
  });

const path = '/customers/{uid}/visits';

const changing = (context: Context<Env>, running: Write): By => {
  const scope = scopeOf(context);
  running.changed('visit', scope.customerId);
  return { running, scope, byId: sessionOf(context).id, operation: operationOf(context) };
};

export function visitRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: path,
    summary:
      'Private notes of visits, the latest day first; a search finds those with all of its words',
    by: ['dietician'],
    reads: 'visit',
    query: pageQuery.extend({ search: boundedText(SEARCH_MAX).default('') }),
    gives: pageOf(visitSchema),
    answer: ({ scope, query }) => listVisits(db, scope, query),
  });

  api.operation({
    post: path,
    summary: 'Note a visit: its day, what was talked about, the next step',
    by: ['dietician'],
    changes: 'visit',
    once: true,
    takes: visitInputSchema,
    makes: visitSchema,
    refuses: [409],
    answer: ({ context, scope, input }) =>
      createOnce(context, input, async (running) =>
        readVisit(running.db, scope, await insertVisit(changing(context, running), input)),
      ),
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Change what was noted of a visit; what it was is kept',
    by: ['dietician'],
    changes: 'visit',
    ifMatch: 'needed',
    takes: visitInputSchema,
    gives: visitSchema,
    refuses: [409],
    answer: ({ context, scope, operation, params: { id }, input, version }) =>
      write(operation, async (running) => {
        await updateVisit(changing(context, running), id, version, input);
        return readVisit(running.db, scope, id);
      }),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete what was noted of a visit; what it was is kept',
    by: ['dietician'],
    deletes: 'visit',
    ifMatch: 'needed',
    refuses: [409],
    answer: ({ context, operation, params: { id }, version }) =>
      write(operation, (running) => deleteVisit(changing(context, running), id, version)),
  });

  api.operation({
    put: `${path}/{id}/signed`,
    summary: 'Sign a visit: from then on nobody changes or deletes it',
    by: ['dietician'],
    changes: 'visit',
    ifMatch: 'needed',
    gives: visitSchema,
    refuses: [409],
    answer: ({ context, scope, operation, params: { id }, version }) =>
      write(operation, async (running) => {
        await signVisit(changing(context, running), id, version);
        return readVisit(running.db, scope, id);
      }),
  });

  api.operation({
    post: `${path}/{id}/addenda`,
    summary: 'Add something to a signed visit; it stays as it is, too',
    by: ['dietician'],
    changes: 'visit',
    once: true,
    takes: addendumInputSchema,
    makes: visitSchema,
    refuses: [409],
    answer: ({ context, scope, params: { id }, input }) =>
      createOnce(context, input, async (running) => {
        await addAddendum(changing(context, running), id, input);
        return readVisit(running.db, scope, id);
      }),
  });

  figuresRoute(api, db);

  api.operation({
    get: '/visit-template',
    summary: 'The headings that every new record of the practice begins with',
    by: ['dietician'],
    gives: templateSchema,
    answer: () => readTemplate(db),
  });

  api.operation({
    put: '/visit-template',
    summary: 'Choose the headings of records to come; those that are written keep theirs',
    by: ['dietician'],
    changes: 'visit-template',
    ifMatch: 'needed',
    takes: templateInputSchema,
    gives: templateSchema,
    answer: ({ operation, input, version }) => saveTemplate(operation, input, version),
  });
}

/** The name of whoever writes or signs now: it stays with what they signed. */
const nameOf = async ({ running: { db }, byId }: By): Promise<string> => {
  const { name, email } = await db
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', byId)
    .executeTakeFirstOrThrow();
  return name.trim() || email;
};

/** Signs a visit of this version: from then on it stays as it is. Throws 404, 409 when it is signed, 412. */
async function signVisit(by: By, id: string, version: number): Promise<void> {
  const { running, scope, operation } = by;
  const row = await lockedVisit(by, id);
  if (row.version !== version) throw editedMeanwhile();
  const signed = { signedAt: operation.now().toISOString(), signedBy: await nameOf(by) };
  await running.db
    .updateTable('visit')
    .set({ ...signed, version: version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** Adds to a signed visit what nobody can change either. Throws 404, and 409 unless it is signed and has room. */
async function addAddendum(by: By, id: string, { text }: AddendumInput): Promise<void> {
  const { running, scope, byId, operation } = by;
  const of = { customerId: scope.customerId, visitId: id };
  const visit = await running.db
    .selectFrom('visit')
    .select('signedAt')
    .where('customerId', '=', of.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!visit) throw notFound();
  if (visit.signedAt === null) throw new ApiFailure(409, 'visit-unsigned', say.notSignedYet);
  const { count } = await running.db
    .selectFrom('visitAddendum')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customerId', '=', of.customerId)
    .where('visitId', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= ADDENDA_MAX)
    throw new ApiFailure(409, 'addenda-full', say.addendaFull(ADDENDA_MAX));
  const writtenAt = operation.now().toISOString();
  const written = { text, writerId: byId, writer: await nameOf(by), writtenAt };
  await running.db
    .insertInto('visitAddendum')
    .values({ ...of, id: orderedId(), ...written })
    .execute();
}
