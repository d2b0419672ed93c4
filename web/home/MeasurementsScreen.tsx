import type { Me } from '#domain/accounts/accountSchema.ts';
import { queryClient } from '../live/queryClient.ts';
import { kindsQuery, measurementsQuery } from '../measurements/api.ts';
import Measurements from '../measurements/Measurements.tsx';
import { useBody } from '../profiles/useBody.ts';
import { useMe } from '../session/session.tsx';
import { Page } from '../ui/Page.tsx';

/** What the screen shows, before it is opened. */
export const prefetchData = ({ id }: Me) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(measurementsQuery(id, 'weight')),
    queryClient.prefetchQuery(kindsQuery),
  ]);

/** `/customer/measurements`: what was measured of oneself. */
export default function MeasurementsScreen() {
  const me = useMe();
  return (
    <Page title="Measurements" narrow>
      <Measurements customerId={me.id} body={useBody(me.id)} />
    </Page>
  );
}
