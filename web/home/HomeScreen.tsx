import {
  IconBooks,
  IconChecklist,
  IconMessageCircleQuestion,
  IconScale,
  IconShoppingCart,
  IconTargetArrow,
} from '@tabler/icons-react';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { memo, Suspense, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { GivenLater } from '../articles/GivenLater.tsx';
import { goalsQuery } from '../goals/api.ts';
import { countOnDashboard } from '../goals/onDashboard.ts';
import { Navigate, useLocation } from '../kit/address.tsx';
import { Filled } from '../kit/Button.tsx';
import { Link, TextLink } from '../kit/Link.tsx';
import { lazyDialog, lazyPart } from '../kit/lazy.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest, useMinute } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { Changes } from '../planChanges/ChangedMark.tsx';
import { unseenQuery } from '../planChanges/unseen.ts';
import { latestPlanQuery, plannedDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { DaySkeleton } from '../progress/DayBody.tsx';
import { dayTitle } from '../progress/inWords.ts';
import { mealRows } from '../progress/mealRows.ts';
import { useDay } from '../progress/useDay.ts';
import { useMe } from '../session/session.ts';
import { CoachingNotice } from './CoachingNotice.tsx';
import { Tomorrow } from './DayRow.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './HomeScreen.module.css';
import { inactiveCoaching, noPlanNow } from './inWords.ts';
import { LatestPlan, PlanFailure } from './LatestPlan.tsx';
import { NoPlan } from './NoPlan.tsx';
import { TodayCard } from './TodayCard.tsx';
import { WeekLinks } from './WeekLinks.tsx';
import { say } from './words.ts';

const AddWeight = lazyDialog(() => import('../measurements/AddWeight.tsx'));
const NextAppointment = lazyPart(async () => ({
  default: (await atRest(() => import('../appointments/OwnScreen.tsx'))).NextAppointment,
}));
const DaysContain = lazyPart(() => atRest(() => import('../targets/DaysContain.tsx')));
const GoalsCard = lazyPart(() => import('../goals/GoalsCard.tsx'));

// Last on the screen, and not needed at first sight.
const OfflineCorner = lazyPart(() => atRest(() => import('./OfflineCorner.tsx')));

export const prefetchData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.prefetchQuery(latestPlanQuery(id)),
    queryClient.prefetchQuery(trackedDayQuery(id, today)),
    queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today))),
    queryClient.prefetchQuery(unseenQuery(id)),
    queryClient.prefetchQuery(goalsQuery(id)),
  ]);

/**
 * The data that arrives with the page (api/request.ts). For the first render, data stored on this device is
 * good enough.
 */
export const firstData = ({ id, today }: Me) =>
  Promise.all([
    queryClient.ensureQueryData(latestPlanQuery(id)),
    queryClient.ensureQueryData(trackedDayQuery(id, today)),
    queryClient.ensureQueryData(goalsQuery(id)),
  ]);

export default function HomeScreen() {
  const { search } = useLocation();
  // The weeks were here before they had a screen of their own.
  if (new URLSearchParams(search).has('week'))
    return <Navigate to={`/customer/plan${search}`} replace />;
  return <Home />;
}

function Home() {
  const me = useMe();
  const { id, today } = me;
  const minutes = minutesOfDay(me.timeZone ?? 'UTC', useMinute());
  const latest = useQuery(latestPlanQuery(id));
  const tracked = useQuery(trackedDayQuery(id, today));
  // Requested here with the other two, although Tomorrow, which shows it, renders later.
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
    <Page title={dayTitle(today, today)} isSmall>
      <Greeting
        {...{ me, saved, minutes }}
        day={loading ? undefined : day}
        goals={goals.data}
        weeks={weeks.data}
      />
      <NewDay today={today} />
      <CoachingNotice me={me} />
      {!loading && <Changes customerId={id} />}
      {failure && <PlanFailure error={failure} onRetry={onRetry} />}
      {!failure && loading && <HomeSkeleton />}
      {!failure && !loading && isFirst && (
        <div className={classes.days}>
          <NoPlan isInactive={inactiveCoaching(me) !== null} />
          <HomeGoals customerId={id} />
        </div>
      )}
      {showsToday && (
        <>
          <TodayCard
            {...{ plan, day, saved, minutes }}
            failure={tracked.error}
            onRetry={() => void tracked.refetch()}
          />
          <div className={classes.columns}>
            <div className={classes.days}>
              <HomeGoals customerId={id} />
              <Tomorrow customerId={id} today={today} />
            </div>
            <div className={classes.days}>
              {plan ? (
                <LatestPlan
                  {...{ me, plan }}
                  isTodayShown={showsMeals && day.planned?.planId === plan.id}
                />
              ) : (
                <p>{noPlanNow(inactiveCoaching(me) !== null)}</p>
              )}
              <WeekLinks />
            </div>
          </div>
        </>
      )}
      <Suspense>
        {showsMeals && <DaysContain customerId={id} range={{ from: today, to: today }} />}
      </Suspense>
      <Suspense>{!loading && <NextAppointment />}</Suspense>
      {!loading && <MoreToDo />}
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

const PLACES = [
  ['shopping', IconShoppingCart, ofKit.shoppingList],
  ['messages', IconMessageCircleQuestion, say.askAQuestion],
  ['myprogress?tab=trends', IconChecklist, say.trends],
  ['goals', IconTargetArrow, ofKit.goals],
  ['library', IconBooks, ofKit.library],
] as const;

/** What people also come here for, in quiet rows under the day. */
function MoreToDo() {
  const [opened, setOpened] = useState(false);
  return (
    <ul className={classes.rows}>
      <li>
        <button type="button" className={classes.row} onClick={() => setOpened(true)}>
          <IconScale size={20} stroke={1.5} aria-hidden />
          {say.addWeight}
        </button>
        <Suspense fallback={null}>
          {opened && <AddWeight onClose={() => setOpened(false)} />}
        </Suspense>
      </li>
      {PLACES.map(([place, Icon, words]) => (
        <li key={place}>
          <Link to={`/customer/${place}`} className={classes.row}>
            <Icon size={20} stroke={1.5} aria-hidden />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Reports that a new day began while the page was open, with a link to the previous one. */
function NewDay({ today }: { today: Day }) {
  const [opened, setOpened] = useState({ on: today, before: today });
  if (opened.on !== today) setOpened({ on: today, before: opened.on });
  return (
    <div role="status">
      {today < opened.before && <p>{say.earlierDayHere(formatDay(opened.before, 'long'))}</p>}
      {opened.before < today && (
        <p>
          <Filled
            text={say.newDay}
            before={
              <TextLink inSentence to={`/customer/myprogress?date=${opened.before}`}>
                {say.continueWith(formatDay(opened.before, 'long'))}
              </TextLink>
            }
          />
        </p>
      )}
    </div>
  );
}

const HEAD_PX = 50;
const GOAL_PX = 96;

/** The customer's goals; renders nothing if there are none. Reserves its space while its code loads. */
const HomeGoals = memo(function HomeGoals({ customerId }: { customerId: string }) {
  const { data } = useQuery(goalsQuery(customerId));
  if (!data || data.items.length === 0) return null;
  const count = countOnDashboard(data);
  const room = count > 0 && <Skeleton height={HEAD_PX + GOAL_PX * count} radius="lg" />;
  return (
    <Suspense fallback={room}>
      <GoalsCard customerId={customerId} goals={data} />
    </Suspense>
  );
});

/** The placeholder of today and what is below it while they load. */
const HomeSkeleton = () => (
  <>
    <DaySkeleton withHead />
    <div className={classes.columns}>
      <div className={classes.days}>
        <Skeleton height={50} radius="lg" />
      </div>
      <div className={classes.days}>
        <Skeleton height={50} radius="lg" />
      </div>
    </div>
  </>
);
