import type { DayRange } from '#domain/day.ts';
import { addDays } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';

/** The plans that began in a range of days, and earlier ones that may still hold on its first day. */
export const plansBegun = (db: Db, { customerId }: CustomerScope, range: DayRange) =>
  inStretches({ ...range, from: addDays(range.from, -DAYS_PER_PLAN) }, ({ from, to }) =>
    db
      .selectFrom('dietPlan')
      .select(['id', 'name', 'startDate', 'uploadedAt'])
      .where('customerId', '=', customerId)
      .where('startDate', '>=', from)
      .where('startDate', '<=', to)
      .execute(),
  );
