import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN, type DietPlan } from '#domain/plans/plan.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { progressDaysQuery } from '../progress/api.ts';
import { DayRow } from './DayRow.tsx';
import { periodWords } from './todayNote.ts';
import classes from './WeekOfPlan.module.css';

type Props = { plan: DietPlan; today: Day; customerId: string; name: string };

/** The whole plan: today open, the other days folded, the notes under them. */
export function WeekOfPlan({ plan, today, customerId, name }: Props) {
  const last = addDays(plan.startDate, DAYS_PER_PLAN - 1);
  const days = useQuery({
    ...progressDaysQuery(customerId, plan.startDate, last < today ? last : today),
    enabled: plan.startDate <= today,
  });
  const logged = new Map(days.data?.items.map((day) => [day.date, day.logged]));
  return (
    <section className={classes.plan} aria-labelledby="plan-name">
      <div className={classes.head}>
        <h2 id="plan-name" className={classes.name} dir="auto">
          {plan.name}
        </h2>
        <PrintButton plan={() => plan} customer={name} />
      </div>
      <p className={classes.period}>{periodWords(plan)}</p>
      <ul className={classes.days}>
        {plan.weeklyDietPlan.map(({ date, meals }) => (
          <li key={date} className={classes.day}>
            <DayRow
              day={{
                date,
                meals,
                planId: plan.id,
                planName: plan.name,
                mealTimings: plan.mealTimings,
                logged: logged.get(date) ?? 'none',
              }}
              today={today}
              open={date === today}
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
