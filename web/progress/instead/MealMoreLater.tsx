import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../kit/lazy.tsx';
import { atRest } from '../../kit/time.ts';
import type { MealMore as More } from './MealMore.tsx';
import classes from './MealMoreLater.module.css';

const LateMore = lazyPart(() =>
  atRest(async () => ({ default: (await import('./MealMore.tsx')).MealMore })),
);

/** Other outcomes of a meal than eaten as planned; the code is fetched after the rows. */
export const MealMore = (props: ComponentProps<typeof More>) => (
  <Suspense fallback={<span className={classes.room} data-coming aria-hidden />}>
    <LateMore {...props} />
  </Suspense>
);
