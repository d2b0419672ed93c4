import { addDays } from '#domain/day.ts';
import {
  nutrientDaysSchema,
  targetsInputSchema,
  targetsSchema,
} from '#domain/targets/targetSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, dayRangeQuery } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { type NutrientDeps, nutrientDays } from './nutrientDays.ts';
import { readTargets, saveTargets } from './queries.ts';

const path = '/customers/{uid}/food-targets';

export function targetRoutes(api: Api, deps: Deps & NutrientDeps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'What a day of a customer should contain; version 0 while nothing is set',
    by: ['dietician'],
    reads: 'food-target',
    gives: targetsSchema,
    answer: ({ scope }) => readTargets(db, scope),
  });

  api.operation({
    put: path,
    summary: 'Set what a day of a customer should contain, and whether they see what it does',
    by: ['dietician'],
    changes: 'food-target',
    ifMatch: 'needed',
    takes: targetsInputSchema,
    gives: targetsSchema,
    answer: ({ operation, scope, session, input, version }) =>
      saveTargets(operation, scope, input, { id: session.id, version }),
  });

  api.operation({
    get: '/customers/{uid}/nutrients',
    summary:
      'What each day of a range contains by plan, and for dieticians what was eaten; the last fourteen by default',
    description:
      'A customer gets nothing unless their dietician turned it on, and never while they hide numbers.',
    by: ['owner', 'dietician'],
    reads: ['diet-plan', 'daily-progress'],
    query: dayRangeQuery(),
    gives: nutrientDaysSchema,
    answer: ({ scope, session, query: { from, to } }) => {
      const today = todayOf(deps, scope);
      const range = from && to ? { from, to } : { from: addDays(today, -13), to: today };
      return nutrientDays(deps, scope, range, { today, isOwn: session.id === scope.customerId });
    },
  });
}
