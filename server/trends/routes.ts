import {
  doctorSummaryQuerySchema,
  doctorSummarySchema,
} from '#domain/trends/doctorSummarySchema.ts';
import { trendsQuerySchema, trendsSchema } from '#domain/trends/trendsSchema.ts';
import { audit } from '../audit/declare.ts';
import { type Api, allow, createRoute, customerParams, json, refusals } from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/session.ts';
import { doctorSummaryOf } from './doctorSummary.ts';
import type { TrendDeps } from './loggedDays.ts';
import { trendsOf } from './queries.ts';

const read = createRoute({
  method: 'get',
  path: '/customers/{uid}/trends',
  summary: 'What was logged and measured over time, with the average of this range and the last',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'daily-progress', 'measurement', 'diet-plan'),
  request: { params: customerParams, query: trendsQuerySchema },
  responses: { 200: json(trendsSchema), ...refusals(401, 403, 404, 422) },
});

const doctorSummary = createRoute({
  method: 'get',
  path: '/customers/{uid}/doctor-summary',
  summary: 'What was logged and measured in a range of time, and the last plan, for a doctor',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'daily-progress', 'measurement', 'diet-plan', 'coaching-period'),
  request: { params: customerParams, query: doctorSummaryQuerySchema },
  responses: { 200: json(doctorSummarySchema), ...refusals(401, 403, 404, 422) },
});

export function trendRoutes(api: Api, deps: TrendDeps): void {
  api.openapi(read, async (context) => {
    const scope = scopeOf(context);
    const { range } = context.req.valid('query');
    const asked = { range, today: todayOf(deps, scope) };
    return context.json(await trendsOf(deps, scope, asked), 200);
  });

  api.openapi(doctorSummary, async (context) => {
    const scope = scopeOf(context);
    const { span } = context.req.valid('query');
    return context.json(
      await doctorSummaryOf(deps, scope, { span, today: todayOf(deps, scope) }),
      200,
    );
  });
}
