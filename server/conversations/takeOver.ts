import type { Confirmation } from '#domain/confirmSchema.ts';
import type { Message, Suggestion } from '#domain/conversations/conversationSchema.ts';
import {
  mealChanged,
  noSuggestion,
  suggestedDayRefusal,
  withSuggestion,
} from '#domain/conversations/suggestion.ts';
import { lockPeriod } from '../coaching/period.ts';
import { notFound, requireConfirmation } from '../http/failure.ts';
import { todayOf } from '../http/session.ts';
import { changePlan, refuseUnlessUploadable } from '../plans/changes.ts';
import { marksWithMeal } from '../plans/marked.ts';
import { planOfDay } from '../plans/queries.ts';
import { mealsOn } from '../plans/rows.ts';
import { type Changing, refused } from './changing.ts';
import { readMessage } from './queries.ts';

/**
 * Puts a suggested meal into the plan that covers its day, as the plan's next version. Repeated, it changes
 * nothing. Throws 404. Throws 409 while the customer's period takes no plans, when the day is over or has no plan
 * any more, or when the meal names something that the customer must not eat; and 409, to be confirmed, when the
 * meal was changed since it was suggested.
 */
export async function takeOver(
  changing: Changing,
  id: string,
  confirmation: Confirmation,
): Promise<Message> {
  const { operation, running, scope, actorId, side } = changing;
  const { db } = running;
  // Of two dieticians who take it over at the same time, the second waits here and finds it done.
  await lockPeriod({ db, engine: operation.engine }, scope);
  const row = await db
    .selectFrom('message')
    .select(['suggestion', 'takenOverAt'])
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const answer = () => readMessage(db, scope, { readerId: actorId, side }, id);
  if (row.takenOverAt !== null) return answer();
  if (row.suggestion === null) throw refused(noSuggestion());
  await refuseUnlessUploadable(operation, running, scope);
  const at = operation.now().toISOString();
  await putIntoPlan(changing, JSON.parse(row.suggestion) as Suggestion, at, confirmation);
  await db
    .updateTable('message')
    .set({ takenOverAt: at, takenOverById: actorId })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  running.changed('message', scope.customerId);
  return answer();
}

async function putIntoPlan(
  { operation, running, scope, actorId }: Changing,
  suggestion: Suggestion,
  at: string,
  confirmation: Confirmation,
): Promise<void> {
  const { date, meal, text } = suggestion;
  const plan = await planOfDay(running.db, scope, date);
  const refusal = suggestedDayRefusal(date, todayOf(operation, scope), plan !== undefined);
  if (refusal) throw refused(refusal);
  if (!plan) throw notFound();
  const now = mealsOn(plan.weeklyDietPlan, date)[meal] ?? '';
  if (now === text) return;
  requireConfirmation(mealChanged(suggestion, now), confirmation);
  const marked = await marksWithMeal(running.db, scope, plan.id, text);
  const change = { id: plan.id, version: plan.version, at, by: actorId, marked };
  await changePlan(running, scope, withSuggestion(plan, suggestion), change);
  running.changed('diet-plan', scope.customerId);
}
