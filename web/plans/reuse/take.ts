import type { QueryClient } from '@tanstack/react-query';
import { type Day, formatDay } from '#domain/day.ts';
import { planFromLibrary } from '#domain/planLibrary/libraryWeek.ts';
import { withoutPerson } from '#domain/plans/namedPerson.ts';
import { nextFreeWeek } from '#domain/plans/nextStart.ts';
import type { PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import { wordsOfHealth } from '#domain/plans/tellsOfHealth.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { customerQuery } from '../../customers/api.ts';
import { libraryPlanQuery, noteUse } from '../../planLibrary/api.ts';
import { customerProfileQuery } from '../../profiles/api.ts';
import { planQuery } from '../api.ts';
import type { Origin } from '../form/planForm.ts';
import type { ToTake } from '../form/useLoadPlan.ts';
import { namingIn } from './keepable.ts';

type Into = { readonly today: Day; readonly ahead: readonly PlanSummary[] };
type Taken = {
  readonly plan: PlanInput;
  readonly where: string;
  /** Null for a plan that belonged to nobody. */
  readonly origin: Origin | null;
};

/**
 * Turns another customer's plan, or one of the library, into a new one for the next free week, with the words to
 * show.
 */
export async function taken(
  queries: QueryClient,
  what: Exclude<ToTake, { kind: 'next' }>,
  { today, ahead }: Into,
): Promise<Taken> {
  const start = nextFreeWeek(today, ahead);
  const from = `from ${formatDay(start, 'short')}`;
  if (what.kind === 'library') {
    const kept = await queries.fetchQuery(libraryPlanQuery(what.id));
    // The use is only recorded for sorting, so the dietician does not wait for it.
    noteUse(what.id).catch(() => undefined);
    return {
      plan: planFromLibrary(kept, start),
      where: `From the library, ${from}.`,
      origin: null,
    };
  }
  const plan = await queries.fetchQuery(planQuery(what.of, what.id));
  const person = await queries.fetchQuery(customerQuery(what.of));
  const { profile } = await queries.fetchQuery(customerProfileQuery(what.of));
  const name = withoutPerson(plan.name, { ...person, health: wordsOfHealth(profile) });
  // Notes to one customer are not for another to read.
  const notes = plan.notes.trim() === '' ? '' : ' The notes were left out.';
  const renamed = name === plan.name ? '' : ' Its name no longer tells of the other customer.';
  return {
    plan: {
      ...movedTo(copyOf(plan), start),
      name,
      notes: '',
    },
    where: `From another customer, ${from}.${notes}${renamed}`,
    origin: { person, naming: namingIn(plan, [person]) },
  };
}
