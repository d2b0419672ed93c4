import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './Trends.module.css';

/** A part that another noun adds under the charts; its code may still be loading. */
export function TrendsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <Suspense fallback={<Skeleton height={104} radius="lg" />}>{children}</Suspense>
    </div>
  );
}
