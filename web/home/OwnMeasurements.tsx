import { quantity } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { AskButton } from '../conversations/AskButton.tsx';
import Measurements from '../measurements/Measurements.tsx';
import { useBody } from '../profiles/useBody.ts';
import { useMe } from '../session/session.tsx';

/** The customer's own measurements, with a button to ask about each. */
export default function OwnMeasurements() {
  const { id } = useMe();
  const ask = (measurement: Measurement, label: string, words: string) => (
    <AskButton
      customerId={id}
      subject={{
        kind: 'measurement',
        id: measurement.id,
        date: measurement.date,
        label,
        figure: measurement.value === null ? null : quantity(measurement.value, measurement.unit),
      }}
      name={words}
    />
  );
  return <Measurements customerId={id} body={useBody(id)} ask={ask} />;
}
