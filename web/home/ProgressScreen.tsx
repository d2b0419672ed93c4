import { lazy, Suspense } from 'react';
import { ProgressDay } from '../progress/ProgressDay.tsx';
import { useMe } from '../session/session.tsx';
import { TrendsSkeleton } from '../trends/TrendsSkeleton.tsx';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import classes from './ProgressScreen.module.css';

export { prefetchData } from '../progress/ProgressDay.tsx';

const Trends = lazy(() => import('../trends/Trends.tsx'));

const TABS = [
  { name: 'day', face: 'Day' },
  { name: 'trends', face: 'Trends' },
] as const;

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
          <Trends customerId={id} name={name} />
        </Suspense>
      )}
    </Page>
  );
}
