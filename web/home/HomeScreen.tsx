import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { GivenLater } from '../articles/GivenLater.tsx';
import { goalsQuery } from '../goals/goalsQuery.ts';
import { LinkButton } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest } from '../kit/time.ts';
import { queryClient } from '../live/queryClient.ts';
import { unseenQuery } from '../planChanges/api.ts';
import { trackedDayQuery } from '../progress/api.ts';
import { mealRows } from '../progress/mealRows.ts';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { useDay } from '../progress/useDay.ts';
import { dayTitle } from '../progress/words.ts';
import { useMe } from '../session/session.tsx';
import { AddWeightButton } from './AddWeightButton.tsx';
import { latestPlanQuery } from './api.ts';
import { Changes } from './Changes.tsx';
import { CoachingNotice } from './CoachingNotice.tsx';
import { HomeGoals } from './HomeGoals.tsx';
import classes from './HomeScreen.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { NewDay } from './NewDay.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { RestOfDay } from './RestOfDay.tsx';
import { TodayCard } from './TodayCard.tsx';
import { Tomorrow } from './Tomorrow.tsx';
import { Weeks } from './Weeks.tsx';
import { ASK_IN_GENERAL, logLabel } from './words.ts';

// Last on the screen, and not needed at first sight.
const OfflineCorner = lazyPart(() => atRest(() => import('./OfflineCorner.tsx')));
const NO_PLAN_PX = 480;

/** Prefetches the screen's data. */
export const prefetchData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(latestPlanQuery(id)),
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today))),
    queryClient.prefetchQuery(unseenQuery(id)),
    queryClient.prefetchQuery(goalsQuery(id)),
    // The first week under Earlier, so that it also opens offline.
    queryClient.prefetchQuery(plannedDaysQuery(id, weeksAfter(weekOf(today), -1))),
  ]);

/**
 * The data that arrives with the page (api/ahead.ts). For the first render, data stored on this device is
 * good enough.
 */
export const firstData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.ensureQueryData(latestPlanQuery(id)),
    queryClient.ensureQueryData(trackedDayQuery(id, today)),
    queryClient.ensureQueryData(goalsQuery(id)),
  ]);

export default function HomeScreen() {
  const me = useMe();
  const { id, today } = me;
  const latest = useQuery(latestPlanQuery(id));
  const tracked = useQuery(trackedDayQuery(id, today));
  // Requested here with the other two, although only Tomorrow and Weeks show it, which render later.
  const weeks = useQuery(plannedDaysQuery(id, twoWeeksFrom(today)));
  usePrefetchQuery(unseenQuery(id));
  // The screen waits for goals and day together: goals that arrive later would move what is below.
  const goals = useQuery(goalsQuery(id));
  const saved = useDay(id, today, tracked.data);
  const plan = latest.data?.plan;
  const { day } = saved;
  // A customer without a plan may have had one that was deleted: the days logged on it still show.
  const needsWeeks = plan === null && !isOfPlan(day);
  const loading =
    latest.isPending || tracked.isPending || goals.isPending || (needsWeeks && weeks.isPending);
  const isFirst = needsWeeks && weeks.data !== undefined && !hasWeeks(weeks.data);
  const isWithoutWeeks = needsWeeks && !tracked.isPending && !weeks.data;
  const weeksFailed = isWithoutWeeks ? weeks.error : null;
  const failure = latest.data ? weeksFailed : latest.error;
  const showsToday = !failure && !loading && plan !== undefined && !isFirst;
  const showsMeals = showsToday && day !== undefined && mealRows(day, saved.meals).length > 0;
  const onRetry = () => {
    void latest.refetch();
    if (weeks.isError) void weeks.refetch();
  };
  return (
    <Page
      title={dayTitle(today, today)}
      actions={
        !loading && (
          <>
            <AddWeightButton />
            <LinkButton to="/customer/myprogress">{logLabel(Boolean(day?.record))}</LinkButton>
          </>
        )
      }
    >
      <LinkButton
        to="/customer/messages"
        variant="subtle"
        className={classes.ask}
        leftSection={<IconMessageCircleQuestion size={20} stroke={1.5} aria-hidden />}
      >
        {ASK_IN_GENERAL}
      </LinkButton>
      <LinkButton to="/customer/shopping" variant="subtle" className={classes.ask}>
        Shopping List
      </LinkButton>
      <NewDay today={today} />
      <CoachingNotice me={me} />
      {!loading && <Changes customerId={id} />}
      {failure && <PlanFailure error={failure} onRetry={onRetry} />}
      {!failure && loading && <HomeSkeleton />}
      {!failure && !loading && isFirst && (
        <div className={classes.days}>
          <Suspense fallback={<Skeleton height={NO_PLAN_PX} radius="lg" />}>
            <NoPlan isInactive={inactiveCoaching(me) !== null} />
          </Suspense>
          <HomeGoals customerId={id} />
        </div>
      )}
      {showsToday && (
        <div className={classes.columns}>
          <div className={classes.days}>
            <TodayCard
              plan={plan}
              day={day ?? null}
              saved={saved}
              failure={day ? null : tracked.error}
              onRetry={() => void tracked.refetch()}
            />
            {day && <RestOfDay key={today} saved={saved} />}
            <HomeGoals customerId={id} />
            <Tomorrow customerId={id} today={today} />
          </div>
          <Weeks
            me={me}
            plan={plan}
            isTodayShown={showsMeals && day.planned?.planId === plan?.id}
          />
        </div>
      )}
      {!loading && <GivenLater customerId={id} day={today} planId={plan?.id ?? null} withGeneral />}
      {!loading && (
        <Suspense>
          <OfflineCorner asks={showsToday} />
        </Suspense>
      )}
    </Page>
  );
}

/**
 * Whether the day was logged against a plan. Before the first plan, water, sleep and mood can be logged
 * without one.
 */
const isOfPlan = (day: TrackedDay | undefined): boolean => {
  const planned = day?.record?.planned;
  return planned !== undefined && planned.from !== 'none';
};

const hasWeeks = ({ days, previous }: PlannedDays): boolean =>
  previous !== null || days.some(({ meals }) => meals.length > 0);
