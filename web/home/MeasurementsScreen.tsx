import type { Me } from '#domain/accounts/meSchema.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { AskButton } from '../conversations/AskButton.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { kindsQuery, measurementsQuery } from '../measurements/api.ts';
import Measurements from '../measurements/Measurements.tsx';
import { useBody } from '../profiles/api.ts';
import { useMe } from '../session/session.ts';

export const prefetchData = ({ id }: Me) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(measurementsQuery(id, 'weight')),
    queryClient.prefetchQuery(kindsQuery),
  ]);

/** `/customer/measurements`: the customer's own measurements. */
export default function MeasurementsScreen() {
  return (
    <Page title={ofKit.measurements} narrow>
      <OwnMeasurements />
    </Page>
  );
}

export function OwnMeasurements() {
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
