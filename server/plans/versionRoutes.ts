import * as z from 'zod';
import {
  acceptedMealsSchema,
  planVersionSchema,
  planVersionSummarySchema,
  seenInputSchema,
  unseenPlanSchema,
} from '#domain/plans/versionSchema.ts';
import { shapedText } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  itemParams,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { acceptedMeals } from './marked.ts';
import { markSeen, unseenPlans } from './seenQueries.ts';
import { settlePlan } from './told.ts';
import { listVersions, readVersion } from './versionQueries.ts';

const path = '/customers/{uid}/diet-plans';

const list = createRoute({
  method: 'get',
  path: `${path}/{id}/versions`,
  summary: 'The versions of a diet plan, the latest first: who, when, and what each changed',
  ...allow('dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: itemParams, query: pageQuery },
  responses: {
    200: json(pageOf(planVersionSummarySchema)),
    ...refusals(401, 403, 404, 422),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}/versions/{version}`,
  summary: 'A diet plan as it was in one version; update the plan with it to bring it back',
  ...allow('dietician'),
  ...audit('reads', 'diet-plan'),
  request: {
    params: itemParams.extend({
      version: shapedText(9, /^[1-9]\d{0,8}$/, 'This is not a version.').transform(Number),
    }),
  },
  responses: { 200: json(planVersionSchema), ...refusals(401, 403, 404) },
});

const accepted = createRoute({
  method: 'get',
  path: `${path}/accepted-meals`,
  summary:
    'The marked meals of a customer that a reason was given for, which is not asked for again',
  ...allow('dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: customerParams },
  responses: { 200: json(acceptedMealsSchema), ...refusals(401, 403, 404) },
});

const unseen = createRoute({
  method: 'get',
  path: `${path}/changes`,
  summary: 'What changed in the plans of a customer since they last looked',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: customerParams },
  responses: {
    200: json(z.strictObject({ items: z.array(unseenPlanSchema) })),
    ...refusals(401, 403, 404),
  },
});

const see = createRoute({
  method: 'put',
  path: `${path}/{id}/seen`,
  summary: 'Note that the customer has seen a version of a plan',
  ...allow('owner'),
  ...audit('changes', 'diet-plan'),
  request: { params: itemParams, body: body(seenInputSchema) },
  responses: { 204: nothing, ...refusals(401, 403, 404, 422) },
});

/** Must be registered before the routes of one plan, whose `{id}` would match `changes` and `accepted-meals`. */
export function planVersionRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(unseen, async (context) => {
    const scope = scopeOf(context);
    const items = await unseenPlans(db, scope, todayOf(deps, scope));
    return context.json({ items }, 200);
  });

  api.openapi(accepted, async (context) =>
    context.json({ items: await acceptedMeals(db, scopeOf(context)) }, 200),
  );

  api.openapi(list, async (context) => {
    const { id } = context.req.valid('param');
    const page = await listVersions(db, scopeOf(context), id, context.req.valid('query'));
    return context.json(page, 200);
  });

  api.openapi(read, async (context) => {
    const { id, version } = context.req.valid('param');
    return context.json(await readVersion(db, scopeOf(context), id, version), 200);
  });

  api.openapi(see, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    const { version } = context.req.valid('json');
    await write(operationOf(context), async (running) => {
      // All changes of plans lock the customer first, so that two of them cannot deadlock.
      await lockPeriod({ db: running.db, engine: deps.engine }, scope);
      const isNews = await markSeen(running.db, scope, { id, version });
      if (!isNews) return;
      running.changed('plan-seen', scope.customerId);
      await settlePlan(running, scope, id, deps.now());
    });
    return context.body(null, 204);
  });
}
