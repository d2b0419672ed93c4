import { type Agreement, awaits } from '#domain/goals/policy.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import type { Changing } from './aim.ts';

/**
 * Tells a customer of a goal that waits for their answer or was reached. For any other goal it settles the
 * earlier news.
 */
export async function tellOfGoal(
  { running, scope, operation }: Changing,
  goal: Agreement & { readonly id: string },
): Promise<void> {
  const { customerId } = scope;
  const news = { customerId, about: goal.id, at: operation.now() };
  await settle(running, { kind: 'goal-proposed', ...news });
  if (awaits(goal) === 'customer')
    await notifyCustomer(running, { kind: 'goal-proposed', ...news });
  if (goal.state === 'reached') await notifyCustomer(running, { kind: 'goal-reached', ...news });
}
