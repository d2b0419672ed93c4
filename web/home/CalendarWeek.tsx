import { type Day, formatDay } from '#domain/day.ts';
import type { PlannedDays, WeekDay } from '#domain/plans/weekDaySchema.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { TextLink } from '../kit/Link.tsx';
import classes from './CalendarWeek.module.css';
import { DayRow } from './DayRow.tsx';
import week from './WeekOfPlan.module.css';
import { type CalendarWeek as Chosen, emptyWeekWords, isEmptyWeek, runsOf } from './weekWords.ts';
import { NOTHING_BEFORE } from './words.ts';

type Props = { chosen: Chosen; planned: PlannedDays; today: Day; isInactive: boolean };

/** The seven days of a calendar week, each from the plan that applies to it. */
export function CalendarWeek({ chosen, planned, today, isInactive }: Props) {
  const { from, to } = chosen.week;
  const days = planned.days.filter(({ date }) => from <= date && date <= to);
  if (isEmptyWeek(days))
    return (
      <div className={classes.empty}>
        <p>{emptyWeekWords(chosen, planned, isInactive)}</p>
        {chosen.kind === 'earlier' && <EarlierWeek previous={planned.previous} />}
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
          <div key={planId} className={week.notes}>
            <h3 className={week.notesTitle}>
              Notes for <bdi>{planName}</bdi>
            </h3>
            <p className={week.notesText} dir="auto">
              {notes}
            </p>
          </div>
        ))}
    </>
  );
}

/** Consecutive days of the same plan, under its name. */
function PlanRun({ days, today }: { days: readonly WeekDay[]; today: Day }) {
  const name = days[0]?.planName;
  return (
    <div className={classes.run}>
      {name && (
        <h3 className={classes.name} dir="auto">
          {name}
        </h3>
      )}
      <ul className={week.days}>
        {days.map((day) => (
          <li key={day.date} className={week.day}>
            <DayRow day={day} today={today} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EarlierWeek({ previous }: Pick<PlannedDays, 'previous'>) {
  if (!previous) return <p>{NOTHING_BEFORE}</p>;
  return (
    <p>
      <TextLink to={{ search: `?week=${weekOf(previous).from}` }}>
        Go to the week of {formatDay(previous, 'long')}
      </TextLink>
    </p>
  );
}
