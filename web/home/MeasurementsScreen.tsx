import type { Me } from '#domain/accounts/accountSchema.ts';
import { queryClient } from '../live/queryClient.ts';
import { kindsQuery, measurementsQuery } from '../measurements/api.ts';
import { Page } from '../ui/Page.tsx';
import OwnMeasurements from './OwnMeasurements.tsx';

/** What the screen shows, before it is opened. */
export const prefetchData = ({ id }: Me) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(measurementsQuery(id, 'weight')),
    queryClient.prefetchQuery(kindsQuery),
  ]);

/** `/customer/measurements`: what was measured of oneself. */
export default function MeasurementsScreen() {
  return (
    <Page title="Measurements" narrow>
      <OwnMeasurements />
    </Page>
  );
}
