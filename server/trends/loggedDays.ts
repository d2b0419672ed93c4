import type { DayRange } from '#domain/day.ts';
import type { LoggedDay } from '#domain/trends/loggedValues.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/scope.ts';

/** The logged days of a range without notes and ticks, the oldest first. */
export const loggedDays = (
  db: Db,
  { customerId }: CustomerScope,
  range: DayRange,
): Promise<LoggedDay[]> =>
  inStretches(range, ({ from, to }) =>
    db
      .selectFrom('dailyProgress')
      .select(['date', 'mealsDone', 'mealsOfDay', 'mealsOther', 'mealsSkipped'])
      .select(['waterIntake', 'sleepHours', 'mood', 'dietScore'])
      .where('customerId', '=', customerId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  );
