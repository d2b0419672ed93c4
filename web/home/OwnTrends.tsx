import { lazy } from 'react';
import { useBody } from '../profiles/useBody.ts';
import { useMe } from '../session/session.tsx';
import Trends from '../trends/Trends.tsx';
import { TrendsPart } from '../trends/TrendsPart.tsx';

const Goals = lazy(() => import('../goals/Goals.tsx'));
const Measurements = lazy(() => import('../measurements/Measurements.tsx'));

/** How things went, what one aims at, and what was measured. */
export default function OwnTrends() {
  const { id, name } = useMe();
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
