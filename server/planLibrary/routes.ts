import * as z from 'zod';
import {
  libraryOrderSchema,
  libraryPlanChangeSchema,
  libraryPlanInputSchema,
  libraryPlanSchema,
  libraryPlanSummarySchema,
  librarySearchSchema,
  libraryTagSchema,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import { tagCountsSchema } from '#domain/tagsSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  idempotencyHeaders,
  ifMatchHeaders,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { changeLibraryPlan, noteUse, putBack, putIn, takeOut } from './changes.ts';
import { countLibraryTags, listLibrary, readLibraryPlan } from './queries.ts';

const path = '/plan-library';
const params = z.object({ id: idSchema });

const list = createRoute({
  method: 'get',
  path,
  summary: 'The plans that the practice keeps, used last first or by name; by word and tag',
  ...allow('dietician'),
  request: {
    query: pageQuery.extend({
      search: librarySearchSchema.default(''),
      tag: libraryTagSchema.optional(),
      order: libraryOrderSchema.default('used'),
    }),
  },
  responses: { 200: json(pageOf(libraryPlanSummarySchema)), ...refusals(401, 403, 422) },
});

const tags = createRoute({
  method: 'get',
  path: '/plan-library-tags',
  summary: 'The tags of the plan library, most used first',
  ...allow('dietician'),
  responses: { 200: json(tagCountsSchema), ...refusals(401, 403) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Keep a week in the plan library',
  ...allow('dietician'),
  ...audit('changes', 'library-plan'),
  request: { headers: idempotencyHeaders, body: body(libraryPlanInputSchema) },
  responses: { 201: json(libraryPlanSchema), ...refusals(401, 403, 409, 422) },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One plan of the library, with its week',
  ...allow('dietician'),
  request: { params },
  responses: { 200: json(libraryPlanSchema), ...refusals(401, 403, 404) },
});

const change = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change what a plan of the library is called, or its week too',
  ...allow('dietician'),
  ...audit('changes', 'library-plan'),
  request: { params, headers: ifMatchHeaders, body: body(libraryPlanChangeSchema) },
  responses: { 200: json(libraryPlanSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Take a plan out of the library; for thirty days it can be put back',
  ...allow('dietician'),
  ...audit('deletes', 'library-plan'),
  request: { params, headers: ifMatchHeaders },
  responses: { 204: nothing, ...refusals(401, 403, 404, 412, 422, 428) },
});

const back = createRoute({
  method: 'put',
  path: `${path}/{id}/put-back`,
  summary: 'Put a plan back that was taken out of the library',
  ...allow('dietician'),
  ...audit('changes', 'library-plan'),
  request: { params },
  responses: { 204: nothing, ...refusals(401, 403, 404, 409) },
});

const use = createRoute({
  method: 'put',
  path: `${path}/{id}/used`,
  summary: 'Note that a plan was begun from one of the library',
  ...allow('dietician'),
  ...audit('changes', 'library-plan'),
  request: { params },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function planLibraryRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  const instant = () => deps.now().toISOString();

  api.openapi(list, async (context) =>
    context.json(await listLibrary(db, context.req.valid('query')), 200),
  );

  api.openapi(tags, async (context) => context.json(await countLibraryTags(db), 200));

  api.openapi(add, async (context) => {
    const input = context.req.valid('json');
    const made = { at: instant(), by: sessionOf(context).id };
    const plan = await createOnce(context, input, async (running) => {
      running.changed('library-plan', '');
      const id = orderedId();
      await putIn(running.db, input, { ...made, id });
      return readLibraryPlan(running.db, id);
    });
    return context.json(plan, 201);
  });

  api.openapi(read, async (context) =>
    context.json(await readLibraryPlan(db, context.req.valid('param').id), 200),
  );

  api.openapi(change, async (context) => {
    const { id } = context.req.valid('param');
    const changed = { id, version: ifMatch(context), at: instant() };
    const plan = await write(operationOf(context), async (running) => {
      running.changed('library-plan', '');
      await changeLibraryPlan(running.db, context.req.valid('json'), changed);
      return readLibraryPlan(running.db, id);
    });
    return context.json(plan, 200);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const taken = { id, version: ifMatch(context), now: deps.now() };
    await write(operationOf(context), async (running) => {
      running.changed('library-plan', '');
      await takeOut(running.db, taken);
    });
    return context.body(null, 204);
  });

  api.openapi(back, async (context) => {
    const { id } = context.req.valid('param');
    await write(operationOf(context), async (running) => {
      if (await putBack(running.db, id)) running.changed('library-plan', '');
    });
    return context.body(null, 204);
  });

  api.openapi(use, async (context) => {
    const { id } = context.req.valid('param');
    await write(operationOf(context), async (running) => {
      running.changed('library-plan', '');
      await noteUse(running.db, id, instant());
    });
    return context.body(null, 204);
  });
}
