import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inDigits } from '#domain/language/language.ts';
import {
  BMI_SOURCE,
  type Body,
  bmi,
  changeAWeek,
  type Derived,
  type NotShown,
} from '#domain/measurements/derived.ts';
import { siOf, unitName } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { Filled } from '../kit/Button.tsx';
import { useMe } from '../session/session.ts';
import { measurementsQuery, trendsQuery, useClock } from './api.ts';
import classes from './DerivedValues.module.css';
import { say } from './words.ts';

type DerivedProps = { customerId: string; body: Body };

/** Values calculated from weight and profile, with formula and source; or why they are not shown. */
export function DerivedValues({ customerId, body }: DerivedProps) {
  const { id } = useMe();
  const { today } = useClock();
  const weights = useInfiniteQuery(measurementsQuery(customerId, 'weight')).data;
  // The list has only the rows loaded so far; the trends have every day.
  const trends = useQuery(trendsQuery(customerId)).data;
  if (!weights) return null;
  const changed = trends && weightOf(trends);
  const points = rowsOf(weights).flatMap(pointOf).reverse();
  return (
    <section className={classes.derived} aria-label={say.calculated}>
      <h2 className="below-3 text-17">{say.calculated}</h2>
      <dl className={classes.values}>
        <Value name={say.bmi} derived={bmi(body, points, today)} isOwn={id === customerId} unit="">
          <Filled
            text={say.bmiHow}
            source={
              <a href={BMI_SOURCE} target="_blank" rel="noreferrer">
                {say.who}
              </a>
            }
          />
        </Value>
        {changed && (
          <Value
            name={say.changeAWeek}
            derived={changeAWeek(body, changed.days, today)}
            isOwn={id === customerId}
            unit={changed.unit}
          >
            {say.changeHow}
          </Value>
        )}
      </dl>
    </section>
  );
}

type Props = {
  name: string;
  derived: Derived;
  unit: string;
  /** Whether the reader is the customer. */
  isOwn: boolean;
  children: ReactNode;
};

function Value({ name, derived, unit, isOwn, children }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {derived.shown ? (
          <strong>
            {unit ? `${signed(derived.value)} ${unitName(unit)}` : inDigits(derived.value)}
          </strong>
        ) : (
          <span className="pretty">{notShownWords(derived.why, isOwn)}</span>
        )}
        <p className="small above-1 pretty">{children}</p>
      </dd>
    </div>
  );
}

/** The weight of each day, in the unit of the last measurement. */
const weightOf = ({ measured }: Trends) =>
  measured.find(({ kind }) => kind === 'weight') ?? { days: [], unit: 'kg' };

const pointOf = ({ date, measuredAt, value, unit }: Measurement) =>
  value === null ? [] : [{ date, measuredAt, si: siOf(value, unit) }];

/** Why a derived value is not shown, as told to the customer (`isOwn`) or to a dietician. */
function notShownWords(why: NotShown, isOwn: boolean): string {
  const words = say.notShown[why];
  if (typeof words === 'string') return words;
  return isOwn ? words.own : words.theirs;
}

/** '+0.4', '−1.2', '0': a change with its sign. */
const signed = (value: number): string =>
  value > 0 ? `+${inDigits(value)}` : inDigits(value).replace('-', '−');
