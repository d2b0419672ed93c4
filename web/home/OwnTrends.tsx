import { lazy } from 'react';
import { useMe } from '../session/session.tsx';
import Trends from '../trends/Trends.tsx';
import { TrendsPart } from '../trends/TrendsPart.tsx';

const Goals = lazy(() => import('../goals/Goals.tsx'));
const OwnMeasurements = lazy(() => import('./OwnMeasurements.tsx'));

/** How things went, what one aims at, and what was measured. */
export default function OwnTrends() {
  const { id, name } = useMe();
  return (
    <Trends customerId={id} name={name} forDoctor="/customer/doctor-summary">
      <TrendsPart title="Goals">
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title="Measurements">
        <OwnMeasurements />
      </TrendsPart>
    </Trends>
  );
}
