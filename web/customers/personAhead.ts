import type { Customer } from '#domain/coaching/customer.ts';
import { customerProfileQuery } from '../profiles/api.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { queryClient } from '../queryClient.ts';
import { customerQuery, notesQuery, planListQuery } from './api.ts';
import type { Tab } from './personView.ts';
import { dayToRead, stripWindow } from './stripWindow.ts';

/** Fetches what the page of a customer shows, before it is opened; what is known already stays. */
export async function personAhead(customer: Customer, tab: Tab): Promise<void> {
  const { id, lastLoggedDay, today, consentWithdrawn } = customer;
  if (consentWithdrawn) return;
  const date = dayToRead(lastLoggedDay, today);
  const { from, to } = stripWindow(date, today);
  const ofTab: Readonly<Record<Tab, () => readonly Promise<void>[]>> = {
    progress: () => [
      queryClient.prefetchQuery(trackedDayQuery(id, date)),
      queryClient.prefetchQuery(progressDaysQuery(id, from, to)),
    ],
    plans: () => [queryClient.prefetchInfiniteQuery(planListQuery(id))],
    profile: () => [queryClient.prefetchQuery(customerProfileQuery(id))],
    notes: () => [],
  };
  await Promise.all([
    queryClient.prefetchQuery(customerQuery(id)),
    queryClient.prefetchQuery(notesQuery(id)),
    ...ofTab[tab](),
  ]);
}
