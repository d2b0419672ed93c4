import { lazy } from 'react';
import type { Customer } from '#domain/coaching/customerSchema.ts';
import Goals from '../goals/Goals.tsx';
import { useBody } from '../profiles/useBody.ts';
import Trends from '../trends/Trends.tsx';
import { TrendsPart } from '../trends/TrendsPart.tsx';

const Measurements = lazy(() => import('../measurements/Measurements.tsx'));

/** How things went for a customer, what they aim at, and what was measured of them. */
export default function TrendsTab({ customer: { id, name } }: { customer: Customer }) {
  const body = useBody(id);
  return (
    <Trends customerId={id} name={name}>
      <TrendsPart title="Goals">
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title="Measurements">
        <Measurements customerId={id} body={body} />
      </TrendsPart>
    </Trends>
  );
}
