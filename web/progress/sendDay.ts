import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { loggedOf, mealKindsOf } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressDay } from '#domain/progress/progressSchema.ts';
import { sendParts } from '../changes/log.ts';
import { queryClient } from '../live/queryClient.tsx';
import type { Sender, Verdict } from '../store/change.ts';
import { changeDay, newerOf, trackedDayQuery } from './api.ts';
import { SUBMITTED } from './dayShown.ts';

export const daySender =
  (onStored: (customerId: string, record: DailyProgress) => void): Sender =>
  (changes) => {
    const [{ personId = '', date = '' } = {}] = changes;
    return sendParts(
      changes.filter(({ part }) => part !== SUBMITTED),
      async (parts) => {
        const sent = parts.map(({ part, value, bases }) => ({ part, value, bases }));
        const { record, contested, refused } = await changeDay(personId, date, sent);
        if (record) onStored(personId, record);
        return parts.flatMap(({ key, part }): Verdict[] => {
          const other = contested.find((each) => each.part === part);
          const message = refused.find((each) => each.part === part)?.message;
          if (other) return [{ key, contested: other }];
          return message ? [{ key, refused: message }] : [];
        });
      },
    );
  };

/**
 * Shows a day as the server has stored it, also in the lists of days on screen. Figures over many days, such as
 * goals, are fetched when they are next looked at.
 */
function dayStored(customerId: string, record: DailyProgress): void {
  const { date } = record;
  const ofCustomer = ['customers', customerId];
  queryClient.setQueryData(trackedDayQuery(customerId, date).queryKey, (day) =>
    day ? { ...day, record: newerOf(day.record, record) } : day,
  );
  const { done, meals } = mealKindsOf(record.planned.meals, record.meals, record.instead);
  const logged = loggedOf({ done, meals });
  queryClient.setQueriesData<{ items: ProgressDay[] }>(
    { queryKey: [...ofCustomer, 'daily-progress', 'days'] },
    (list) =>
      list && {
        items: list.items.map((day) => (day.date === date ? { ...day, logged, done, meals } : day)),
      },
  );
  queryClient.setQueriesData<PlannedDays>(
    { queryKey: [...ofCustomer, 'diet-plan', 'days'] },
    (list) =>
      list && {
        ...list,
        days: list.days.map((day) => (day.date === date ? { ...day, logged, done } : day)),
      },
  );
  void queryClient.invalidateQueries({
    queryKey: ofCustomer,
    predicate: ({ queryKey: [, , kind] }) => kind !== 'daily-progress' && kind !== 'diet-plan',
    refetchType: 'none',
  });
}

export const sendDay = daySender(dayStored);
