import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { GoneMeals as Part } from './GoneMeals.tsx';

const GoneMeals = lazyPart(async () => ({ default: (await import('./GoneMeals.tsx')).GoneMeals }));

/** The meals that were removed from a day, and so are in no list of its meals; most of the time none. */
export function NoLongerPlanned({ cells, timings }: ComponentProps<typeof Part>) {
  const gone = cells.filter(({ after }) => after === '');
  if (gone.length === 0) return null;
  return (
    <Suspense>
      <GoneMeals cells={gone} timings={timings} />
    </Suspense>
  );
}
