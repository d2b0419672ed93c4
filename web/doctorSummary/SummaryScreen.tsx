import { Suspense } from 'react';
import { useParams } from '../kit/address.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useMe } from '../session/session.ts';
import { say as ofTrends } from '../trends/words.ts';

// Loaded lazily, because the files that this one imports are listed in the first load of every screen.
const DoctorSummary = lazyPlace(() => import('./DoctorSummary.tsx'));

/** `/customer/doctor-summary`, and for dieticians `/client/customers/:uid/doctor-summary`. */
export default function SummaryScreen() {
  const { uid } = useParams();
  const me = useMe();
  const customerId = uid ?? me.id;
  const back = uid ? `/client/customers/${encodeURIComponent(uid)}` : '/customer/myprogress';
  return (
    <Page title={ofTrends.forDoctor} narrow actionsLast>
      <Suspense fallback={<Skeleton height={600} radius="lg" />}>
        <DoctorSummary key={customerId} customerId={customerId} back={`${back}?tab=trends`} />
      </Suspense>
    </Page>
  );
}
