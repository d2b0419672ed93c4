import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatDays } from '#domain/day.ts';
import { inDigits, isolated, listed } from '#domain/language/language.ts';
import { unitName } from '#domain/measurements/measurement.ts';
import { timingName } from '#domain/plans/plan.ts';
import { say as inPlans } from '#domain/plans/words.ts';
import type { Compared, SinceChange } from '#domain/trends/trendsSchema.ts';
import { Button } from '../kit/Button.tsx';
import { arrowOnward } from '../kit/keys.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { sinceChangesQuery } from './api.ts';
import { UNITS } from './inWords.ts';
import classes from './SinceChanges.module.css';
import { say } from './words.ts';

const words = say.sinceChanges;

/** How many changes are shown at first. */
const LATEST = 3;

export default function SinceChanges({ customerId }: { customerId: string }) {
  const query = useQuery(sinceChangesQuery(customerId));
  const { data } = query;
  const [shown, setShown] = useState(LATEST);
  if (!data)
    return (
      <Unloaded
        query={query}
        failed={words.failed}
        skeleton={<Skeleton height={104} radius="lg" />}
      />
    );
  if (data.items.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <div className="grid gap-3">
      <p className="muted">{words.lead}</p>
      {data.items.slice(0, shown).map((change) => (
        <Change key={change.date} change={change} />
      ))}
      {shown < data.items.length && (
        <Button variant="default" onClick={() => setShown(data.items.length)}>
          {words.earlier}
        </Button>
      )}
      <p className="small">{words.interval}</p>
    </div>
  );
}

function Change({ change }: { change: SinceChange }) {
  const { date, before, after, others, meals, sleep, mood, weight } = change;
  const names = meals.map(
    ({ meal, timing }) => isolated(timingName(timing)) || inPlans.mealOfNumber(meal + 1),
  );
  const weightUnit = ` ${unitName(weight.unit)}`;
  const rows: readonly Row[] = [
    ...meals.map((of, at) => ({
      key: String(of.meal),
      name: words.eaten(names[at] ?? ''),
      of,
      ...PERCENT,
    })),
    { key: 'sleep', name: say.titles.sleep, of: sleep, after: UNITS.sleep.after, decimals: 1 },
    {
      key: 'mood',
      name: say.titles.mood,
      of: mood,
      after: UNITS.mood.after,
      decimals: 1,
      inPoints: true,
    },
    {
      key: 'weight',
      name: words.weightAWeek,
      of: weight,
      after: weightUnit,
      decimals: 2,
      signed: true,
    },
  ];
  const logged = rows.filter(({ of }) => of.before.value !== null || of.after.value !== null);
  return (
    <section className="card shrinks pad-4">
      <h3 className="breaks">{changedWords(names, formatDay(date, 'medium'))}</h3>
      <p className="small">
        {words.compared(
          formatDays(before.from, before.to, 'medium'),
          formatDays(after.from, after.to, 'medium'),
        )}
        {others > 0 && ` ${words.otherChanges(others)}`}
      </p>
      <dl className="grid above-3">
        {logged.map((row) => (
          <div key={row.key} className={classes.row}>
            <dt className="breaks">{row.name}</dt>
            <dd>
              {side(row, row.of.before)} <bdi aria-hidden="true">{arrowOnward()}</bdi>{' '}
              {side(row, row.of.after)}
            </dd>
            <dd data-verdict={row.of.verdict} className={classes.verdict}>
              {words.verdicts[row.of.verdict]}
              <small>{range(row)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How many meals the heading names; of more it says how many they are. */
const MOST_NAMED = 3;

const changedWords = (names: readonly string[], day: string): string =>
  names.length > MOST_NAMED
    ? words.changedMany(names.length, day)
    : words.changed(listed(names), day);

type Row = {
  readonly key: string;
  readonly name: string;
  readonly of: Compared;
  readonly after: string;
  readonly decimals: number;
  /** 100 for a share that is shown in percent. */
  readonly times?: number;
  /** Whether a difference is in points instead of the unit. */
  readonly inPoints?: boolean;
  /** Whether a rise is written with a plus. */
  readonly signed?: boolean;
};

const PERCENT = { after: say.after.percent, decimals: 0, times: 100, inPoints: true };

function figure({ after, decimals, times = 1, signed = false }: Row, value: number): string {
  const rounded = Number((value * times).toFixed(decimals)) || 0;
  return `${signed && rounded > 0 ? '+' : ''}${inDigits(rounded)}${after}`;
}

const side = (row: Row, { value, days }: Compared['before']): string =>
  value === null ? words.noDays : words.sideOf(figure(row, value), days);

/** Where the difference lies. */
function range(row: Row): string {
  const { low, high, verdict } = row.of;
  if (low === null || high === null || verdict === 'early') return '';
  const by = { ...row, signed: true, ...(row.inPoints && { after: '' }) };
  return (row.inPoints ? words.byPoints : words.by)(figure(by, low), figure(by, high));
}
