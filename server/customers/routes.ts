import * as z from 'zod';
import { assignmentSchema, dieticianSummarySchema } from '#domain/coaching/assignmentSchema.ts';
import { periodChangeSchema } from '#domain/coaching/periodSchema.ts';
import {
  customerQuerySchema,
  customerSchema,
  listedCustomersSchema,
  notesInputSchema,
  notesSchema,
  standingCountsSchema,
} from '#domain/customers/customerSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { assign, listDieticians } from '../coaching/assignment.ts';
import { changePeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  ifMatchHeaders,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { listCustomers } from './customerList.ts';
import { readCustomer } from './customers.ts';
import { readNotes, saveNotes } from './notes.ts';
import { countStandings } from './standingCounts.ts';

const list = createRoute({
  method: 'get',
  path: '/customers',
  summary: 'All customers in an order, with their period and last fourteen days',
  ...allow('dietician'),
  ...audit('reads', 'customer-list'),
  request: { query: customerQuerySchema },
  responses: { 200: json(listedCustomersSchema), ...refusals(401, 403, 422) },
});

const counts = createRoute({
  method: 'get',
  path: '/customers/counts',
  summary: 'How many customers stand how',
  ...allow('dietician'),
  request: { query: customerQuerySchema.pick({ search: true }) },
  responses: { 200: json(standingCountsSchema), ...refusals(401, 403, 422) },
});

const read = createRoute({
  method: 'get',
  path: '/customers/{uid}',
  summary: 'One customer',
  ...allow('dietician'),
  ...audit('reads', 'customer'),
  request: { params: customerParams },
  responses: { 200: json(customerSchema), ...refusals(401, 403, 404) },
});

const change = createRoute({
  method: 'put',
  path: '/customers/{uid}/coaching-period/{transition}',
  summary: 'Set the dates of a coaching period, pause, resume or renew it',
  ...allow('dietician'),
  ...audit('changes', 'coaching-period'),
  request: {
    params: z.object({
      uid: idSchema,
      transition: z.enum(['dates', 'pause', 'resume', 'renew']),
    }),
    body: body(periodChangeSchema),
  },
  responses: { 200: json(customerSchema), ...refusals(401, 403, 404, 409, 422) },
});

const dieticians = createRoute({
  method: 'get',
  path: '/dieticians',
  summary: 'The dieticians of the practice, the first one first',
  ...allow('dietician'),
  responses: {
    200: json(z.strictObject({ items: z.array(dieticianSummarySchema) })),
    ...refusals(401, 403),
  },
});

const putDietician = createRoute({
  method: 'put',
  path: '/customers/{uid}/dietician',
  summary: 'Assign a customer to a dietician; null: to none in particular',
  ...allow('dietician'),
  ...audit('changes', 'assignment'),
  request: { params: customerParams, body: body(assignmentSchema) },
  responses: { 200: json(customerSchema), ...refusals(401, 403, 404, 409, 422) },
});

const getNotes = createRoute({
  method: 'get',
  path: '/customers/{uid}/notes',
  summary: 'The private notes about a customer',
  ...allow('dietician'),
  ...audit('reads', 'note'),
  request: { params: customerParams },
  responses: { 200: json(notesSchema), ...refusals(401, 403, 404) },
});

const putNotes = createRoute({
  method: 'put',
  path: '/customers/{uid}/notes',
  summary: 'Save the private notes about a customer',
  ...allow('dietician'),
  ...audit('changes', 'note'),
  request: { params: customerParams, headers: ifMatchHeaders, body: body(notesInputSchema) },
  responses: { 200: json(notesSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

export function customerRoutes(api: Api, deps: Parameters<typeof listCustomers>[0] & Deps): void {
  const { db, now } = deps;

  api.openapi(list, async (context) =>
    context.json(await listCustomers(deps, context.req.valid('query'), now()), 200),
  );

  api.openapi(counts, async (context) =>
    context.json(await countStandings(deps, context.req.valid('query').search, now()), 200),
  );

  api.openapi(read, async (context) =>
    context.json(await readCustomer(db, scopeOf(context), now()), 200),
  );

  api.openapi(change, async (context) => {
    const scope = scopeOf(context);
    const { transition } = context.req.valid('param');
    await changePeriod(operationOf(context), scope, transition, context.req.valid('json'));
    return context.json(await readCustomer(db, scope, now()), 200);
  });

  api.openapi(dieticians, async (context) =>
    context.json({ items: await listDieticians(db) }, 200),
  );

  api.openapi(putDietician, async (context) => {
    const scope = scopeOf(context);
    await assign(operationOf(context), scope, context.req.valid('json').dieticianId);
    return context.json(await readCustomer(db, scope, now()), 200);
  });

  api.openapi(getNotes, async (context) => {
    const notes = await readNotes(db, scopeOf(context));
    context.header('etag', `"${notes.version}"`);
    return context.json(notes, 200);
  });

  api.openapi(putNotes, async (context) => {
    const { notes } = context.req.valid('json');
    const saved = await saveNotes(operationOf(context), scopeOf(context), {
      notes,
      version: ifMatch(context),
      by: sessionOf(context).id,
    });
    context.header('etag', `"${saved.version}"`);
    return context.json(saved, 200);
  });
}
