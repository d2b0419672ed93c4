import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../kit/lazy.tsx';
import type { GoneMeals as Part } from './GoneMeals.tsx';

const GoneMeals = lazyPart(async () => ({ default: (await import('./GoneMeals.tsx')).GoneMeals }));

/** The meals removed from a day, which no list of its meals contains; usually none. */
export function NoLongerPlanned({ cells, timings }: ComponentProps<typeof Part>) {
  const gone = cells.filter(({ after }) => after === '');
  if (gone.length === 0) return null;
  return (
    <Suspense>
      <GoneMeals cells={gone} timings={timings} />
    </Suspense>
  );
}
