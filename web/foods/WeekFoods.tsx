import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CountedDay } from '#domain/foods/foodSchema.ts';
import { NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { foodCountQuery } from './api.ts';
import classes from './Foods.module.css';
import { amountOf } from './inWords.ts';
import { say } from './words.ts';

const DayFoods = lazyDialog(() => import('./DayFoods.tsx'));

const SHOWN: readonly Nutrient[] = ['energy', 'protein', 'carbohydrate', 'fat', 'fibre'];

type Props = {
  /** The texts of the meals of each day. */
  days: readonly (readonly string[])[];
  titles: readonly string[];
  timings: readonly string[];
};

/** A line for each day with foods: what it contains, and how much of it could be counted. */
export function WeekFoods({ days, titles, timings }: Props) {
  const { data } = useQuery(foodCountQuery(days));
  const [opened, open] = useState<number | null>(null);
  if (!data || data.totals.foods === 0) return null;
  return (
    <section className={classes.week} aria-label={say.whatWeekContains}>
      <ul className={classes.days}>
        {data.days.map((day, at) =>
          day.totals.foods === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: A day is its place in the week.
            <li key={at} className={classes.day}>
              <strong className={classes.title}>{titles[at]}</strong>
              <Sums totals={day.totals} />
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

function Sums({ totals: { foods, counted, nutrients } }: Pick<CountedDay, 'totals'>) {
  return (
    <>
      {SHOWN.map((id) => {
        const sum = nutrients[id];
        return (
          <span key={id} className={classes.sum}>
            {id !== 'energy' && <span className="quiet">{say.nutrients[id]} </span>}
            {sum ? amountOf(sum.value, NUTRIENTS[id]) : '–'}
          </span>
        );
      })}
      <span className={classes.counted} data-some={counted < foods || undefined}>
        {say.countedOf(counted, foods)}
      </span>
    </>
  );
}
