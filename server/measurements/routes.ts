import {
  measurementChangeSchema,
  measurementInputSchema,
  measurementSchema,
} from '#domain/measurements/measurementSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
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
import { optionalIfMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { deleteMeasurement, insertMeasurement, updateMeasurement } from './changes.ts';
import { listMeasurements, type Reader, readMeasurement } from './queries.ts';

const path = '/customers/{uid}/measurements';

const list = createRoute({
  method: 'get',
  path,
  summary: 'What was measured of a customer, of one kind, newest first, and who wrote each',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'measurement'),
  request: {
    params: customerParams,
    query: pageQuery.extend({ kind: idSchema.default('weight') }),
  },
  responses: { 200: json(pageOf(measurementSchema)), ...refusals(401, 403, 404, 422) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Add a measurement; an unlikely value is asked about by a 409 `confirm-needed`',
  ...allow('owner', 'dietician'),
  ...audit('changes', 'measurement'),
  request: {
    params: customerParams,
    headers: idempotencyHeaders,
    body: body(measurementInputSchema),
  },
  responses: { 201: json(measurementSchema), ...refusals(401, 403, 404, 409, 422) },
});

const edit = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Correct a measurement that one wrote oneself; fields that are absent stay',
  ...allow('owner', 'dietician'),
  ...audit('changes', 'measurement'),
  request: { params: itemParams, headers: ifMatchHeaders, body: body(measurementChangeSchema) },
  responses: { 200: json(measurementSchema), ...refusals(401, 403, 404, 409, 412, 422) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a measurement that one wrote oneself',
  ...allow('owner', 'dietician'),
  ...audit('deletes', 'measurement'),
  request: { params: itemParams, headers: ifMatchHeaders },
  responses: { 204: nothing, ...refusals(401, 403, 404, 412, 422) },
});

async function stored(db: Db, reader: Reader, id: string) {
  const measurement = await readMeasurement(db, reader, id);
  if (!measurement) throw notFound();
  return measurement;
}

export function measurementRoutes(api: Api, deps: Deps): void {
  const { db, engine, now } = deps;
  type Context = Parameters<typeof scopeOf>[0] & Parameters<typeof sessionOf>[0];
  const readerOf = (context: Context): Reader => ({
    ...scopeOf(context),
    readerId: sessionOf(context).id,
  });

  api.openapi(list, async (context) => {
    const page = await listMeasurements(db, readerOf(context), context.req.valid('query'));
    return context.json(page, 200);
  });

  api.openapi(add, async (context) => {
    const scope = scopeOf(context);
    const writerId = sessionOf(context).id;
    const input = context.req.valid('json');
    const made = await createOnce(context, input, async (running) => {
      running.changed('measurement', scope.customerId);
      const id = await insertMeasurement(running.db, scope, input, { writerId, engine, now });
      return stored(running.db, readerOf(context), id);
    });
    return context.json(made, 201);
  });

  api.openapi(edit, async (context) => {
    const scope = scopeOf(context);
    const writerId = sessionOf(context).id;
    const { id } = context.req.valid('param');
    const change = { ...context.req.valid('json'), id, version: optionalIfMatch(context) };
    const changed = await write(operationOf(context), async (running) => {
      running.changed('measurement', scope.customerId);
      await updateMeasurement(running.db, scope, change, { writerId, engine, now });
      return stored(running.db, readerOf(context), id);
    });
    return context.json(changed, 200);
  });

  api.openapi(remove, async (context) => {
    const scope = scopeOf(context);
    const writerId = sessionOf(context).id;
    const { id } = context.req.valid('param');
    await write(operationOf(context), async (running) => {
      running.changed('measurement', scope.customerId);
      const version = optionalIfMatch(context);
      await deleteMeasurement(running.db, scope, { id, version, writerId, engine, now });
    });
    return context.body(null, 204);
  });
}
