import { Suspense } from 'react';
import type { Day } from '#domain/day.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import type { MealAside } from '../progress/MealList.tsx';
import { ProgressDay, prefetchDay } from '../progress/ProgressDay.tsx';
import { useMe } from '../session/session.tsx';
import { AskDay, AskMeal } from './AskLater.tsx';
import classes from './ProgressScreen.module.css';

const OwnTrends = lazyPlace(() => import('./OwnTrends.tsx'));

const TRENDS_PX = 640;

const TABS = [
  { name: 'day', face: 'Day' },
  { name: 'trends', face: 'Trends' },
] as const;

/** Prefetches the screen's first data. */
export const prefetchData = prefetchDay;

/** My Progress: a day to log, and the trends. */
export default function ProgressScreen() {
  const [params, setParams] = useSearchParams();
  const { id } = useMe();
  const askMeal =
    (date: Day): MealAside =>
    (dish) => <AskMeal customerId={id} date={date} dish={dish} />;
  const open = params.get('tab') === 'trends' ? 'trends' : 'day';
  return (
    <Page
      title="My Progress"
      actionsLast
      beside={
        <div className={classes.tabs}>
          <Tabs
            label="What to see"
            tabs={TABS}
            open={open}
            onOpen={(next) => setParams(next === 'day' ? {} : { tab: next }, { replace: true })}
          />
        </div>
      }
    >
      {open === 'day' ? (
        <ProgressDay
          mealAside={askMeal}
          dayAside={(date) => <AskDay customerId={id} date={date} />}
        />
      ) : (
        <Suspense fallback={<Skeleton height={TRENDS_PX} radius="lg" aria-busy="true" />}>
          <h2 className="plain">
            <VisuallyHidden>Trends</VisuallyHidden>
          </h2>
          <OwnTrends />
        </Suspense>
      )}
    </Page>
  );
}
