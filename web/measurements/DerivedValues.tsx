import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  BMI_FORMULA,
  BMI_SOURCE,
  type Body,
  bmi,
  CHANGE_FORMULA,
  changeAWeek,
  type Derived,
  type NotShown,
} from '#domain/measurements/derived.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { useMe } from '../session/session.ts';
import { measurementsQuery, trendsQuery, useClock } from './api.ts';
import classes from './DerivedValues.module.css';

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
    <section className={classes.derived} aria-label="Calculated">
      <h2 className={classes.title}>Calculated</h2>
      <dl className={classes.values}>
        <Value name="BMI" derived={bmi(body, points, today)} isOwn={id === customerId} unit="">
          {BMI_FORMULA}, from the latest weight. Source:{' '}
          <a href={BMI_SOURCE.href} target="_blank" rel="noreferrer">
            {BMI_SOURCE.name}
          </a>
          .
        </Value>
        {changed && (
          <Value
            name="Change a week"
            derived={changeAWeek(body, changed.days, today)}
            isOwn={id === customerId}
            unit={changed.unit}
          >
            The slope of {CHANGE_FORMULA}.
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
          <strong>{unit ? `${signed(derived.value)} ${unit}` : derived.value}</strong>
        ) : (
          <span className={classes.why}>{notShownWords(derived.why, isOwn)}</span>
        )}
        <p className={classes.how}>{children}</p>
      </dd>
    </div>
  );
}

/** The weight of each day, in the unit of the last measurement. */
const weightOf = ({ measured }: Trends) =>
  measured.find(({ kind }) => kind === 'weight') ?? { days: [], unit: 'kg' };

const pointOf = ({ date, measuredAt, value, unit }: Measurement) =>
  value === null ? [] : [{ date, measuredAt, si: siOf(value, unit) }];

const OWN: Readonly<Record<NotShown, string>> = {
  'birth-unknown': 'Not shown: your profile has no date of birth.',
  'under-age': 'Not shown under 18.',
  pregnancy: 'Not shown during pregnancy and breastfeeding.',
  'no-weight': 'Not shown: there is no weight yet.',
  'no-height': 'Not shown: your profile has no height.',
  'out-of-bounds': 'Not shown: the weight or height looks wrong.',
  'too-few': 'Not shown: it needs weights on three days across two of the last four weeks.',
};

/** Why a derived value is not shown, as told to the customer (`isOwn`) or to a dietician. */
const notShownWords = (why: NotShown, isOwn: boolean): string =>
  isOwn ? OWN[why] : OWN[why].replace('your profile', 'the profile');

/** '+0.4', '−1.2', '0': a change with its sign. */
const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace('-', '−');
