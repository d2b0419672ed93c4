import {
  doctorSummaryQuerySchema,
  doctorSummarySchema,
} from '#domain/trends/doctorSummarySchema.ts';
import { sinceChangesSchema } from '#domain/trends/sinceChangeSchema.ts';
import { trendsQuerySchema, trendsSchema } from '#domain/trends/trendsSchema.ts';
import type { Api } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { doctorSummaryOf } from './doctorSummary.ts';
import type { TrendDeps } from './queries.ts';
import { trendsOf } from './queries.ts';
import { changesUntil } from './sinceChange.ts';

export function trendRoutes(api: Api, deps: TrendDeps): void {
  api.operation({
    get: '/customers/{uid}/trends',
    summary: 'What was logged and measured over time, with the average of this range and the last',
    by: ['owner', 'dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan'],
    query: trendsQuerySchema,
    gives: trendsSchema,
    answer: async ({ scope, query: { range } }) => {
      const asked = { range, today: todayOf(deps, scope) };
      return await trendsOf(deps, scope, asked);
    },
  });

  api.operation({
    get: '/customers/{uid}/since-changes',
    summary: 'What was logged before each change of the plan in the last half-year, and since',
    by: ['dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan'],
    gives: sinceChangesSchema,
    answer: async ({ scope }) => ({ items: await changesUntil(deps, scope, todayOf(deps, scope)) }),
  });

  api.operation({
    get: '/customers/{uid}/doctor-summary',
    summary: 'What was logged and measured in a range of time, and the last plan, for a doctor',
    by: ['owner', 'dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan', 'coaching-period'],
    query: doctorSummaryQuerySchema,
    gives: doctorSummarySchema,
    answer: ({ scope, query: { span } }) =>
      doctorSummaryOf(deps, scope, { span, today: todayOf(deps, scope) }),
  });
}
