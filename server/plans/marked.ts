import type { Allergen } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import { eaterOf } from '#domain/allergens/eater.ts';
import { AVOIDS_NOTHING, type Avoided } from '#domain/allergens/marks.ts';
import {
  markedMeals,
  markedRefusal,
  mealWords,
  needingReason,
  SUGGESTION_MARKED,
} from '#domain/plans/marked.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfileSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/emptyProfiles.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import type { Write } from '../http/write.ts';
import { readMarks } from './rows.ts';

const MOST_KEPT = 60;

/**
 * What to store with a plan whose meals name what its customer must not eat; null when no meal is known to.
 * Throws 409 with the marked words, by the path of the meal, when no reason is given. The audit names such a
 * plan as `marked-diet-plan`.
 */
export async function requireMarkedReason(
  { db, recordAs }: Pick<Write, 'db' | 'recordAs'>,
  scope: CustomerScope,
  plan: PlanInput,
  reason = '',
): Promise<KeptMarks | null> {
  const marked = needingReason(markedMeals(plan, await avoidedOf(db, scope)));
  if (marked.length === 0) return null;
  const refusal = markedRefusal(marked, reason);
  if (refusal) {
    const fields = Object.fromEntries(
      marked.map((each) => [`weeklyDietPlan.${each.day}.meals.${each.meal}`, mealWords(each)]),
    );
    throw new ApiFailure(409, refusal.code, refusal.message, { fields });
  }
  recordAs('marked-diet-plan');
  return { reason: reason.trim(), words: [...new Set(marked.map(mealWords))].slice(0, MOST_KEPT) };
}

/**
 * What stays stored with a plan in which one meal is replaced. Throws 409 when the new meal names what the
 * customer must not eat, because a reason can only be given in the plan's editor.
 */
export async function marksWithMeal(
  db: Db,
  scope: CustomerScope,
  planId: string,
  text: string,
): Promise<KeptMarks | null> {
  const only = { weeklyDietPlan: [{ date: '', meals: [text] }] };
  const marked = markedMeals(only, await avoidedOf(db, scope));
  if (markedRefusal(marked))
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
