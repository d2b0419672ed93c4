import { type ComponentProps, Suspense } from 'react';
import { atRest } from '../../ui/atRest.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { MealMore as Part } from './MealMore.tsx';
import classes from './MealMoreLater.module.css';

const LatePart = lazyPart(() =>
  atRest(async () => ({ default: (await import('./MealMore.tsx')).MealMore })),
);

/** What a meal can be but eaten as planned; its code is fetched once the rows are there. */
export const MealMore = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={<span className={classes.room} aria-hidden />}>
    <LatePart {...props} />
  </Suspense>
);
