import type { Day } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';

/** What was logged for each day since `from`, as figures: of the meals, of water in its own words, of sleep. */
export const dayFigures = (db: Db, { customerId }: Pick<CustomerScope, 'customerId'>, from: Day) =>
  db
    .selectFrom('dailyProgress')
    .select(['date', 'mealsDone', 'mealsOfDay', 'waterIntake', 'sleepHours'])
    .where('customerId', '=', customerId)
    .where('date', '>=', from)
    .execute();
