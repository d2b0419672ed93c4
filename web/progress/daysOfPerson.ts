import type { Day } from '#domain/day.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { type DayDraft, draftedDays, draftKey } from './draft.ts';
import { selfSaving } from './selfSaving.ts';

type SelfSavingDay = ReturnType<typeof selfSaving>;

/** The days of one customer that save themselves, on one page. */
export function daysOfPerson(
  customerId: string,
  onChange: () => void,
  onStored: (record: DailyProgress) => void,
  onDropped: (date: Day, dropped: DayDraft) => void = () => undefined,
) {
  const days = new Map<string, SelfSavingDay>();
  const day = (date: Day): SelfSavingDay => {
    const key = draftKey(customerId, date);
    const known = days.get(key);
    if (known) return known;
    const begun = selfSaving(customerId, date, onChange, onStored, (dropped) =>
      onDropped(date, dropped),
    );
    days.set(key, begun);
    return begun;
  };
  return {
    customerId,
    day,
    /** Sends what waits in this browser, including what an earlier visit or another tab has left. */
    resume() {
      for (const date of draftedDays(customerId)) day(date);
      for (const each of days.values()) if (each.isWaiting()) each.flush();
    },
    /** Another tab has written the draft with this key; null: of any day. */
    hear(key: string | null) {
      for (const [own, each] of days) if (key === null || key === own) each.hear();
    },
    /** The server has answered another tab. */
    hearStored: (record: DailyProgress) => day(record.date).hear(record),
    /** Another tab has dropped the draft of a day. */
    hearDropped: (date: Day, dropped: DayDraft) => day(date).hearDropped(dropped),
    close() {
      for (const each of days.values()) each.close();
    },
  };
}
