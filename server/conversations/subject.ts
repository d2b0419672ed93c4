import type {
  Subject,
  SubjectInput,
  Suggestion,
  SuggestionInput,
} from '#domain/conversations/messageSchema.ts';
import { suggestionRefusal } from '#domain/conversations/suggestion.ts';
import type { Day } from '#domain/day.ts';
import { kindName, quantity } from '#domain/measurements/measurement.ts';
import { mealName } from '#domain/plans/changes.ts';
import { showsOwnMeals } from '#domain/progress/plannedMeals.ts';
import type { Db } from '../db/open.ts';
import { invalidField } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { readMeasurement } from '../measurements/queries.ts';
import { planOfDay } from '../plans/queries.ts';
import { mealsOn } from '../plans/rows.ts';
import { refused } from './changing.ts';

/** What a message is about, as it stands now: the dish or the value is the server's. Throws 422. */
export async function subjectOf(
  db: Db,
  scope: CustomerScope,
  subject: SubjectInput,
  today: Day,
): Promise<Subject> {
  if (subject.kind === 'meal') {
    const { date, meal } = subject;
    const { meals, mealTimings } = await mealsFor(db, scope, date, today);
    const text = meals[meal]?.trim() ?? '';
    if (text === '') throw invalidField('subject', 'There is no such meal on this day any more.');
    return { ...subject, timing: mealName(mealTimings, meal), text };
  }
  if (subject.kind === 'measurement') {
    const reader = { ...scope, hidesNumbers: false, readerId: scope.customerId };
    const measured = await readMeasurement(db, reader, subject.id);
    if (!measured) throw invalidField('subject', 'This measurement is not there any more.');
    const { date, kind, value, unit } = measured;
    const named = await db.selectFrom('measurementKind').select(['id', 'name']).execute();
    const figure = value === null ? null : quantity(value, unit);
    return { ...subject, date, label: kindName(kind, named), figure };
  }
  return subject;
}

/** The meals that are shown for a day: its own, or those of the plan that holds it now. */
async function mealsFor(db: Db, scope: CustomerScope, date: Day, today: Day) {
  const plan = await planOfDay(db, scope, date);
  const row = await db
    .selectFrom('dailyProgress')
    .select(['plannedMeals', 'mealTimings'])
    .where('customerId', '=', scope.customerId)
    .where('date', '=', date)
    .executeTakeFirst();
  const own = row && {
    meals: JSON.parse(row.plannedMeals) as string[],
    mealTimings: JSON.parse(row.mealTimings) as string[],
  };
  if (own && showsOwnMeals(own, { date, today, hasPlan: plan !== undefined })) return own;
  const meals = plan ? mealsOn(plan.weeklyDietPlan, date) : [];
  return { meals, mealTimings: plan?.mealTimings ?? [] };
}

/** A suggested meal with what the plan has in its place now. Throws 409 where no plan takes it. */
export async function suggestionOf(
  db: Db,
  scope: CustomerScope,
  { date, meal, text }: SuggestionInput,
  today: Day,
): Promise<Omit<Suggestion, 'takenOverAt'>> {
  const plan = await planOfDay(db, scope, date);
  const refusal = suggestionRefusal(date, today, plan !== undefined);
  if (refusal) throw refused(refusal);
  const was = plan ? (mealsOn(plan.weeklyDietPlan, date)[meal] ?? '') : '';
  return { date, meal, timing: mealName(plan?.mealTimings ?? [], meal), was, text };
}
