import type { QueryClient } from '@tanstack/react-query';
import { type Day, formatDay } from '#domain/day.ts';
import { planFromLibrary } from '#domain/planLibrary/libraryWeek.ts';
import { withoutPerson } from '#domain/plans/namedPerson.ts';
import { nextFreeWeek } from '#domain/plans/nextStart.ts';
import type { PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { customerQuery } from '../../customers/api.ts';
import { libraryPlanQuery, noteUse } from '../../planLibrary/api.ts';
import { planQuery } from '../api.ts';
import type { Origin } from '../form/planForm.ts';
import { namingIn } from './naming.ts';
import type { ToTake } from './reuse.ts';

type Into = { readonly today: Day; readonly ahead: readonly PlanSummary[] };
type Taken = {
  readonly plan: PlanInput;
  readonly where: string;
  /** Null for a plan that was nobody's. */
  readonly origin: Origin | null;
};

/** What another customer's plan, or one of the library, is as a new one for the next free week, and what to say of it. */
export async function taken(
  queries: QueryClient,
  what: Exclude<ToTake, { kind: 'next' }>,
  { today, ahead }: Into,
): Promise<Taken> {
  const start = nextFreeWeek(today, ahead);
  const from = `from ${formatDay(start, 'short')}`;
  if (what.kind === 'library') {
    const kept = await queries.fetchQuery(libraryPlanQuery(what.id));
    // That it was used is a help for sorting: whoever writes a plan does not wait for it.
    noteUse(what.id).catch(() => undefined);
    return {
      plan: planFromLibrary(kept, start),
      where: `From the library, ${from}.`,
      origin: null,
    };
  }
  const plan = await queries.fetchQuery(planQuery(what.of, what.id));
  const person = await queries.fetchQuery(customerQuery(what.of));
  // What was written to one customer is not for another to read.
  const notes = plan.notes.trim() === '' ? '' : ' The notes were left out.';
  return {
    plan: {
      ...movedTo(copyOf(plan), start),
      name: withoutPerson(plan.name, person),
      notes: '',
    },
    where: `From another customer, ${from}.${notes}`,
    origin: { person, naming: namingIn(plan, [person]) },
  };
}
