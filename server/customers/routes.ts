import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { standingOf } from '#domain/coaching/period.ts';
import {
  assignmentSchema,
  dieticianSummarySchema,
  periodChangeSchema,
} from '#domain/coaching/periodSchema.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { CUSTOMERS_PAGE, tagsIn } from '#domain/customers/customer.ts';
import {
  type CustomerPage,
  type CustomerQuery,
  type CustomerRow,
  customerQuerySchema,
  customerSchema,
  listedCustomersSchema,
  type Notes,
  notesInputSchema,
  notesSchema,
  standingCountsSchema,
} from '#domain/customers/customerSchema.ts';
import { assign, listDieticians } from '../coaching/assignment.ts';
import { changePeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import { csvOf, type Row, streamOf } from '../http/csv.ts';
import type { Deps } from '../http/deps.ts';
import type { Api, Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { saveVersion, write } from '../http/write.ts';
import { say } from '../words.ts';
import { type From, listCustomers, listWithStrips } from './customerList.ts';
import { readCustomer } from './customers.ts';
import { countStandings } from './standing.ts';

const NO_NOTES: Notes = { notes: '', version: 0, updatedAt: null };

/** The private notes about a customer; version 0 while there are none. */
async function readNotes(db: Db, scope: CustomerScope): Promise<Notes> {
  const row = await db
    .selectFrom('note')
    .select(['notes', 'version', 'updatedAt'])
    .where('customerId', '=', scope.customerId)
    .executeTakeFirst();
  return row ?? NO_NOTES;
}

/** Replaces the notes of `version` (0: none yet). Throws 412 when it is not the latest version. */
async function saveNotes(
  operation: Operation,
  scope: CustomerScope,
  input: { notes: string; version: number; by: string },
): Promise<Notes> {
  const updatedAt = operation.now().toISOString();
  const saved: Notes = { notes: input.notes, version: input.version + 1, updatedAt };
  const key = { customerId: scope.customerId };
  const tags = tagsIn(input.notes).join(' ') || null;
  const values = { notes: input.notes, tags, updatedAt, updatedBy: input.by };
  await write(operation, async ({ db, changed }) => {
    await saveVersion(db, 'note', key, values, input.version);
    changed('note', scope.customerId);
  });
  return saved;
}

export function customerRoutes(api: Api, deps: Deps): void {
  const { db, now } = deps;

  api.operation({
    get: '/customers',
    summary: 'All customers in an order, with their period and last fourteen days',
    by: ['dietician'],
    reads: 'customer-list',
    query: customerQuerySchema,
    gives: listedCustomersSchema,
    answer: ({ query }) => listCustomers(deps, query, now()),
  });

  api.operation({
    get: '/customers.csv',
    summary: 'The same customers as a CSV file, all of them',
    by: ['dietician'],
    takesOut: true,
    reads: 'customer-list',
    query: customerQuerySchema.pick({
      search: true,
      standing: true,
      sort: true,
      turned: true,
      dietician: true,
    }),
    responses: {
      200: {
        description: 'The file.',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
    answer: async ({ context, query }) =>
      context.body(streamOf(csvOf(columnsOfFile(), await rowsForFile(deps, query, now()))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="weekplate-customers.csv"',
      }),
  });

  api.operation({
    get: '/customers/counts',
    summary: 'How many customers stand how',
    by: ['dietician'],
    query: customerQuerySchema.pick({ search: true, dietician: true }),
    gives: standingCountsSchema,
    answer: ({ query }) => countStandings(deps, query, now()),
  });

  api.operation({
    get: '/customers/{uid}',
    summary: 'One customer',
    by: ['dietician'],
    reads: 'customer',
    gives: customerSchema,
    answer: ({ scope }) => readCustomer(db, scope, now()),
  });

  api.operation({
    put: '/customers/{uid}/coaching-period/{transition}',
    summary: 'Set the dates of a coaching period, pause, resume or renew it',
    by: ['dietician'],
    changes: 'coaching-period',
    params: { transition: z.enum(['dates', 'pause', 'resume', 'renew']) },
    takes: periodChangeSchema,
    gives: customerSchema,
    refuses: [409],
    answer: async ({ scope, operation, params: { transition }, input }) => {
      await changePeriod(operation, scope, transition, input);
      return await readCustomer(db, scope, now());
    },
  });

  api.operation({
    get: '/dieticians',
    summary: 'The dieticians of the practice, the first one first',
    by: ['dietician'],
    gives: z.strictObject({ items: z.array(dieticianSummarySchema) }),
    answer: async () => ({ items: await listDieticians(db) }),
  });

  api.operation({
    put: '/customers/{uid}/dietician',
    summary: 'Assign a customer to a dietician; null: to none in particular',
    by: ['dietician'],
    changes: 'assignment',
    takes: assignmentSchema,
    gives: customerSchema,
    refuses: [409],
    answer: async ({ scope, operation, input }) => {
      await assign(operation, scope, input.dieticianId);
      return await readCustomer(db, scope, now());
    },
  });

  api.operation({
    get: '/customers/{uid}/notes',
    summary: 'The private notes about a customer',
    by: ['dietician'],
    reads: 'note',
    gives: notesSchema,
    answer: async ({ context, scope }) => {
      const notes = await readNotes(db, scope);
      context.header('etag', `"${notes.version}"`);
      return notes;
    },
  });

  api.operation({
    put: '/customers/{uid}/notes',
    summary: 'Save the private notes about a customer',
    by: ['dietician'],
    changes: 'note',
    ifMatch: 'needed',
    takes: notesInputSchema,
    gives: notesSchema,
    answer: async ({ context, scope, session, operation, input: { notes }, version }) => {
      const saved = await saveNotes(operation, scope, {
        notes,
        version,
        by: session.id,
      });
      context.header('etag', `"${saved.version}"`);
      return saved;
    },
  });
}

const columnsOfFile = () => Object.values(say.columns);

type Asked = Omit<CustomerQuery, 'limit' | 'after' | 'strip'>;

/** All customers that a search and filters find, in an order, a page at a time. */
async function rowsForFile(
  from: From,
  asked: Asked,
  at: Date,
): Promise<AsyncIterable<readonly Row[]>> {
  const dieticians = await listDieticians(from.db);
  const names = new Map(dieticians.map(({ id, name, email }) => [id, name.trim() || email]));
  const pageAfter = (after: string | undefined) =>
    listWithStrips(from, { ...asked, after, limit: CUSTOMERS_PAGE, strip: 'yes' }, at);
  // Read before the answer begins, so that an unreachable database gives an error and not half a file.
  return pagesFrom(await pageAfter(undefined), pageAfter, names);
}

async function* pagesFrom(
  first: CustomerPage,
  pageAfter: (after: string) => Promise<CustomerPage>,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<readonly Row[]> {
  for (let page = first; ; page = await pageAfter(page.next)) {
    yield page.items.map((row) => rowOf(row, names));
    if (page.next === null) return;
    await setImmediate();
  }
}

const rowOf = (row: CustomerRow, names: ReadonlyMap<string, string>): Row => ({
  [say.columns.name]: row.name,
  [say.columns.email]: row.email,
  [say.columns.status]: row.consentWithdrawn
    ? say.consentWithdrawn
    : ofCoaching.standings[standingOf(row, row.today)],
  [say.columns.days]: row.strip.filter((logged) => logged !== 'none').length,
  [say.columns.lastLogged]: row.lastLoggedDay,
  [say.columns.adherence]: row.adherence,
  [say.columns.weightChange]: row.weightChange && row.weightChange.grams / 1000,
  [say.columns.planUntil]: row.planEndsOn,
  [say.columns.periodStart]: row.planStartDate,
  [say.columns.periodEnd]: row.planEndDate,
  [say.columns.dietician]: row.dieticianId && names.get(row.dieticianId),
  [say.columns.lastVisit]: row.lastVisitOn,
  [say.columns.tags]: row.tags.join(' '),
});
