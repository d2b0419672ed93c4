import { standingOf } from '#domain/coaching/period.ts';
import type { Day } from '#domain/day.ts';
import { doctorFigures, rangeOfSpan } from '#domain/trends/doctorSummary.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { SummarySpan } from '#domain/trends/range.ts';
import { dieticianOf } from '../coaching/assignment.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';
import { measuredOfAllKinds, namesOfKinds } from '../measurements/queries.ts';
import { latestPlan } from '../plans/queries.ts';
import { readPractice } from '../practice/queries.ts';
import { loggedDays, placeOf, type TrendDeps } from './queries.ts';

/**
 * The content of the page for a doctor, except profile and goals, which have requests of their own. Figures
 * of the body are not even read for a customer who hides them.
 */
export async function doctorSummaryOf(
  deps: TrendDeps,
  scope: CustomerScope,
  asked: { readonly span: SummarySpan; readonly today: Day },
): Promise<DoctorSummary> {
  const { db, config } = deps;
  const { today } = asked;
  const period = await readPeriod(db, scope.customerId);
  const { span, range } = rangeOfSpan(asked.span, period.planStartDate, today);
  const [days, measured, practice, dietician, plan] = await Promise.all([
    loggedDays(deps, scope, range),
    scope.hidesNumbers ? [] : measuredOfAllKinds(db, scope, range),
    readPractice(db, config),
    assignedTo(db, scope),
    latestPlan(db, scope),
  ]);
  const figures = doctorFigures({ days, measured }, range);
  const names = await namesOfKinds(
    db,
    figures.measured.map(({ kind }) => kind),
  );
  const { name, address, email, phone } = practice;
  return {
    span,
    ...range,
    name: scope.name,
    practice: { name, address, email, phone },
    dietician: dietician && { name: dietician.name, email: dietician.email },
    coaching: { ...period, standing: standingOf(period, today) },
    numbersHidden: scope.hidesNumbers,
    figures: {
      ...figures,
      measured: figures.measured
        .map((each) => ({ ...each, name: names.get(each.kind) ?? '' }))
        .sort((one, other) => placeOf(one) - placeOf(other)),
    },
    plan: plan && {
      name: plan.name,
      startDate: plan.startDate,
      endDate: plan.endDate,
      weeklyDietPlan: plan.weeklyDietPlan,
      mealTimings: plan.mealTimings,
    },
  };
}

async function assignedTo(db: Db, { customerId }: CustomerScope) {
  const { dieticianId } = await db
    .selectFrom('user')
    .select('dieticianId')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return dieticianOf(db, dieticianId);
}
