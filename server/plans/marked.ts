import { sql } from 'kysely';
import { type Allergen, eaterOf } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import { AVOIDS_NOTHING, type Avoided, avoidsNothing } from '#domain/allergens/marks.ts';
import type { Day } from '#domain/day.ts';
import {
  markedMeals,
  markedRefusal,
  mealWords,
  needingReason,
  SUGGESTION_MARKED,
  saidOf,
} from '#domain/plans/marked.ts';
import { type Accepted, type Before, holdsBack, isAccepted } from '#domain/plans/markReason.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { Db } from '../db/open.ts';
import { bookOf } from '../foods/articleRecipes.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { mealsOn, readMarks } from './rows.ts';

const MOST_KEPT = 60;

interface Upload {
  /** More than one if a plan is uploaded for several weeks. */
  readonly plans: readonly PlanInput[];
  readonly today: Day;
  readonly planId?: string;
}

/**
 * What to store with plans whose meals conflict with what their customer must not eat; null when nothing needs
 * a reason. Throws 409 with the marked words, by the path of the meal, when no reason is given. The audit names
 * such a plan as `marked-diet-plan`.
 */
export async function requireMarkedReason(
  { db, recordAs }: Pick<Write, 'db' | 'recordAs'>,
  scope: CustomerScope,
  { plans, today, planId }: Upload,
  reason = '',
): Promise<KeptMarks | null> {
  const avoided = await avoidedOf(db, scope);
  if (avoidsNothing(avoided)) return null;
  const book = await bookOf(db);
  const marked = needingReason(plans.flatMap((plan) => markedMeals(plan, avoided, book)));
  if (marked.length === 0) return null;
  const before = {
    today,
    stored: await storedMeals(db, scope, planId),
    accepted: await acceptedMeals(db, scope),
  };
  const held = marked.filter((each) => holdsBack(each, saidOf(each), before));
  if (held.length === 0) return null;
  const refusal = markedRefusal(held, reason);
  if (refusal) {
    const fields = Object.fromEntries(
      held.map((each) => [`weeklyDietPlan.${each.day}.meals.${each.meal}`, mealWords(each)]),
    );
    throw new ApiFailure(409, refusal.code, refusal.message, { fields });
  }
  recordAs('marked-diet-plan');
  const once = (texts: string[]) => [...new Set(texts)].slice(0, MOST_KEPT);
  return {
    reason: reason.trim(),
    words: once(held.map(mealWords)),
    keys: once(held.map((each) => saidOf(each).key)),
    meals: once(held.map(({ text }) => text)),
  };
}

/** What the stored plan has in its cells, by their date. */
async function storedMeals(
  db: Db,
  { customerId }: CustomerScope,
  planId = '',
): Promise<Before['stored']> {
  const row = await db
    .selectFrom('dietPlan')
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .where('id', '=', planId)
    .executeTakeFirst();
  const week = row ? (JSON.parse(row.weeklyDietPlan) as PlanInput['weeklyDietPlan']) : [];
  return (date, meal) => mealsOn(week, date)[meal];
}

/** The meals that were uploaded with a reason, in any version of any plan of this customer. */
export async function acceptedMeals(db: Db, { customerId }: CustomerScope): Promise<Accepted[]> {
  const rows = await Promise.all(
    (
      [
        ['dietPlan', 'lastModified'],
        ['dietPlanVersion', 'modifiedAt'],
      ] as const
    ).map(([table, at]) =>
      db
        .selectFrom(table)
        .select(['weeklyDietPlan', 'marked', sql.ref<string>(at).as('at')])
        .where('customerId', '=', customerId)
        .where('marked', 'is not', null)
        .execute(),
    ),
  );
  return rows.flat().flatMap(({ weeklyDietPlan, marked, at }) => {
    const kept = readMarks(marked);
    if (!kept) return [];
    const week = JSON.parse(weeklyDietPlan) as PlanInput['weeklyDietPlan'];
    const meals = kept.meals ?? week.flatMap((day) => day.meals).filter((text) => text !== '');
    const { words, keys, reason } = kept;
    return [{ meals: [...new Set(meals)], words, ...(keys && { keys }), reason, at }];
  });
}

/**
 * What stays stored with a plan in which one meal is replaced. Throws 409 when the new meal conflicts with what
 * the customer must not eat, because a reason can only be given in the plan's editor.
 */
export async function marksWithMeal(
  db: Db,
  scope: CustomerScope,
  planId: string,
  text: string,
): Promise<KeptMarks | null> {
  const only = { weeklyDietPlan: [{ date: '', meals: [text] }] };
  const accepted = await acceptedMeals(db, scope);
  const avoided = await avoidedOf(db, scope);
  const marked = needingReason(markedMeals(only, avoided, await bookOf(db)));
  if (marked.some((each) => !isAccepted(text, saidOf(each), accepted)))
    throw new ApiFailure(409, SUGGESTION_MARKED.code, SUGGESTION_MARKED.message);
  const { marked: kept } = await db
    .selectFrom('dietPlan')
    .select('marked')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return readMarks(kept);
}

async function avoidedOf(db: Db, { customerId }: CustomerScope): Promise<Avoided> {
  const row = await db
    .selectFrom('customerProfile')
    .select('profile')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const chosen = await db
    .selectFrom('chosenAllergens')
    .select('allergens')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  // Older profiles were not asked about allergens.
  const eater = eaterOf(
    row ? { ...EMPTY_PROFILE, ...(JSON.parse(row.profile) as CustomerProfileInput) } : null,
    chosen ? { allergens: JSON.parse(chosen.allergens) as Allergen[] } : null,
  );
  return eater ? avoidedBy(eater) : AVOIDS_NOTHING;
}
