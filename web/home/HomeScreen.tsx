import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import { type PlannedDays, twoWeeksFrom } from '#domain/plans/weeks.ts';
import { useMe } from '../auth/session.tsx';
import { unseenQuery } from '../plans/changes/api.ts';
import { ChangesLine } from '../plans/changes/ChangesLine.tsx';
import { trackedDayQuery } from '../progress/api.ts';
import { dayTitle } from '../progress/dayTitle.ts';
import { readDraft } from '../progress/draft.ts';
import { mealRows } from '../progress/mealRows.ts';
import { UnsentDays } from '../progress/UnsentDays.tsx';
import { queryClient } from '../queryClient.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { latestPlanQuery, plannedDaysQuery } from './api.ts';
import { CoachingNotice } from './CoachingNotice.tsx';
import classes from './HomeScreen.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { restingOf } from './resting.ts';
import { TodayCard } from './TodayCard.tsx';
import { Tomorrow } from './Tomorrow.tsx';
import { Weeks } from './Weeks.tsx';

/** What the screen shows, before it is opened. */
export const ahead = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(latestPlanQuery(id)),
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today))),
    queryClient.prefetchQuery(unseenQuery(id)),
  ]);

export default function HomeScreen() {
  const me = useMe();
  const { id, today } = me;
  const latest = useQuery(latestPlanQuery(id));
  const tracked = useQuery(trackedDayQuery(id, today));
  // On its way together with them: tomorrow and the weeks are shown once those have arrived.
  const weeks = useQuery(plannedDaysQuery(id, twoWeeksFrom(today)));
  usePrefetchQuery(unseenQuery(id));
  const draft = readDraft(id, today);
  const plan = latest.data?.plan;
  const day = tracked.data;
  const isWithout = plan === null;
  const hasMeals = day !== undefined && mealRows(day).length > 0;
  const loading = latest.isPending || tracked.isPending || (isWithout && weeks.isPending);
  // Plans may be deleted: what was logged on them is there still.
  const isFirst = isWithout && !day?.record && !(weeks.data && hasWeeks(weeks.data));
  const error = latest.data ? null : latest.error;
  return (
    <Page
      title={dayTitle(today, today)}
      actions={
        !loading && (
          <LinkButton to="/customer/myprogress">
            {logLabel(draft !== null, Boolean(day?.record))}
          </LinkButton>
        )
      }
    >
      <CoachingNotice me={me} />
      <UnsentDays customerId={id} today={today} withToday={!loading && !hasMeals} />
      {!loading && <ChangesLine customerId={id} />}
      {error && <PlanFailure error={error} onRetry={() => void latest.refetch()} />}
      {!error && loading && <HomeSkeleton />}
      {!error && !loading && isFirst && <NoPlan resting={restingOf(me) !== null} />}
      {!error && !loading && plan !== undefined && !isFirst && (
        <div className={classes.columns}>
          <div className={classes.days}>
            <TodayCard
              plan={plan}
              day={day ?? null}
              form={draft && { ...draft, meals: draft.values.meals }}
              failure={day ? null : tracked.error}
              onRetry={() => void tracked.refetch()}
            />
            <Tomorrow customerId={id} today={today} />
          </div>
          <Weeks me={me} plan={plan} />
        </div>
      )}
    </Page>
  );
}

const hasWeeks = ({ days, previous }: PlannedDays): boolean =>
  previous !== null || days.some(({ logged }) => logged !== 'none');

function logLabel(hasDraft: boolean, logged: boolean): string {
  if (hasDraft) return 'Go on Logging';
  return logged ? 'See My Day' : 'Log Today';
}
