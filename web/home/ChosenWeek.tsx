import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import type { PlanInput, PlannedDays, WeekDay } from '#domain/plans/planSchema.ts';
import { type Shown, twoWeeksFrom, type Week, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { prefetch } from '../api/request.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Filled, Hint, IconButton } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { plannedDaysQuery } from '../progress/api.ts';
import { DayRow } from './DayRow.tsx';
import { periodWords } from './inWords.ts';
import { PlanFailure } from './LatestPlan.tsx';
import classes from './Weeks.module.css';
import { say } from './words.ts';

type Props = { chosen: Shown; me: Me; isInactive: boolean };

/** A calendar week under its days, or its title; earlier weeks have arrows to the neighbouring weeks. */
export function ChosenWeek({ chosen, me, isInactive }: Props) {
  const { id, today, name, email } = me;
  const current = weekOf(today);
  const { from, to } = chosen.week;
  const title = weekTitle(chosen, current);
  const period = periodWords({ startDate: from, endDate: to });
  const isFarther = chosen.kind === 'earlier' || chosen.kind === 'later';
  const planned = useQuery(plannedDaysQuery(id, isFarther ? chosen.week : twoWeeksFrom(today)));
  const days = planned.data?.days.filter(({ date }) => from <= date && date <= to) ?? [];
  const isAskedNext =
    (chosen.kind === 'this' || chosen.kind === 'earlier') && Boolean(planned.data?.previous);
  useWeekAhead(id, weeksAfter(chosen.week, -1), isAskedNext);
  return (
    <section className="shrinks" aria-label={title}>
      <div className={classes.head}>
        {/* The lit link above says which week it is. */}
        <h2 className="shrinks text-17 bold breaks leading-130">{isFarther ? title : period}</h2>
        {/* Its place is kept while the week comes: the title beside it does not wrap anew. */}
        {(planned.isPending || days.some(({ planId }) => planId !== null)) && (
          <PrintButton
            disabled={planned.isPending}
            plan={() => sheetsOf(days, planned.data?.notes ?? [])}
            customer={name.trim() || email}
          />
        )}
        {isFarther && <WeekArrows chosen={chosen} current={current} planned={planned.data} />}
      </div>
      {isFarther && (
        <p className="muted text-15 below-3" aria-live="polite">
          {period}
        </p>
      )}
      {planned.isPending && <Skeleton height={343} radius="lg" aria-busy="true" />}
      {planned.error && !planned.data && (
        <PlanFailure
          error={planned.error}
          offline={say.weekNotHere}
          onRetry={() => void planned.refetch()}
        />
      )}
      {planned.data && (
        <WeekDays key={from} {...{ chosen, days, today, isInactive }} planned={planned.data} />
      )}
    </section>
  );
}

const sheetsOf = (days: readonly WeekDay[], notes: PlannedDays['notes']): PlanInput[] =>
  runsOf(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || first.planId === null) return [];
    const { planId, planName: name, mealTimings } = first;
    return {
      ...{ name, mealTimings, startDate: first.date, endDate: last.date },
      weeklyDietPlan: run.map(({ date, meals }) => ({ date, meals })),
      notes: notes.find((each) => each.planId === planId)?.notes ?? '',
    };
  });

type ArrowsProps = { chosen: Shown; current: Week; planned: PlannedDays | undefined };

function WeekArrows({ chosen, current, planned }: ArrowsProps) {
  const [, setParams] = useSearchParams();
  const near = { [current.from]: 'this', [weeksAfter(current, 1).from]: 'next' };
  const goTo = ({ from }: Week) => setParams({ week: near[from] ?? from });
  const isLater = chosen.kind === 'later';
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
      {arrow(say.weekBefore, IconChevronLeft, -1, !isLater && planned?.previous === null)}
      {arrow(say.weekAfter, IconChevronRight, 1, isLater && planned?.next === null)}
    </div>
  );
}

/** Once an earlier week has loaded, prefetches the one before it, so that the arrow responds at once. */
function useWeekAhead(customerId: string, { from, to }: Week, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted)
      void prefetch(() => queryClient.prefetchQuery(plannedDaysQuery(customerId, { from, to })));
  }, [customerId, from, to, isWanted]);
}

type DaysProps = {
  chosen: Shown;
  days: readonly WeekDay[];
  planned: PlannedDays;
  today: Day;
  isInactive: boolean;
};

/** The seven days of a calendar week, each from the plan that applies to it. */
function WeekDays({ chosen, days, planned, today, isInactive }: DaysProps) {
  const later = chosen.kind === 'earlier' ? null : planned.next;
  if (isEmptyWeek(days))
    return (
      <div className={classes.empty}>
        <p>{emptyWeekWords(chosen, planned, isInactive)}</p>
        {chosen.kind === 'earlier' &&
          (planned.previous ? <WeekWith day={planned.previous} /> : <p>{say.nothingEarlier}</p>)}
        {later && <WeekWith day={later} />}
      </div>
    );
  const shownPlans = new Set(days.map(({ planId }) => planId));
  return (
    <>
      {runsOf(days).map((run) => (
        <PlanRun key={run[0]?.date} days={run} today={today} />
      ))}
      {planned.notes
        .filter(({ planId }) => shownPlans.has(planId))
        .map(({ planId, planName, notes }) => (
          <div key={planId} className="card above-4 pad-4">
            <h3 className="text-15 semibold below-1">
              <Filled text={say.notesFor} plan={<bdi>{planName}</bdi>} />
            </h3>
            <p className="breaks lines" dir="auto">
              {notes}
            </p>
          </div>
        ))}
      {later && <WeekWith day={later} />}
    </>
  );
}

/** Consecutive days of the same plan, under its name. */
function PlanRun({ days, today }: { days: readonly WeekDay[]; today: Day }) {
  const name = days[0]?.planName;
  return (
    <div className={classes.run}>
      {name && (
        <h3 className="text-15 semibold breaks below-2" dir="auto">
          {name}
        </h3>
      )}
      <ul className="card clipped">
        {days.map((day) => (
          <li key={day.date} className="ruled">
            <DayRow day={day} today={today} open={day.date === today} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const WeekWith = ({ day }: { day: Day }) => (
  <p>
    <TextLink to={`?week=${weekOf(day).from}`}>{say.goToWeekOf(formatDay(day, 'long'))}</TextLink>
  </p>
);

/** 'This Week', 'Next Week', 'Last Week', '3 Weeks Ago', 'In 3 Weeks'; `current` is the week of today. */
export function weekTitle({ kind, week }: Shown, current: Week): string {
  if (kind === 'this') return say.thisWeek;
  if (kind === 'next') return say.nextWeek;
  const ago = daysBetween(week.from, current.from) / 7;
  if (ago < 0) return say.inWeeks(-ago);
  return ago === 1 ? say.lastWeek : say.weeksAgo(ago);
}

/** Whether a week has nothing to show, so that a sentence is shown in its place. */
export const isEmptyWeek = (days: readonly WeekDay[]): boolean =>
  days.every(({ planId, logged }) => planId === null && logged === 'none');

/**
 * The text for an empty week: that it is empty, and what comes next. While coaching `isInactive`, no next
 * plan is promised.
 */
export function emptyWeekWords(
  { kind, week }: Shown,
  { days, next }: Pick<PlannedDays, 'days' | 'next'>,
  isInactive: boolean,
): string {
  if (kind === 'earlier') return say.nothingInThisWeek;
  if (kind === 'later') return say.noMealsYet;
  const is = kind === 'this' ? say.noMealsThisWeek : say.noMealsNextWeek;
  const coming = days.find(({ date, planId }) => date > week.to && planId !== null)?.date ?? next;
  if (coming) return `${is} ${say.nextOnesBegin(formatDay(coming, 'long'))}`;
  if (isInactive) return is;
  return `${is} ${say.onceWritten}`;
}

/** Logged days whose plan was deleted have no plan id; the plan's name tells them apart. */
const isOfOnePlan = (one: WeekDay, other: WeekDay): boolean =>
  one.planId === other.planId && one.planName === other.planName;

/** The days of a week, in order, grouped into runs of the same plan. */
export function runsOf(days: readonly WeekDay[]): WeekDay[][] {
  const runs: WeekDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.[0] && isOfOnePlan(run[0], day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
