import { type ComponentProps, Suspense } from 'react';
import { atRest } from '../../ui/atRest.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { MealMore as More } from './MealMore.tsx';
import classes from './MealMoreLater.module.css';

const LateMore = lazyPart(() =>
  atRest(async () => ({ default: (await import('./MealMore.tsx')).MealMore })),
);

/** What a meal can be but eaten as planned; its code is fetched once the rows are there. */
export const MealMore = (props: ComponentProps<typeof More>) => (
  <Suspense fallback={<span className={classes.room} aria-hidden />}>
    <LateMore {...props} />
  </Suspense>
);
