import Goals from '../goals/Goals.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import Trends, { TrendsPart } from '../trends/Trends.tsx';
import { OwnMeasurements } from './MeasurementsScreen.tsx';

/** The customer's own trends, goals and measurements. */
export default function OwnTrends() {
  const { id, name } = useMe();
  return (
    <Trends customerId={id} name={name} forDoctor="/customer/doctor-summary">
      <TrendsPart title={ofKit.goals}>
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title={ofKit.measurements}>
        <OwnMeasurements />
      </TrendsPart>
    </Trends>
  );
}
