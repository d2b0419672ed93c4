import Goals from '../goals/Goals.tsx';
import { useMe } from '../session/session.ts';
import Trends, { TrendsPart } from '../trends/Trends.tsx';
import { OwnMeasurements } from './MeasurementsScreen.tsx';
import { say } from './words.ts';

/** The customer's own trends, goals and measurements. */
export default function OwnTrends() {
  const { id, name } = useMe();
  return (
    <Trends customerId={id} name={name} forDoctor="/customer/doctor-summary">
      <TrendsPart title={say.goals}>
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title={say.measurements}>
        <OwnMeasurements />
      </TrendsPart>
    </Trends>
  );
}
