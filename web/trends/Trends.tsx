import { IconChartLine, IconHelp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { isDayKind } from '#domain/goals/goal.ts';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import { isByDay } from '#domain/trends/range.ts';
import type { Trends as Answer } from '#domain/trends/trendsSchema.ts';
import { messageOf } from '../api/errors.ts';
import { goalsQuery } from '../goals/api.ts';
import { Filled, IconButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Unreached } from '../kit/Notice.tsx';
import { Popover } from '../kit/Popover.tsx';
import { Printed } from '../kit/Printed.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { trendsQuery } from './api.ts';
import { chartsOf, type GoalLines, type TrendChart } from './chartsOf.ts';
import * as words from './inWords.ts';
import { RangeSwitch, useRange } from './RangeSwitch.tsx';
import { TrendFigure } from './TrendFigure.tsx';
import classes from './Trends.module.css';
import { TrendsSkeleton } from './TrendsSkeleton.tsx';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** The name of the person, printed above the charts. */
  name: string;
  /** The address of the page for a doctor about the same days. */
  forDoctor: string;
  /** Shown under the charts: parts of other nouns. */
  children: ReactNode;
};

/** What was logged and measured over time, all with one time axis. */
export default function Trends({ customerId, name, forDoctor, children }: Props) {
  const [range, choose] = useRange();
  const { data, error, refetch } = useQuery(trendsQuery(customerId, range));
  if (!data && !error) return <TrendsSkeleton />;
  return (
    <Printed
      title={<Filled text={say.trendsOf} name={<bdi>{name}</bdi>} />}
      className={classes.trends}
    >
      <div className={classes.head}>
        <RangeSwitch words={say.ranges} range={range} onChoose={choose} />
        {data && <About trends={data} />}
        {data && <p className="small">{words.rangeWords(data.from, data.to)}</p>}
        <Link to={forDoctor} className={classes.doctor}>
          {say.forDoctor}
        </Link>
      </div>
      {error && (
        <Unreached
          error={error}
          failed={say.loadFailed}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Charts customerId={customerId} trends={data} />}
      <div className={classes.parts}>{children}</div>
    </Printed>
  );
}

/** How to read the charts, for those who ask. */
function About({ trends: { range, planChanges } }: { trends: Answer }) {
  const id = useId();
  return (
    <>
      <IconButton aria-label={say.aboutCharts} popoverTarget={id}>
        <IconHelp size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <Popover id={id} role="dialog" aria-label={say.aboutCharts} className={classes.about ?? ''}>
        {() => (
          <>
            <p className="plain">{isByDay(range) ? say.legendByDay : say.legendByWeek}</p>
            {planChanges.length > 0 && (
              <p className="plain">{words.planMarksWords(planChanges.length)}</p>
            )}
          </>
        )}
      </Popover>
    </>
  );
}

/** The number of charts in view when the range is chosen. */
const IN_SIGHT = 2;

type Charted = { customerId: string; trends: Answer };

function Charts({ customerId, trends }: Charted) {
  // Charts further down are rendered after those in view are painted.
  const late = useDeferredValue(trends);
  const now = useCharts({ customerId, trends });
  const later = useCharts({ customerId, trends: late });
  const [day, setDay] = useState<Day | null>(null);
  const first = now.shown.slice(0, IN_SIGHT);
  const others = later.shown.filter(({ key }) => first.every((each) => each.key !== key));
  const hidden = trends.numbersHidden && <p className="small">{say.numbersHidden}</p>;
  if (first.length === 0)
    return (
      <>
        <EmptyState icon={IconChartLine} title={words.emptyTitle(trends.range)}>
          {`${say.chartedHere} ${say.needsTwoDays}`}
        </EmptyState>
        {hidden}
      </>
    );
  const figure = (chart: TrendChart, { planChanges, range, waterUnread, meals }: Answer) => {
    const note =
      chart.key === 'water' ? words.unreadWords(waterUnread) : words.mealsNote(chart, meals);
    return (
      <TrendFigure
        key={chart.key}
        chart={chart}
        changes={planChanges}
        isCompared={range !== 'all'}
        {...(note && { note })}
        day={day}
        onDay={setDay}
      />
    );
  };
  return (
    <>
      <div className={classes.charts}>
        {first.map((chart) => figure(chart, trends))}
        {others.map((chart) => figure(chart, late))}
      </div>
      {later.missing.length > 0 && (
        <p className="small">{words.missingWords(later.missing, late.range)}</p>
      )}
      {hidden}
    </>
  );
}

/** The charts that have data, and the titles of the others. */
function useCharts({ customerId, trends }: Charted) {
  const goals = useGoalLines(customerId, trends);
  return useMemo(() => {
    const charts = chartsOf(trends, goals);
    return {
      shown: charts.filter(({ data }) => data.points.length > 0),
      missing: charts.flatMap(({ title, data }) => (data.points.length > 0 ? [] : [title])),
    };
  }, [trends, goals]);
}

/** A part that another noun adds under the charts; its code may still be loading. */
export function TrendsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-17 bold below-3">{title}</h2>
      <Suspense fallback={<Skeleton height={104} radius="lg" />}>{children}</Suspense>
    </div>
  );
}

/** A customer's active goals, each in the unit of its chart. A habit has no chart. */
function useGoalLines(customerId: string, { measured }: Answer): GoalLines {
  const { data } = useQuery(goalsQuery(customerId));
  return useMemo(() => {
    const unitOf = (kind: string) => measured.find((each) => each.kind === kind)?.unit;
    const lines = (data?.items ?? []).filter(isDrawn).map(({ kind, target, unit }) => {
      const shown = isDayKind(kind) ? undefined : unitOf(kind);
      const value = shown && shown !== unit ? inUnit(siOf(target, unit), shown) : target;
      return [kind, { value, word: say.goal }] as const;
    });
    return Object.fromEntries(lines);
  }, [data, measured]);
}

const isDrawn = (goal: Goal): goal is Goal & { target: number } =>
  goal.state === 'active' && goal.target !== null && goal.kind !== 'habit';
