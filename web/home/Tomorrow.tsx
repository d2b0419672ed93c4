import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { messageOf } from '../api/errors.ts';
import { Unreached } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { DayRow } from './DayRow.tsx';
import classes from './Tomorrow.module.css';
import { TOMORROW_FAILED } from './words.ts';

/** Tomorrow's meals, unfolded by one press, from whichever plan applies. */
export const Tomorrow = memo(function Tomorrow({
  customerId,
  today,
}: {
  customerId: string;
  today: Day;
}) {
  const planned = useQuery(plannedDaysQuery(customerId, twoWeeksFrom(today)));
  const tomorrow = addDays(today, 1);
  const day = planned.data?.days.find(({ date }) => date === tomorrow);
  if (planned.error && !planned.data)
    return (
      <Unreached
        error={planned.error}
        failed={TOMORROW_FAILED}
        reason={messageOf(planned.error)}
        onRetry={() => void planned.refetch()}
      />
    );
  if (!day) return <Skeleton height={50} radius="lg" aria-busy="true" />;
  return (
    <section className={classes.tomorrow} aria-label="Tomorrow">
      <DayRow key={tomorrow} day={day} today={today} title="Tomorrow" />
    </section>
  );
});
