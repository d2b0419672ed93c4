import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type { DailyProgress, ProgressInput, TrackedDay } from '#domain/progress/progress.ts';
import { get, send } from '../api.ts';
import { dropDraft } from './draft.ts';

const pathOf = (customerId: string, date: Day) =>
  `/api/customers/${encodeURIComponent(customerId)}/daily-progress/${date}`;

/** One day of a customer: what was planned and what was logged. */
export const trackedDayQuery = (customerId: string, date: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', date],
    queryFn: () => get<TrackedDay>(pathOf(customerId, date)),
  });

type Submission = { date: Day; input: ProgressInput };

export function useSubmitDay(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ date, input }: Submission) =>
      send<DailyProgress>('PUT', pathOf(customerId, date), input),
    // Here and not in the form: the form may have gone on to another day meanwhile.
    onSuccess: (record, { date }) => {
      dropDraft(customerId, date);
      queries.setQueryData(trackedDayQuery(customerId, date).queryKey, (day) =>
        day ? { ...day, record } : day,
      );
      return queries.invalidateQueries({
        queryKey: ['customers', customerId, 'daily-progress'],
        // The day itself is known by the answer; lists and strips of days are not.
        predicate: (query) => query.queryKey[3] !== date,
      });
    },
  });
}
