import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { STRIP_DAYS, weightChangeOf } from '#domain/customers/customer.ts';
import type { CustomerRow } from '#domain/customers/customerSchema.ts';
import type { Day } from '#domain/day.ts';
import type { Logged } from '#domain/daySchema.ts';
import {
  eatenOf,
  loggedOf,
  type StoredMeals,
  soFar,
  storedMealsToCome,
} from '#domain/progress/adherence.ts';
import { asCustomer, type Calendar, type CustomerRecord } from './customers.ts';
import { silentFor } from './silence.ts';
import { loggedDaysIn, weightsIn } from './summaryLists.ts';

/** What a row shows of somebody's days and weights; the meals are those of the day logged last, if it is recent. */
export type StripRecord = CustomerRecord & {
  recentDays: string | null;
  plannedDays: string | null;
  weights: string | null;
  silentAfter: number;
} & { [Part in keyof StoredMeals]: string | null };

export function asCustomerRow(record: StripRecord, calendar: Calendar): CustomerRow {
  const customer = asCustomer(record, calendar);
  const { today, timeZone, consentWithdrawn } = customer;
  const summed = consentWithdrawn ? null : record;
  return {
    ...customer,
    ...stripOf(summed?.recentDays ?? '[]', calendar.stripUntil(today), today, () =>
      storedMealsToCome(record, calendar.minutesIn(timeZone)),
    ),
    adherence: record.byAdherence,
    planEndsOn: record.byPlan,
    lastVisitOn: record.byVisit,
    tags: record.byTags?.split(' ') ?? [],
    weightChange: weightChangeOf(weightsIn(summed?.weights ?? '[]')),
    silentFor: silentFor(
      {
        ...record,
        resumedAt: summed?.resumedAt ?? null,
        planStatus: customer.planStatus as PlanStatus,
        planStartDate: customer.planStartDate,
        planEndDate: customer.planEndDate,
        lastLoggedDay: customer.lastLoggedDay,
      },
      today,
    ),
  };
}

/** Of today only the meals count that are due by now; `toCome`: how many are not. */
function stripOf(
  recentDays: string,
  places: ReadonlyMap<Day, number>,
  today: Day,
  toCome: () => number,
) {
  const strip = new Array<Logged>(STRIP_DAYS).fill('none');
  const eaten = new Array<number | null>(STRIP_DAYS).fill(null);
  for (const [date, done, meals] of loggedDaysIn(recentDays)) {
    const place = places.get(date);
    if (place === undefined) continue;
    strip[place] = loggedOf({ done, meals });
    const isToCome = date === today && done < meals;
    eaten[place] = eatenOf(soFar({ done, meals }, isToCome ? toCome() : 0));
  }
  return { strip, eaten };
}
