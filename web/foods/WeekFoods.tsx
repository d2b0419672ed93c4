import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { foodCountQuery } from './api.ts';
import classes from './Foods.module.css';
import { othersWanted, Sums, type Wanted } from './Sums.tsx';
import { say } from './words.ts';

const DayFoods = lazyDialog(() => import('./DayFoods.tsx'));

type Props = {
  /** The texts of the meals of each day. */
  days: readonly (readonly string[])[];
  titles: readonly string[];
  timings: readonly string[];
  wanted?: Wanted;
  /** A line above the days. */
  children?: ReactNode;
};

/**
 * A line for each day with foods: what it contains, how much of it could be counted, and how far it is from what is
 * wanted.
 */
export function WeekFoods({ days, titles, timings, wanted, children }: Props) {
  const { data } = useQuery(foodCountQuery(days, othersWanted(wanted).length > 0 ? 'all' : 'main'));
  const [opened, open] = useState<number | null>(null);
  if (!data || data.totals.foods === 0) return null;
  return (
    <section className={classes.week} aria-label={say.whatWeekContains}>
      {children}
      <ul className="grid">
        {data.days.map((day, at) =>
          day.totals.foods === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: A day is its place in the week.
            <li key={at} className={classes.day}>
              <strong className={classes.title}>{titles[at]}</strong>
              <Sums totals={day.totals} wanted={wanted} />
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={say.detailsOf(titles[at] ?? '')}
                onClick={() => open(at)}
              >
                {say.details}
              </Button>
            </li>
          ),
        )}
      </ul>
      <Suspense>
        {opened !== null && (
          <DayFoods
            title={titles[opened] ?? ''}
            meals={days[opened] ?? []}
            timings={timings}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
