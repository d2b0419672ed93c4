import type { QueryClient } from '@tanstack/react-query';
import { type Day, formatDay } from '#domain/day.ts';
import { planFromLibrary } from '#domain/planLibrary/libraryWeek.ts';
import { withoutPerson, wordsOfHealth } from '#domain/plans/namedPerson.ts';
import { nextWeekOf } from '#domain/plans/nextWeek.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { copyOf, movedTo } from '#domain/plans/week.ts';
import { nextFreeWeek } from '#domain/plans/weeks.ts';
import { customerQuery } from '../../api/customer.ts';
import { libraryPlanQuery, noteUse } from '../../planLibrary/api.ts';
import { customerProfileQuery } from '../../profiles/api.ts';
import { planQuery, plansAheadQuery, savedPlanQuery } from '../api.ts';
import { namingIn } from '../reuse/naming.ts';
import type { Origin, Source } from './planForm.ts';
import { say } from './words.ts';

/** What the plan in the form begins from. `next`: the same week as a new plan for the following week. */
export type Begin =
  | { readonly kind: 'edit' | 'copy' | 'next' | 'use' | 'library'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly of: string };

/** `today`: the customer's own date. */
export type Whose = { readonly customerId: string; readonly today: Day };

type Begun = {
  readonly plan: PlanInput;
  /** For a plan that is edited itself. */
  readonly source?: Source;
  readonly where?: string;
  /** Missing for a plan that belonged to nobody else. */
  readonly origin?: Origin;
  /** Name and dates are set: the meals are edited next. */
  readonly isForWeek?: boolean;
};

/** Fetches a plan and turns it into what is asked for, mostly a new one for the next free week. */
export async function beginFrom(
  queries: QueryClient,
  begin: Begin,
  { customerId, today }: Whose,
): Promise<Begun> {
  const { kind, id } = begin;
  if (kind === 'use') {
    const saved = await queries.fetchQuery(savedPlanQuery(customerId, id));
    return { plan: { ...copyOf(saved), name: saved.name } };
  }
  if (kind === 'edit') {
    const plan = await queries.fetchQuery(planQuery(customerId, id));
    return { plan, source: { kind, id, version: plan.version, name: plan.name } };
  }
  const { items: plans } = await queries.fetchQuery(plansAheadQuery(customerId, today));
  const start = nextFreeWeek(today, plans);
  const from = formatDay(start, 'short');
  if (kind === 'library') {
    const kept = await queries.fetchQuery(libraryPlanQuery(id));
    // The use is only recorded for sorting, so the dietician does not wait for it.
    noteUse(id).catch(() => undefined);
    const plan = planFromLibrary(kept, start);
    return { plan, where: say.fromLibrary(from), isForWeek: true };
  }
  const owner = kind === 'other' ? begin.of : customerId;
  const plan = await queries.fetchQuery(planQuery(owner, id));
  const copy = movedTo(copyOf(plan), start);
  if (kind === 'copy') return { plan: copy, where: say.copiedToFree(from) };
  if (kind === 'next') {
    const next = nextWeekOf(plan, { today, plans });
    const where = say.nextWeekFrom(formatDay(next.startDate, 'short'));
    return { plan: next, where, isForWeek: true };
  }
  const person = await queries.fetchQuery(customerQuery(owner));
  const { profile } = await queries.fetchQuery(customerProfileQuery(owner));
  const name = withoutPerson(plan.name, { ...person, health: wordsOfHealth(profile) });
  // Notes to one customer are not for another to read.
  const said = [
    say.fromAnother(from),
    ...(plan.notes.trim() === '' ? [] : [say.notesLeftOut]),
    ...(name === plan.name ? [] : [say.detailsRemoved]),
  ];
  return {
    plan: { ...copy, name, notes: '' },
    where: said.join(' '),
    origin: { person, naming: namingIn(plan, [person]) },
    isForWeek: true,
  };
}
