import { useMe } from '../session/session.tsx';
import Trends from '../trends/Trends.tsx';
import { TrendsPart } from '../trends/TrendsPart.tsx';
import { lazyPlace } from '../ui/lazyPart.tsx';

const Goals = lazyPlace(() => import('../goals/Goals.tsx'));
const OwnMeasurements = lazyPlace(() => import('./OwnMeasurements.tsx'));

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
