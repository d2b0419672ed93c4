import { lazy, Suspense } from 'react';
import { useBody } from '../profiles/useBody.ts';
import { ProgressDay, prefetchDay } from '../progress/ProgressDay.tsx';
import { useMe } from '../session/session.tsx';
import { TrendsPart } from '../trends/TrendsPart.tsx';
import { TrendsSkeleton } from '../trends/TrendsSkeleton.tsx';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './ProgressScreen.module.css';

const Trends = lazy(() => import('../trends/Trends.tsx'));
const Goals = lazy(() => import('../goals/Goals.tsx'));
const Measurements = lazy(() => import('../measurements/Measurements.tsx'));

const TABS = [
  { name: 'day', face: 'Day' },
  { name: 'trends', face: 'Trends' },
] as const;

/** What the screen shows at first, before it is opened. */
export const prefetchData = prefetchDay;

/** My Progress: a day to log, and how the days went over time. */
export default function ProgressScreen() {
  const { id, name } = useMe();
  const [params, setParams] = useSearchParams();
  const open = params.get('tab') === 'trends' ? 'trends' : 'day';
  return (
    <Page title="My Progress" actionsLast>
      <div className={classes.tabs}>
        <Tabs
          label="What to see"
          tabs={TABS}
          open={open}
          onOpen={(next) => setParams(next === 'day' ? {} : { tab: next }, { replace: true })}
        />
      </div>
      {open === 'day' ? (
        <ProgressDay />
      ) : (
        <Suspense fallback={<TrendsSkeleton />}>
          <h2 className={classes.hidden}>
            <VisuallyHidden>Trends</VisuallyHidden>
          </h2>
          <OwnTrends id={id} name={name} />
        </Suspense>
      )}
    </Page>
  );
}

function OwnTrends({ id, name }: { id: string; name: string }) {
  const body = useBody(id);
  return (
    <Trends customerId={id} name={name}>
      <TrendsPart title="Goals">
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title="Measurements">
        <Measurements customerId={id} body={body} />
      </TrendsPart>
    </Trends>
  );
}
