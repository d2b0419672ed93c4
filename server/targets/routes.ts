import { setImmediate } from 'node:timers/promises';
import { addDays, type Day, type DayRange } from '#domain/day.ts';
import type { MealsOfDays } from '#domain/progress/mealsShown.ts';
import {
  type NutrientDays,
  nutrientDaysSchema,
  targetsInputSchema,
  targetsSchema,
} from '#domain/targets/targetSchema.ts';
import { countFoods } from '../foods/counting.ts';
import { practiceOf } from '../foods/queries.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, dayRangeQuery } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { readTargets, saveTargets } from './queries.ts';

const AT_ONCE = 7;
const NOTHING: NutrientDays = { isShown: false, items: [] };

type NutrientDeps = Pick<Deps, 'db'> & { readonly mealsOfDays: MealsOfDays };

/** What the days of a range contain by plan, and for dieticians also what of them was eaten. */
async function nutrientDays(
  { db, mealsOfDays }: NutrientDeps,
  scope: CustomerScope,
  range: DayRange,
  { today, isOwn }: { readonly today: Day; readonly isOwn: boolean },
): Promise<NutrientDays> {
  // Hidden numbers win, whatever the dietician turned on.
  if (isOwn && (scope.hidesNumbers || !(await readTargets(db, scope)).isShown)) return NOTHING;
  const days = await mealsOfDays(scope, range, today);
  const practice = await practiceOf(db);
  const items: NutrientDays['items'] = [];
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const some = days.slice(at, at + AT_ONCE);
    const eaten = some.map((day) => (isOwn ? [] : [...(day.eaten ?? [])]));
    const texts = [...some.map(({ meals }) => [...meals]), ...eaten];
    const counted = await countFoods(practice, { days: texts, nutrients: 'main' });
    const totalsAt = (nth: number) => {
      const totals = counted.days[nth]?.totals;
      return totals && totals.foods > 0 ? totals : null;
    };
    for (const [nth, { date }] of some.entries())
      items.push({ date, planned: totalsAt(nth), eaten: totalsAt(some.length + nth) });
    // Others may have waited for the reading of texts.
    await setImmediate();
  }
  return { isShown: true, items };
}

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
