import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import type { Totals } from '#domain/foods/count.ts';
import { inDigits } from '#domain/language/language.ts';
import { isEnough } from '#domain/targets/target.ts';
import type { NutrientDays, Targets } from '#domain/targets/targetSchema.ts';
import { seriesOf } from '#domain/trends/series.ts';
import { say as foods } from '../foods/words.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { nutrientDaysQuery, targetsQuery } from '../targets/api.ts';
import type { TrendChart } from '../trends/chartsOf.ts';
import { useRange } from '../trends/RangeSwitch.tsx';
import { TrendFigure } from '../trends/TrendFigure.tsx';
import looks from '../trends/Trends.module.css';
import { say } from './words.ts';

/** How many days the server counts at once. */
const MOST_DAYS = 90;
const DAYS: Readonly<Record<string, number>> = { '14d': 14, '30d': 30 };

type Props = { customerId: string; today: Day };

/** Energy and protein, planned and eaten, by day, with how much of the foods could be counted. */
export default function NutrientTrends({ customerId, today }: Props) {
  const [chosen] = useRange();
  const [day, setDay] = useState<Day | null>(null);
  const range = { from: addDays(today, 1 - (DAYS[chosen] ?? MOST_DAYS)), to: today };
  const { data } = useQuery(nutrientDaysQuery(customerId, range));
  const { data: targets } = useQuery(targetsQuery(customerId));
  if (!data) return <Skeleton height={150} radius="lg" />;
  const figures = (['energy', 'protein'] as const).flatMap((nutrient) =>
    (['eaten', 'planned'] as const).map((of) =>
      figureOf({ nutrient, of, range, items: data.items, targets }),
    ),
  );
  const shown = figures.filter(({ chart }) => chart.data.points.length > 0);
  if (shown.length === 0) return <p className="quiet">{say.nothingCounted}</p>;
  return (
    <>
      <p className="small">{say.countedDaysHint}</p>
      <div className={looks.charts}>
        {shown.map(({ chart, note }) => (
          <TrendFigure
            key={chart.key}
            chart={chart}
            changes={[]}
            isCompared={false}
            note={note}
            day={day}
            onDay={setDay}
          />
        ))}
      </div>
    </>
  );
}

type Of = {
  readonly nutrient: 'energy' | 'protein';
  readonly of: 'eaten' | 'planned';
  readonly range: { readonly from: Day; readonly to: Day };
  readonly items: NutrientDays['items'];
  readonly targets: Targets | undefined;
};

/** The chart of one sum: only days of which enough is counted are points. */
function figureOf({ nutrient, of, range, items, targets }: Of): {
  chart: TrendChart;
  note: string;
} {
  const days = items.flatMap((item) => (item[of] ? [{ date: item.date, totals: item[of] }] : []));
  const values = days.flatMap(({ date, totals: { nutrients, foods: count } }) => {
    const sum = nutrients[nutrient];
    return isEnough(sum, count) ? [{ date, value: sum.value }] : [];
  });
  const series = seriesOf(values, { now: range, before: null, byDay: true });
  const target = targets?.targets.find((each) => each.nutrient === nutrient);
  const unit = foods.units[nutrient === 'energy' ? 'kcal' : 'g'];
  return {
    chart: {
      key: `${nutrient}-${of}`,
      title: (of === 'eaten' ? say.nutrientEaten : say.nutrientPlanned)(foods.nutrients[nutrient]),
      unit: { after: ` ${unit}`, decimals: 0 },
      series,
      height: 130,
      few: '',
      data: {
        shape: 'line',
        gap: 7,
        span: 1,
        ...range,
        points: series.days,
        target: target && { value: target.amount, word: say.target },
        marks: [],
      },
    },
    note: say.countedOfFoods(
      inDigits(sumOf(days, 'counted')),
      inDigits(sumOf(days, 'foods')),
      values.length,
    ),
  };
}

const sumOf = (
  days: readonly { readonly totals: Pick<Totals, 'foods' | 'counted'> }[],
  of: 'foods' | 'counted',
) => days.reduce((sum, { totals }) => sum + totals[of], 0);
