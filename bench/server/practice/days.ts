import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import type { Db } from '#server/db/open.ts';
import { MEALS } from '#test/factories/plans.ts';
import { type Batch, numberOfUser, within } from './practice.ts';

const EATEN = ['{"1":true,"3":true}', '{"1":true,"2":true,"3":true,"5":true,"6":true}', '{}'];
const DONE = [2, 5, 0];
const PLANNED = sql.lit(JSON.stringify(MEALS));
const TIMINGS = sql.lit(JSON.stringify(DEFAULT_TIMINGS));

/** Logs the days up to today for all customers, one day after the other. */
export async function seedDays(db: Db, batch: Batch & { readonly days: number }): Promise<void> {
  const today = dayIn('UTC', batch.at);
  const [meals, done] = [EATEN.map((each) => sql.lit(each)), DONE.map((each) => sql.lit(each))];
  for (let back = batch.days - 1; back >= 0; back -= 1) {
    const date = addDays(today, -back);
    const turn = sql`(${numberOfUser} + ${sql.lit(back)}) % 3`;
    await sql`
      insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake", "sleepHours",
        "mood", "dietScore", "notes", "submittedAt", "mealsDone", "mealsOfDay", "planName",
        "plannedMeals", "mealTimings", "plannedFrom")
      select "id", ${sql.lit(date)}, case ${turn} when 0 then ${meals[0]} when 1 then ${meals[1]} else ${meals[2]} end,
        '1.5 L', 7.5, 'Good', 4, 'Felt rested, and walked to work and back.',
        ${sql.lit(`${date}T19:30:00.000Z`)},
        case ${turn} when 0 then ${done[0]} when 1 then ${done[1]} else ${done[2]} end, 5,
        'Spring week', ${PLANNED}, ${TIMINGS}, 'logged'
      from "user" where ${within(batch)}`.execute(db);
  }
}
