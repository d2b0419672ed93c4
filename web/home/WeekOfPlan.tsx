import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { atRest } from '../kit/time.ts';
import type { PrintButton } from '../print/PrintButton.tsx';
import { plannedDaysQuery } from '../progress/plannedDaysQuery.ts';
import { DayRow } from './DayRow.tsx';
import { periodWords } from './todayNote.ts';
import classes from './WeekOfPlan.module.css';
import { SHOWN_ALREADY } from './words.ts';

const PrintPart = lazyPart<ComponentProps<typeof PrintButton>>(() =>
  atRest(async () => ({ default: (await import('../print/PrintButton.tsx')).PrintButton })),
);

type Props = {
  plan: DietPlan;
  today: Day;
  customerId: string;
  name: string;
  /** Whether the card of today already shows today's meals. */
  isTodayShown: boolean;
};

/** The whole plan, its days folded and the notes under them. Today is open unless its meals are shown already. */
export function WeekOfPlan({ plan, today, customerId, name, isTodayShown }: Props) {
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
              aside={date === today && isTodayShown ? SHOWN_ALREADY : undefined}
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
