import type { Refusal } from '../refusal.ts';

/** One of several plans that were uploaded at once, as stored now. */
export type PlanInForce = {
  readonly name: string;
  readonly daysLogged: number;
  /** Whether somebody has saved another version since. */
  readonly isChanged: boolean;
};

const listed = (plans: readonly PlanInForce[]): string =>
  new Intl.ListFormat('en').format(plans.map(({ name }) => `“${name}”`));

const LEFT =
  'None was taken back. In Existing Plans each can be deleted by itself; logged days keep their meals.';

/** Why plans that were uploaded together cannot be taken back together; null if they can. */
export function takeBackRefusal(plans: readonly PlanInForce[]): Refusal | null {
  const logged = plans.filter(({ daysLogged }) => daysLogged > 0);
  const days = logged.reduce((sum, { daysLogged }) => sum + daysLogged, 0);
  if (days > 0)
    return {
      code: 'weeks-logged',
      message: `${days === 1 ? 'One day is' : `${days} days are`} logged on ${listed(logged)} already. ${LEFT}`,
    };
  const changed = plans.filter(({ isChanged }) => isChanged);
  if (changed.length > 0)
    return {
      code: 'weeks-changed',
      message: `${listed(changed)} ${changed.length === 1 ? 'was' : 'were'} changed since the upload. ${LEFT}`,
    };
  return null;
}
