import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { isByDay } from '#domain/trends/range.ts';
import type { Trends as Answer } from '#domain/trends/trendsSchema.ts';
import { messageOf } from '../api/errors.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { trendsQuery } from './api.ts';
import { chartsOf } from './chartsOf.ts';
import { useGoalLines } from './goalLines.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import { rangeIn, withRange } from './rangeIn.ts';
import { TrendFigure } from './TrendFigure.tsx';
import classes from './Trends.module.css';
import { TrendsSkeleton } from './TrendsSkeleton.tsx';
import * as words from './words.ts';

type Props = {
  customerId: string;
  /** Whose trends they are; printed above them. */
  name: string;
  /** What stands under the charts: other nouns' parts. */
  children: ReactNode;
};

/** What was logged and measured over time, all of it on one axis. */
export default function Trends({ customerId, name, children }: Props) {
  const [params, setParams] = useSearchParams();
  const range = rangeIn(params);
  const { data, error, refetch } = useQuery(trendsQuery(customerId, range));
  if (!data && !error) return <TrendsSkeleton />;
  return (
    <div className={classes.trends} data-printed>
      <p className={classes.printed}>
        Trends of <bdi>{name}</bdi>
      </p>
      <div className={classes.head}>
        <RangeSwitch
          range={range}
          onChoose={(next) =>
            setParams(withRange(params, next), { replace: true, preventScrollReset: true })
          }
        />
        {data && <p className={classes.stretch}>{words.stretchWords(data.from, data.to)}</p>}
      </div>
      {error && (
        <Failure
          message={`Failed to load trends. ${messageOf(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Charts customerId={customerId} trends={data} />}
      <div className={classes.parts}>{children}</div>
    </div>
  );
}

function Charts({ customerId, trends }: { customerId: string; trends: Answer }) {
  const goals = useGoalLines(customerId, trends);
  const charts = useMemo(() => chartsOf(trends, goals), [trends, goals]);
  const [day, setDay] = useState<Day | null>(null);
  const shown = charts.filter(({ data }) => data.points.length > 0);
  const missing = charts.filter(({ data }) => data.points.length === 0);
  const hidden = trends.numbersHidden && <p className={classes.note}>{words.NUMBERS_HIDDEN}</p>;
  if (shown.length === 0)
    return (
      <>
        <EmptyState icon={IconChartLine} title={words.emptyTitle(trends.range)}>
          What is logged day by day is drawn here. {words.TWO_DAYS}
        </EmptyState>
        {hidden}
      </>
    );
  const unread = words.unreadWords(trends.waterUnread);
  return (
    <>
      <p className={classes.note}>{words.legendWords(isByDay(trends.range))}</p>
      {trends.planChanges.length > 0 && (
        <p className={classes.note}>{words.planMarksWords(trends.planChanges.length)}</p>
      )}
      <div className={classes.charts}>
        {shown.map((chart) => (
          <TrendFigure
            key={chart.key}
            chart={chart}
            changes={trends.planChanges}
            isCompared={trends.range !== 'all'}
            {...(chart.key === 'water' && unread && { note: unread })}
            day={day}
            onDay={setDay}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={classes.note}>
          {words.missingWords(
            missing.map(({ title }) => title),
            trends.range,
          )}
        </p>
      )}
      {hidden}
    </>
  );
}
