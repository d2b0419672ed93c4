import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { timingName } from '#domain/plans/plan.ts';
import type { WeekDay } from '#domain/plans/planSchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import { messageOf } from '../api/errors.ts';
import { TextLink } from '../kit/Link.tsx';
import { Unreached } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { ChangedMark, changeOf, NoLongerPlanned } from '../planChanges/ChangedMark.tsx';
import { useChangedCells } from '../planChanges/unseen.ts';
import { plannedDaysQuery } from '../progress/api.ts';
import { say as ofProgress } from '../progress/words.ts';
import { useMe } from '../session/session.ts';
import classes from './DayRow.module.css';
import { dayState } from './inWords.ts';
import { say } from './words.ts';

/** The line of something folded, which opens it. */
const Summary = ({ children }: { children: ReactNode }) => (
  <summary className={classes.summary}>
    {children}
    <IconChevronRight size={18} stroke={1.5} aria-hidden className={classes.chevron} />
  </summary>
);

type FoldedProps = {
  labelledBy: string;
  title: ReactNode;
  /** Shown at the end of the line. */
  state: string;
  onOpen: () => void;
  children: ReactNode;
};

/** A card that is folded to one line until it is pressed. */
export const Folded = ({ labelledBy, title, state, onOpen, children }: FoldedProps) => (
  <section className="card clipped" aria-labelledby={labelledBy}>
    <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <Summary>
        {title}
        <span className={classes.state}>{state}</span>
      </Summary>
      {children}
    </details>
  </section>
);

type Props = {
  day: WeekDay;
  today: Day;
  /** Unfolded at first. */
  open?: boolean;
  /** Shown before the date: 'Tomorrow'. */
  title?: string;
  /** Shown at the end of the row in place of how the day went. */
  aside?: string | undefined;
};

/** A day of a week, folded until it is pressed: its meals, and a link to what was logged. */
export function DayRow({ day, today, open = false, title, aside }: Props) {
  const { date, logged, meals, mealTimings } = day;
  const changed = useChangedCells(useMe().id, day, date);
  const indexes = mealsOfDay(meals);
  return (
    <details open={open}>
      <Summary>
        {title && <span className="semibold">{title}</span>}
        <span className={title ? 'muted text-15' : 'semibold'}>{formatDay(date, 'short')}</span>
        {date === today && <span className={classes.chip}>{ofKit.today}</span>}
        <span className={classes.state} data-logged={logged}>
          {changed.length > 0 && logged === 'none' ? (
            <span className={classes.changed}>{ofKit.changed}</span>
          ) : (
            (aside ?? dayState(day))
          )}
        </span>
      </Summary>
      {indexes.length === 0 ? (
        <p className={classes.none}>{ofProgress.noMealsPlanned}</p>
      ) : (
        <dl className={classes.meals}>
          {indexes.map((index) => {
            const meal = meals[index] ?? '';
            const change = changeOf(changed, index, meal);
            return (
              <div key={index} className={classes.meal}>
                <dt dir="auto">{timingName(mealTimings[index] ?? '')}</dt>
                <dd dir="auto">
                  {meal}
                  {change && <ChangedMark before={change.before} />}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <NoLongerPlanned cells={changed} timings={mealTimings} />
      {date < today && (
        <p className={classes.link}>
          <TextLink to={`/customer/myprogress?date=${date}`}>
            {logged === 'none' ? say.logThisDay : say.seeThisDay}
          </TextLink>
        </p>
      )}
    </details>
  );
}

type TomorrowProps = { customerId: string; today: Day };

/** Tomorrow's meals, unfolded by one press, from whichever plan applies. */
export const Tomorrow = memo(function Tomorrow({ customerId, today }: TomorrowProps) {
  const planned = useQuery(plannedDaysQuery(customerId, twoWeeksFrom(today)));
  const tomorrow = addDays(today, 1);
  const day = planned.data?.days.find(({ date }) => date === tomorrow);
  if (planned.error && !planned.data)
    return (
      <Unreached
        error={planned.error}
        failed={say.tomorrowFailed}
        reason={messageOf(planned.error)}
        onRetry={() => void planned.refetch()}
      />
    );
  if (!day) return <Skeleton height={50} radius="lg" aria-busy="true" />;
  return (
    <section className="card clipped" aria-label={say.tomorrow}>
      <DayRow key={tomorrow} day={day} today={today} title={say.tomorrow} />
    </section>
  );
});
