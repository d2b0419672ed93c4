import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import { useMe } from '../auth/session.tsx';
import { trackedDayQuery } from '../progress/api.ts';
import { dayTitle } from '../progress/dayTitle.ts';
import { readDraft } from '../progress/draft.ts';
import { todayShown } from '../progress/todayShown.ts';
import { UnsentDays } from '../progress/UnsentDays.tsx';
import { queryClient } from '../queryClient.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { latestPlanQuery } from './api.ts';
import { CoachingNotice } from './CoachingNotice.tsx';
import classes from './HomeScreen.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { restingOf } from './resting.ts';
import { TodayCard } from './TodayCard.tsx';
import { WeekOfPlan } from './WeekOfPlan.tsx';

/** What the screen shows, before it is opened. */
export const ahead = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(latestPlanQuery(id)),
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
  ]);

export default function HomeScreen() {
  const me = useMe();
  const { id, today, name, email } = me;
  const latest = useQuery(latestPlanQuery(id));
  const tracked = useQuery(trackedDayQuery(id, today));
  const draft = readDraft(id, today);
  const plan = latest.data?.plan;
  const day = tracked.data;
  const loading = latest.isPending || tracked.isPending;
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
      <UnsentDays customerId={id} today={today} />
      {error && <PlanFailure error={error} onRetry={() => void latest.refetch()} />}
      {!error && loading && <HomeSkeleton />}
      {!error && !loading && plan === null && <NoPlan resting={restingOf(me) !== null} />}
      {!error && !loading && plan && (
        <div className={classes.columns}>
          <TodayCard
            plan={plan}
            {...todayShown(day, draft)}
            failure={day ? null : tracked.error}
            onRetry={() => void tracked.refetch()}
            unsent={draft !== null}
          />
          <WeekOfPlan plan={plan} today={today} customerId={id} name={name.trim() || email} />
        </div>
      )}
    </Page>
  );
}

function logLabel(hasDraft: boolean, logged: boolean): string {
  if (hasDraft) return 'Go on Logging';
  return logged ? 'See My Day' : 'Log Today';
}
