import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { queryClient } from '../live/queryClient.ts';
import type { Change, Sender, Verdict } from '../store/change.ts';
import { changeDay, dayStored } from './api.ts';
import { SUBMITTED } from './dayShown.ts';

/** Sends the changes of one day together, and tells what is stored then. */
export const daySender =
  (onStored: (customerId: string, record: DailyProgress) => void): Sender =>
  async (changes) => {
    const [{ personId = '', date = '' } = {}] = changes;
    const parts = changes.filter(({ part }) => part !== SUBMITTED);
    const sent = parts.map(({ part, value, bases }) => ({ part, value, bases }));
    const { record, contested, refused } = await changeDay(personId, date, sent);
    if (record) onStored(personId, record);
    const verdictOf = ({ key, part }: Change): Verdict => {
      const other = contested.find((each) => each.part === part);
      const message = refused.find((each) => each.part === part)?.message;
      return { key, ...(other && { contested: other }), ...(message && { refused: message }) };
    };
    return parts.map(verdictOf).filter(({ contested, refused }) => contested || refused);
  };

export const sendDay = daySender((customerId, record) =>
  dayStored(queryClient, customerId, record),
);
