import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { useMinute } from '../kit/time.ts';
import { DayBody } from './DayBody.tsx';
import { valuesOf } from './dayShown.ts';

/** A customer's day, read-only for somebody else. */
export function DayView({ day, timeZone }: { day: TrackedDay; timeZone: string }) {
  const { record } = day;
  const minutes = minutesOfDay(timeZone, useMinute());
  return (
    <DayBody
      day={day}
      minutes={minutes}
      values={valuesOf(record)}
      said={record ? 'Submitted by the customer.' : 'Nothing logged for this day.'}
    />
  );
}
