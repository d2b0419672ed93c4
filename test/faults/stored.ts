import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { Instead, MealsDone, Picked } from '#domain/progress/progressSchema.ts';
import type { Db } from '#server/db/open.ts';
import { contentOf } from './content.ts';

/** The key of each document; for a plan its name, for a message its text, which the writers never use twice. */
export const keyOf = {
  plan: (name: string) => `plan ${name}`,
  message: (text: string) => `message ${text}`,
  day: (customerId: string, date: string) => `day ${customerId} ${date}`,
  notes: (customerId: string) => `notes ${customerId}`,
  profile: (customerId: string) => `profile ${customerId}`,
  period: (customerId: string) => `period ${customerId}`,
};

/** Every document of these customers as stored in the database, read without the server. */
export async function storedOf(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const add = (key: string, content: string) =>
    found.set(key, [...(found.get(key) ?? []), content]);
  const where = ['customerId', 'in', customerIds] as const;
  for (const plan of await db
    .selectFrom('dietPlan')
    .selectAll()
    .where(...where)
    .execute())
    add(
      keyOf.plan(plan.name),
      contentOf.plan({
        ...plan,
        weeklyDietPlan: JSON.parse(plan.weeklyDietPlan) as DietPlan['weeklyDietPlan'],
        mealTimings: JSON.parse(plan.mealTimings) as string[],
      }),
    );
  for (const day of await db
    .selectFrom('dailyProgress')
    .selectAll()
    .where(...where)
    .execute())
    add(
      keyOf.day(day.customerId, day.date),
      contentOf.day({
        ...day,
        meals: JSON.parse(day.meals) as MealsDone,
        instead: JSON.parse(day.instead) as Instead,
        picked: JSON.parse(day.picked) as Picked,
      }),
    );
  for (const { text } of await db
    .selectFrom('message')
    .select('text')
    .where(...where)
    .execute())
    add(keyOf.message(text), text);
  for (const note of await db
    .selectFrom('note')
    .selectAll()
    .where(...where)
    .execute())
    add(keyOf.notes(note.customerId), note.notes);
  for (const row of await db
    .selectFrom('coachingPeriod')
    .selectAll()
    .where(...where)
    .execute())
    add(keyOf.period(row.customerId), contentOf.period(row as CoachingPeriod));
  const profiles = await db
    .selectFrom('user')
    .leftJoin('customerProfile', 'customerId', 'user.id')
    .select(['user.id', 'name', 'profile'])
    .where('user.id', 'in', customerIds)
    .execute();
  for (const { id, name, profile } of profiles)
    add(
      keyOf.profile(id),
      contentOf.profile(name, profile ? (JSON.parse(profile) as CustomerProfileInput) : null),
    );
  return found;
}
