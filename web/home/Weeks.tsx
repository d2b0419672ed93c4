import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, memo, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { type Shown, shownBy, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { prefetch } from '../api/prefetch.ts';
import { Button } from '../kit/Button.tsx';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { lazyPart, lazyPlace } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest } from '../kit/time.ts';
import { queryClient } from '../live/queryClient.tsx';
import type { PrintButton } from '../print/PrintButton.tsx';
import { plannedDaysQuery } from '../progress/api.ts';
import { DayRow } from './DayRow.tsx';
import classes from './Weeks.module.css';
import { inactiveCoaching, noPlanNow, periodWords } from './words.ts';

const loadWeek = () => import('./ChosenWeek.tsx');
const ChosenWeek = lazyPlace(loadWeek);
const WEEK_PX = 420;
const PrintPart = lazyPart<ComponentProps<typeof PrintButton>>(() =>
  atRest(async () => ({ default: (await import('../print/PrintButton.tsx')).PrintButton })),
);

type Props = { me: Me; plan: DietPlan | null; isTodayShown: boolean };

/**
 * The latest plan in full, if any, or one of the customer's weeks, each opened by one press. Memoised, so
 * that it does not render again when a meal is ticked.
 */
export const Weeks = memo(function Weeks({ me, plan, isTodayShown }: Props) {
  const { id, today, name, email } = me;
  const [params] = useSearchParams();
  const shown = shownBy(params.get('week'), today);
  const isInactive = inactiveCoaching(me) !== null;
  const lastWeek = weeksAfter(weekOf(today), -1);
  useEffect(() => void atRest(() => prefetch(loadWeek)), []);
  const part = useWayHere();
  return (
    <div ref={part} id={WEEKS} tabIndex={-1} className={classes.part}>
      <WeekLinks
        shown={shown.kind}
        onEarlierAhead={() =>
          void prefetch(() => queryClient.prefetchQuery(plannedDaysQuery(id, lastWeek)))
        }
      />
      {shown.kind !== 'latest' && (
        <Suspense fallback={<Skeleton height={WEEK_PX} radius="lg" aria-busy="true" />}>
          <ChosenWeek chosen={shown} today={today} customerId={id} isInactive={isInactive} />
        </Suspense>
      )}
      {shown.kind === 'latest' && plan && (
        <WeekOfPlan
          plan={plan}
          today={today}
          customerId={id}
          name={name.trim() || email}
          isTodayShown={isTodayShown}
        />
      )}
      {shown.kind === 'latest' && !plan && <p>{noPlanNow(isInactive)}</p>}
    </div>
  );
});

const WEEKS = 'weeks';

/** Scrolls here if the URL names this part, as the browser would if the element existed from the start. */
function useWayHere() {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again with every press of the link.
  useEffect(() => {
    if (hash !== `#${WEEKS}`) return;
    // Runs after the screen has scrolled to its top, as every new screen does.
    const frame = requestAnimationFrame(() => {
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return part;
}

const links: readonly { kind: Shown['kind']; word: string }[] = [
  { kind: 'latest', word: 'Latest Plan' },
  { kind: 'this', word: 'This Week' },
  { kind: 'next', word: 'Next Week' },
  { kind: 'earlier', word: 'Earlier' },
];

type LinksProps = { shown: Shown['kind']; onEarlierAhead: () => void };

/** Links to the weeks and plans that can be shown. The choice is in the URL, so that Back works. */
function WeekLinks({ shown, onEarlierAhead }: LinksProps) {
  return (
    <nav aria-label="Weeks" className={classes.links}>
      {links.map(({ kind, word }) => (
        <Link
          key={kind}
          to={{ search: kind === 'latest' ? '' : `?week=${kind}` }}
          className={classes.link}
          aria-current={kind === shown ? 'page' : undefined}
          {...(kind === 'earlier' && {
            onPointerEnter: onEarlierAhead,
            onTouchStart: onEarlierAhead,
            onFocus: onEarlierAhead,
          })}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}

type PlanProps = {
  plan: DietPlan;
  today: Day;
  customerId: string;
  name: string;
  /** Whether the card of today already shows today's meals. */
  isTodayShown: boolean;
};

/** The whole plan, its days folded and the notes under them. Today is open unless its meals are shown already. */
function WeekOfPlan({ plan, today, customerId, name, isTodayShown }: PlanProps) {
  const last = addDays(plan.startDate, DAYS_PER_PLAN - 1);
  const days = useQuery({
    ...plannedDaysQuery(customerId, { from: plan.startDate, to: last }),
    enabled: plan.startDate <= today,
  });
  const logged = new Map(days.data?.days.map((day) => [day.date, day]));
  // A logged day shows the plan that it was logged against.
  const shown = (date: Day, meals: string[]): WeekDay => {
    const day = logged.get(date);
    if (day && date < today && day.logged !== 'none') return day;
    const { id: planId, name: planName, mealTimings } = plan;
    return { date, meals, planId, planName, mealTimings, logged: day?.logged ?? 'none' };
  };
  return (
    <section className={classes.plan} aria-labelledby="plan-name">
      <div className={classes.head}>
        <h2 id="plan-name" className={classes.name} dir="auto">
          {plan.name}
        </h2>
        <Suspense fallback={<RoomToPrint />}>
          <PrintPart plan={() => plan} customer={name} />
        </Suspense>
      </div>
      <p className={classes.period}>{periodWords(plan)}</p>
      <ul className={classes.days}>
        {plan.weeklyDietPlan.map(({ date, meals }) => (
          <li key={date} className={classes.day}>
            <DayRow
              day={shown(date, meals)}
              today={today}
              open={date === today && !isTodayShown}
              aside={date === today && isTodayShown ? 'See above' : undefined}
            />
          </li>
        ))}
      </ul>
      {plan.notes && (
        <div className={classes.notes}>
          <h3 className={classes.notesTitle}>Notes</h3>
          <p className={classes.notesText} dir="auto">
            {plan.notes}
          </p>
        </div>
      )}
    </section>
  );
}

/** Reserves the button's space while its code loads. */
const RoomToPrint = () => (
  <Button
    variant="subtle"
    leftSection={<svg width="18" height="18" aria-hidden="true" />}
    style={{ visibility: 'hidden' }}
    data-coming
  >
    Print
  </Button>
);
