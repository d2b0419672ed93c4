import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day.ts';
import type { Db } from '#server/db/open.ts';
import { planInput } from '#test/factories/plans.ts';
import { type Batch, within } from './practice.ts';

const WEEK_MS = 604_800_000;

/** One plan for each week back from today, in the order of uploading. */
export async function seedPlans(
  db: Db,
  batch: Batch & { readonly plans: number; readonly by: string },
): Promise<void> {
  const today = dayIn('UTC', batch.at);
  for (let back = batch.plans - 1; back >= 0; back -= 1) {
    const plan = planInput(addDays(today, -7 * back), { name: `Week ${batch.plans - back}` });
    const at = new Date(batch.at.getTime() - back * WEEK_MS).toISOString();
    const values = [
      plan.name,
      plan.startDate,
      plan.endDate,
      JSON.stringify(plan.weeklyDietPlan),
      JSON.stringify(plan.mealTimings),
      plan.notes,
      at,
      at,
      batch.by,
    ].map((value) => sql`cast(${value} as text)`);
    await sql`
      insert into "dietPlan" ("customerId", "id", "name", "startDate", "endDate", "weeklyDietPlan",
        "mealTimings", "notes", "uploadedAt", "lastModified", "uploadedBy", "version")
      select "id", ${sql.lit(`${String(100 + batch.plans - back).slice(1)}-`)} || "id",
        ${sql.join(values)}, 1
      from "user" where ${within(batch)}`.execute(db);
  }
}
