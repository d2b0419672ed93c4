import type { Context } from 'hono';
import { SEARCH_MAX } from '#domain/search.ts';
import { boundedText } from '#domain/textSchema.ts';
import { visitInputSchema, visitSchema } from '#domain/visits/visitSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  type Env,
  idempotencyHeaders,
  ifMatchHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { type Write, write } from '../http/write.ts';
import { deleteVisit, insertVisit, updateVisit } from './changes.ts';
import { listVisits, readVisit } from './queries.ts';

const path = '/customers/{uid}/visits';

const list = createRoute({
  method: 'get',
  path,
  summary:
    'Private notes of visits, the latest day first; a search finds those with all of its words',
  ...allow('dietician'),
  ...audit('reads', 'visit'),
  request: {
    params: customerParams,
    query: pageQuery.extend({ search: boundedText(SEARCH_MAX).default('') }),
  },
  responses: { 200: json(pageOf(visitSchema)), ...refusals(401, 403, 404, 422) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Note a visit: its day, what was talked about, the next step',
  ...allow('dietician'),
  ...audit('changes', 'visit'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(visitInputSchema) },
  responses: { 201: json(visitSchema), ...refusals(401, 403, 404, 409, 422) },
});

const edit = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change what was noted of a visit; what it was is kept',
  ...allow('dietician'),
  ...audit('changes', 'visit'),
  request: { params: itemParams, headers: ifMatchHeaders, body: body(visitInputSchema) },
  responses: { 200: json(visitSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete what was noted of a visit; what it was is kept',
  ...allow('dietician'),
  ...audit('deletes', 'visit'),
  request: { params: itemParams, headers: ifMatchHeaders },
  responses: { 204: nothing, ...refusals(401, 403, 404, 412, 422, 428) },
});

const byOf = (context: Context<Env>, running: Write) => ({
  running,
  scope: scopeOf(context),
  byId: sessionOf(context).id,
  operation: operationOf(context),
});

export function visitRoutes(api: Api, { db }: Deps): void {
  api.openapi(list, async (context) =>
    context.json(await listVisits(db, scopeOf(context), context.req.valid('query')), 200),
  );

  api.openapi(add, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    const visit = await createOnce(context, input, async (running) => {
      running.changed('visit', scope.customerId);
      return readVisit(running.db, scope, await insertVisit(byOf(context, running), input));
    });
    return context.json(visit, 201);
  });

  api.openapi(edit, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    const version = ifMatch(context);
    const visit = await write(operationOf(context), async (running) => {
      running.changed('visit', scope.customerId);
      await updateVisit(byOf(context, running), id, version, context.req.valid('json'));
      return readVisit(running.db, scope, id);
    });
    return context.json(visit, 200);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const version = ifMatch(context);
    await write(operationOf(context), async (running) => {
      running.changed('visit', scopeOf(context).customerId);
      await deleteVisit(byOf(context, running), id, version);
    });
    return context.body(null, 204);
  });
}
