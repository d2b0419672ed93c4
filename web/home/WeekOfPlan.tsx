import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { DAYS_PER_PLAN, type DietPlan, type PlanDay } from '#domain/plans/plan.ts';
import { type Logged, mealsOfDay } from '#domain/progress/adherence.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { progressDaysQuery } from '../progress/api.ts';
import { TextLink } from '../ui/TextLink.tsx';
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
        <h2 id="plan-name" className={classes.name}>
          {plan.name}
        </h2>
        <PrintButton plan={() => plan} customer={name} />
      </div>
      <p className={classes.period}>{periodWords(plan)}</p>
      <ul className={classes.days}>
        {plan.weeklyDietPlan.map((day) => (
          <li key={day.date} className={classes.day}>
            <DayOfPlan
              day={day}
              timings={plan.mealTimings}
              today={today}
              logged={logged.get(day.date) ?? 'none'}
            />
          </li>
        ))}
      </ul>
      {plan.notes && (
        <div className={classes.notes}>
          <h3 className={classes.notesTitle}>Notes</h3>
          <p className={classes.notesText}>{plan.notes}</p>
        </div>
      )}
    </section>
  );
}

type DayProps = { day: PlanDay; timings: readonly string[]; today: Day; logged: Logged };

const loggedWords: Readonly<Record<Logged, string | null>> = {
  none: null,
  some: 'Logged',
  all: 'All done',
};

function DayOfPlan({ day, timings, today, logged }: DayProps) {
  const { date, meals } = day;
  const indexes = mealsOfDay(meals);
  const count = indexes.length === 1 ? '1 meal' : `${indexes.length} meals`;
  return (
    <details open={date === today} data-past={date < today}>
      <summary className={classes.summary}>
        <span className={classes.date}>{formatDay(date, 'short')}</span>
        {date === today && <span className={classes.todayChip}>Today</span>}
        <span className={classes.state} data-logged={logged}>
          {loggedWords[logged] ?? count}
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <dl className={classes.meals}>
        {indexes.map((index) => (
          <div key={index} className={classes.meal}>
            <dt>{timings[index]}</dt>
            <dd>{meals[index]}</dd>
          </div>
        ))}
      </dl>
      {indexes.length === 0 && <p className={classes.none}>No meals are planned for this day.</p>}
      {date < today && (
        <p className={classes.link}>
          <TextLink to={`/customer/myprogress?date=${date}`}>
            {logged === 'none' ? 'Log this day' : 'See this day'}
          </TextLink>
        </p>
      )}
    </details>
  );
}
