import { addDays, dayIn } from '#domain/day.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from '../factories/people.ts';
import { factories } from '../factories.ts';
import type { Seeded } from './works.ts';

const BATCH = 50;

/** A practice of `count` customers, each with `plans` weeks and `days` logged days. */
export async function seed(
  db: Db,
  secret: string,
  { count, plans, days }: { count: number; plans: number; days: number },
): Promise<Seeded> {
  const today = dayIn('UTC', new Date());
  const make = factories(db, secret);
  const dietician = await make.aDietician();
  const customers: Person[] = [];
  for (let made = 0; made < count; made += BATCH)
    await db.transaction().execute(async (transaction) => {
      const within = factories(transaction, secret);
      for (let index = made; index < Math.min(count, made + BATCH); index += 1) {
        const customer = await within.aCustomer();
        for (let week = 0; week < plans; week += 1)
          await within.aPlan(customer, {
            startDate: addDays(today, -7 * week),
            uploadedAt: new Date(Date.now() - week * 604_800_000).toISOString(),
          });
        for (let day = 0; day < days; day += 1) await within.aDay(customer, addDays(today, -day));
        customers.push(customer);
      }
    });
  return { dietician, customers, today };
}
