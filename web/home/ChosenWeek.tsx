import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Day } from '#domain/day.ts';
import { twoWeeksFrom, type Week, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { prefetch } from '../api/prefetch.ts';
import { Hint, IconButton } from '../kit/Button.tsx';
import { useSearchParams } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { CalendarWeek } from './CalendarWeek.tsx';
import classes from './ChosenWeek.module.css';
import { PlanFailure } from './PlanFailure.tsx';
import { periodWords } from './todayNote.ts';
import week from './WeekOfPlan.module.css';
import { type CalendarWeek as Chosen, NOT_KEPT, weekTitle } from './weekWords.ts';

type Props = { chosen: Chosen; today: Day; customerId: string; isInactive: boolean };

/** A calendar week under its title; earlier weeks have arrows to the neighbouring weeks. */
export default function ChosenWeek({ chosen, today, customerId, isInactive }: Props) {
  const current = weekOf(today);
  const isEarlier = chosen.kind === 'earlier';
  const planned = useQuery(
    plannedDaysQuery(customerId, isEarlier ? chosen.week : twoWeeksFrom(today)),
  );
  const before = weeksAfter(chosen.week, -1);
  useWeekAhead(customerId, before, isEarlier && Boolean(planned.data?.previous));
  return (
    <section className={week.plan} aria-labelledby="week-title">
      <div className={week.head}>
        <h2 id="week-title" className={week.name}>
          {weekTitle(chosen, current)}
        </h2>
        {isEarlier && (
          <WeekArrows chosen={chosen} current={current} isFirst={planned.data?.previous === null} />
        )}
      </div>
      <p className={week.period} aria-live="polite">
        {periodWords({ startDate: chosen.week.from, endDate: chosen.week.to })}
      </p>
      {planned.isPending && <Skeleton height={343} radius="lg" aria-busy="true" />}
      {planned.error && !planned.data && (
        <PlanFailure
          error={planned.error}
          offline={NOT_KEPT}
          onRetry={() => void planned.refetch()}
        />
      )}
      {planned.data && (
        <CalendarWeek
          key={chosen.week.from}
          chosen={chosen}
          planned={planned.data}
          today={today}
          isInactive={isInactive}
        />
      )}
    </section>
  );
}

/** Arrows to the weeks before and after. The week after last week is This Week. */
function WeekArrows({
  chosen,
  current,
  isFirst,
}: {
  chosen: Chosen;
  current: Week;
  isFirst: boolean;
}) {
  const [, setParams] = useSearchParams();
  const goTo = ({ from }: Week) => setParams({ week: from < current.from ? from : 'this' });
  const arrow = (label: string, Icon: TablerIcon, weeks: 1 | -1, disabled: boolean) => (
    <Hint label={label} atEnd={weeks === 1}>
      <IconButton
        size={44}
        aria-label={label}
        disabled={disabled}
        onClick={() => goTo(weeksAfter(chosen.week, weeks))}
      >
        <Icon size={22} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
  return (
    <div className={classes.arrows}>
      {arrow('Week Before', IconChevronLeft, -1, isFirst)}
      {arrow('Week After', IconChevronRight, 1, false)}
    </div>
  );
}

/** Once an earlier week has loaded, prefetches the one before it, so that the arrow responds at once. */
function useWeekAhead(customerId: string, { from, to }: Week, isWanted: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isWanted)
      void prefetch(() => queries.prefetchQuery(plannedDaysQuery(customerId, { from, to })));
  }, [queries, customerId, from, to, isWanted]);
}
