import {
  attentionPageSchema,
  attentionQuerySchema,
  ownThresholdsInputSchema,
  ownThresholdsSchema,
  snoozeInputSchema,
  thresholdsInputSchema,
  thresholdsSchema,
} from '#domain/attention/attentionSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  ifMatchHeaders,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { type BoardDeps, readBoard } from './queries.ts';
import { saveSnooze } from './snoozes.ts';
import {
  ownThresholds,
  practiceThresholds,
  saveOwnThresholds,
  savePracticeThresholds,
} from './thresholds.ts';

const board = createRoute({
  method: 'get',
  path: '/attention',
  summary: 'Who needs a dietician and why, the most urgent first',
  ...allow('dietician'),
  ...audit('reads', 'attention-list'),
  request: { query: attentionQuerySchema },
  responses: { 200: json(attentionPageSchema), ...refusals(401, 403, 422) },
});

const snooze = createRoute({
  method: 'put',
  path: '/customers/{uid}/attention/snooze',
  summary: 'Put a customer off until a day of theirs, all or one reason, for the whole practice',
  ...allow('dietician'),
  ...audit('changes', 'attention'),
  request: { params: customerParams, body: body(snoozeInputSchema) },
  responses: { 204: nothing, ...refusals(401, 403, 404, 422) },
});

const readOfPractice = createRoute({
  method: 'get',
  path: '/practice/attention',
  summary: 'From when on somebody needs a dietician',
  ...allow('dietician'),
  responses: { 200: json(thresholdsSchema), ...refusals(401, 403) },
});

const saveOfPractice = createRoute({
  method: 'put',
  path: '/practice/attention',
  summary: 'Set from when on somebody needs a dietician',
  ...allow('dietician'),
  ...audit('changes', 'attention-thresholds'),
  request: { headers: ifMatchHeaders, body: body(thresholdsInputSchema) },
  responses: { 200: json(thresholdsSchema), ...refusals(401, 403, 412, 422, 428) },
});

const readOfOne = createRoute({
  method: 'get',
  path: '/customers/{uid}/attention',
  summary: 'From when on this customer needs a dietician, where it differs from the practice',
  ...allow('dietician'),
  ...audit('reads', 'attention'),
  request: { params: customerParams },
  responses: { 200: json(ownThresholdsSchema), ...refusals(401, 403, 404) },
});

const saveOfOne = createRoute({
  method: 'put',
  path: '/customers/{uid}/attention',
  summary: 'Set from when on this customer needs a dietician; null: as the practice',
  ...allow('dietician'),
  ...audit('changes', 'attention'),
  request: {
    params: customerParams,
    headers: ifMatchHeaders,
    body: body(ownThresholdsInputSchema),
  },
  responses: { 200: json(ownThresholdsSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

export function attentionRoutes(api: Api, deps: Deps & BoardDeps): void {
  const { db, now } = deps;
  api.openapi(board, async (context) => {
    const asking = { at: now(), me: sessionOf(context).id };
    return context.json(await readBoard(deps, context.req.valid('query'), asking), 200);
  });

  api.openapi(snooze, async (context) => {
    const byId = sessionOf(context).id;
    const input = context.req.valid('json');
    await saveSnooze(operationOf(context), scopeOf(context), input, byId);
    return context.body(null, 204);
  });

  api.openapi(readOfPractice, async (context) => {
    const thresholds = await practiceThresholds(db);
    context.header('etag', `"${thresholds.version}"`);
    return context.json(thresholds, 200);
  });

  api.openapi(saveOfPractice, async (context) => {
    const input = context.req.valid('json');
    await savePracticeThresholds(operationOf(context), input, ifMatch(context));
    const thresholds = await practiceThresholds(db);
    context.header('etag', `"${thresholds.version}"`);
    return context.json(thresholds, 200);
  });

  api.openapi(readOfOne, async (context) => {
    const thresholds = await ownThresholds(db, scopeOf(context));
    context.header('etag', `"${thresholds.version}"`);
    return context.json(thresholds, 200);
  });

  api.openapi(saveOfOne, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    await saveOwnThresholds(operationOf(context), scope, input, ifMatch(context));
    const thresholds = await ownThresholds(db, scope);
    context.header('etag', `"${thresholds.version}"`);
    return context.json(thresholds, 200);
  });
}
