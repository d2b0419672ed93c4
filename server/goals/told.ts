import { awaits, type Standing } from '#domain/goals/policy.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import type { Changing } from './aim.ts';

/** Tells a customer of a goal that waits for them or was reached; of any other, nothing is left to tell. */
export async function tellOfGoal(
  { running, scope, operation }: Changing,
  goal: Standing & { readonly id: string },
): Promise<void> {
  const { customerId } = scope;
  const news = { customerId, about: goal.id, at: operation.now() };
  await settle(running, { kind: 'goal-proposed', ...news });
  if (awaits(goal) === 'customer')
    await notifyCustomer(running, { kind: 'goal-proposed', ...news });
  if (goal.state === 'reached') await notifyCustomer(running, { kind: 'goal-reached', ...news });
}
