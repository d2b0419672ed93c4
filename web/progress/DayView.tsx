import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { DayBody } from './DayBody.tsx';
import { valuesOf } from './dayValues.ts';

/** A customer's day, read-only for somebody else. */
export function DayView({ day }: { day: TrackedDay }) {
  const { record } = day;
  return (
    <DayBody
      day={day}
      values={valuesOf(record)}
      said={record ? 'Submitted by the customer.' : 'Nothing logged for this day.'}
    />
  );
}
