import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/accountSchema.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { Given } from '../articles/Given.tsx';
import { unseenQuery } from '../changes/api.ts';
import { ChangesLine } from '../changes/ChangesLine.tsx';
import { goalsQuery } from '../goals/goalsQuery.ts';
import { queryClient } from '../live/queryClient.ts';
import { trackedDayQuery } from '../progress/api.ts';
import { isUntouched, readDraft } from '../progress/draft.ts';
import { mealRows } from '../progress/mealRows.ts';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { UnsentDays } from '../progress/UnsentDays.tsx';
import { dayTitle } from '../progress/words.ts';
import { useMe } from '../session/session.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { AddWeightButton } from './AddWeightButton.tsx';
import { latestPlanQuery } from './api.ts';
import { CoachingNotice } from './CoachingNotice.tsx';
import { HomeGoals } from './HomeGoals.tsx';
import classes from './HomeScreen.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { NoPlan } from './NoPlan.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { TodayCard } from './TodayCard.tsx';
import { Tomorrow } from './Tomorrow.tsx';
import { Weeks } from './Weeks.tsx';
import { ASK_IN_GENERAL, logLabel } from './words.ts';

/** What the screen shows, before it is opened. */
export const prefetchData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(latestPlanQuery(id)),
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today))),
    queryClient.prefetchQuery(unseenQuery(id)),
    queryClient.prefetchQuery(goalsQuery(id)),
  ]);

export default function HomeScreen() {
  const me = useMe();
  const { id, today } = me;
  const latest = useQuery(latestPlanQuery(id));
  const tracked = useQuery(trackedDayQuery(id, today));
  // Requested here with the other two, although only Tomorrow and Weeks show it, which render later.
  const weeks = useQuery(plannedDaysQuery(id, twoWeeksFrom(today)));
  usePrefetchQuery(unseenQuery(id));
  // Waited for with the day: what stands under it would move if they came later.
  const goals = useQuery(goalsQuery(id));
  const kept = readDraft(id, today);
  const draft = kept && !isUntouched(kept) ? kept : null;
  const plan = latest.data?.plan;
  const day = tracked.data;
  // A customer without a plan may have had one that was deleted: the days logged on it still show.
  const needsWeeks = plan === null && !isOfPlan(day);
  const loading =
    latest.isPending || tracked.isPending || goals.isPending || (needsWeeks && weeks.isPending);
  const isFirst = needsWeeks && weeks.data !== undefined && !hasWeeks(weeks.data);
  const isWithoutWeeks = needsWeeks && !tracked.isPending && !weeks.data;
  const weeksFailed = isWithoutWeeks ? weeks.error : null;
  const failure = latest.data ? weeksFailed : latest.error;
  const showsToday = !failure && !loading && plan !== undefined && !isFirst;
  const form = draft && { ...draft, meals: draft.values.meals };
  const showsMeals = showsToday && day !== undefined && mealRows(day, form ?? undefined).length > 0;
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
            <LinkButton to="/customer/myprogress">
              {logLabel(draft !== null, Boolean(day?.record))}
            </LinkButton>
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
      <CoachingNotice me={me} />
      <UnsentDays customerId={id} today={today} withToday={!loading && !showsMeals} />
      {!loading && <ChangesLine customerId={id} />}
      {failure && <PlanFailure error={failure} onRetry={onRetry} />}
      {!failure && loading && <HomeSkeleton />}
      {!failure && !loading && isFirst && (
        <div className={classes.days}>
          <NoPlan isInactive={inactiveCoaching(me) !== null} />
          <HomeGoals customerId={id} />
        </div>
      )}
      {showsToday && (
        <div className={classes.columns}>
          <div className={classes.days}>
            <TodayCard
              plan={plan}
              day={day ?? null}
              form={form}
              failure={day ? null : tracked.error}
              onRetry={() => void tracked.refetch()}
            />
            <HomeGoals customerId={id} />
            <Tomorrow customerId={id} today={today} />
          </div>
          <Weeks me={me} plan={plan} />
        </div>
      )}
      {!loading && <Given customerId={id} day={today} planId={plan?.id ?? null} withGeneral />}
    </Page>
  );
}

/** Whether the day was logged on a plan. Before the first plan, water, sleep and mood can be logged without one. */
const isOfPlan = (day: TrackedDay | undefined): boolean => {
  const planned = day?.record?.planned;
  return planned !== undefined && planned.from !== 'none';
};

const hasWeeks = ({ days, previous }: PlannedDays): boolean =>
  previous !== null || days.some(({ meals }) => meals.length > 0);
