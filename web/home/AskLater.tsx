import { type ComponentProps, Suspense } from 'react';
import type { AskDay as DayButton } from '../conversations/AskDay.tsx';
import type { AskMeal as MealButton } from '../conversations/AskMeal.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { atRest } from '../kit/time.ts';
import classes from './AskLater.module.css';

const LateMealButton = lazyPart(() =>
  atRest(async () => ({ default: (await import('../conversations/AskMeal.tsx')).AskMeal })),
);
const LateDayButton = lazyPart(() =>
  atRest(async () => ({ default: (await import('../conversations/AskDay.tsx')).AskDay })),
);

/** Reserves the button's space while its code loads. */
const room = <span className={classes.room} data-coming aria-hidden />;

export const AskMeal = (props: ComponentProps<typeof MealButton>) => (
  <Suspense fallback={room}>
    <LateMealButton {...props} />
  </Suspense>
);

export const AskDay = (props: ComponentProps<typeof DayButton>) => (
  <Suspense fallback={room}>
    <LateDayButton {...props} />
  </Suspense>
);
