import * as z from 'zod';
import {
  assignmentSchema,
  dieticianSummarySchema,
  periodChangeSchema,
} from '#domain/coaching/periodSchema.ts';
import {
  customerQuerySchema,
  customerSchema,
  listedCustomersSchema,
  notesInputSchema,
  notesSchema,
  standingCountsSchema,
} from '#domain/customers/customerSchema.ts';
import { assign, listDieticians } from '../coaching/assignment.ts';
import { changePeriod } from '../coaching/period.ts';
import { csvOf, streamOf } from '../http/csv.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { columnsOfFile, rowsForFile } from './customerFile.ts';
import { listCustomers } from './customerList.ts';
import { readCustomer } from './customers.ts';
import { readNotes, saveNotes } from './notes.ts';
import { countStandings } from './standing.ts';

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
