import { type ComponentProps, Suspense } from 'react';
import type { AskDay as DayButton } from '../conversations/AskDay.tsx';
import type { AskMeal as MealButton } from '../conversations/AskMeal.tsx';
import { atRest } from '../ui/atRest.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import classes from './AskLater.module.css';

const MealPart = lazyPart(() =>
  atRest(async () => ({ default: (await import('../conversations/AskMeal.tsx')).AskMeal })),
);
const DayPart = lazyPart(() =>
  atRest(async () => ({ default: (await import('../conversations/AskDay.tsx')).AskDay })),
);

/** The room of the button, while its code is on its way. */
const room = <span className={classes.room} aria-hidden />;

export const AskMeal = (props: ComponentProps<typeof MealButton>) => (
  <Suspense fallback={room}>
    <MealPart {...props} />
  </Suspense>
);

export const AskDay = (props: ComponentProps<typeof DayButton>) => (
  <Suspense fallback={room}>
    <DayPart {...props} />
  </Suspense>
);
