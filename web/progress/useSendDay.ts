import { useQueryClient } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type { DailyProgress } from '#domain/progress/progress.ts';
import { trackedDayQuery, useSubmitDay } from './api.ts';
import type { DayDraft } from './draft.ts';
import { submitDay } from './submitDay.ts';

/** Sends the draft of a day to the server, as {@link submitDay} does. */
export function useSendDay(customerId: string, date: Day) {
  const queries = useQueryClient();
  const submission = useSubmitDay(customerId);
  return (sent: DayDraft, record: DailyProgress | null, wasKept: boolean) =>
    submitDay(sent, record, {
      send: (content) => submission.mutateAsync({ date, submission: content, sent, wasKept }),
      fetchAgain: () => queries.fetchQuery({ ...trackedDayQuery(customerId, date), staleTime: 0 }),
    });
}
