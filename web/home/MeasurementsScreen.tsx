import type { Me } from '#domain/accounts/meSchema.ts';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.ts';
import { kindsQuery, measurementsQuery } from '../measurements/api.ts';
import OwnMeasurements from './OwnMeasurements.tsx';

/** Prefetches the screen's data. */
export const prefetchData = ({ id }: Me) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(measurementsQuery(id, 'weight')),
    queryClient.prefetchQuery(kindsQuery),
  ]);

/** `/customer/measurements`: the customer's own measurements. */
export default function MeasurementsScreen() {
  return (
    <Page title="Measurements" narrow>
      <OwnMeasurements />
    </Page>
  );
}
