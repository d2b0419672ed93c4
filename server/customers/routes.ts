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
import type { Deps } from '../http/deps.ts';
import { type Api, operationOf } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { listCustomers } from './customerList.ts';
import { readCustomer } from './customers.ts';
import { readNotes, saveNotes } from './notes.ts';
import { countStandings } from './standingCounts.ts';

export function customerRoutes(api: Api, deps: Parameters<typeof listCustomers>[0] & Deps): void {
  const { db, now } = deps;

  api.operation({
    get: '/customers',
    summary: 'All customers in an order, with their period and last fourteen days',
    by: ['dietician'],
    reads: 'customer-list',
    query: customerQuerySchema,
    gives: listedCustomersSchema,
    answer: (context) => listCustomers(deps, context.req.valid('query'), now()),
  });

  api.operation({
    get: '/customers/counts',
    summary: 'How many customers stand how',
    by: ['dietician'],
    query: customerQuerySchema.pick({ search: true }),
    gives: standingCountsSchema,
    answer: (context) => countStandings(deps, context.req.valid('query').search, now()),
  });

  api.operation({
    get: '/customers/{uid}',
    summary: 'One customer',
    by: ['dietician'],
    reads: 'customer',
    gives: customerSchema,
    answer: (context) => readCustomer(db, scopeOf(context), now()),
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
    answer: async (context) => {
      const scope = scopeOf(context);
      const { transition } = context.req.valid('param');
      await changePeriod(operationOf(context), scope, transition, context.req.valid('json'));
      return await readCustomer(db, scope, now());
    },
  });

  api.operation({
    get: '/dieticians',
    summary: 'The dieticians of the practice, the first one first',
    by: ['dietician'],
    gives: z.strictObject({ items: z.array(dieticianSummarySchema) }),
    answer: async (_context) => ({ items: await listDieticians(db) }),
  });

  api.operation({
    put: '/customers/{uid}/dietician',
    summary: 'Assign a customer to a dietician; null: to none in particular',
    by: ['dietician'],
    changes: 'assignment',
    takes: assignmentSchema,
    gives: customerSchema,
    refuses: [409],
    answer: async (context) => {
      const scope = scopeOf(context);
      await assign(operationOf(context), scope, context.req.valid('json').dieticianId);
      return await readCustomer(db, scope, now());
    },
  });

  api.operation({
    get: '/customers/{uid}/notes',
    summary: 'The private notes about a customer',
    by: ['dietician'],
    reads: 'note',
    gives: notesSchema,
    answer: async (context) => {
      const notes = await readNotes(db, scopeOf(context));
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
    answer: async (context) => {
      const { notes } = context.req.valid('json');
      const saved = await saveNotes(operationOf(context), scopeOf(context), {
        notes,
        version: ifMatch(context),
        by: sessionOf(context).id,
      });
      context.header('etag', `"${saved.version}"`);
      return saved;
    },
  });
}
