import { Skeleton } from '@mantine/core';
import body from './DayBody.module.css';

/** The shape of a day while it is on its way. */
export function DaySkeleton() {
  return (
    <div className={body.frame} aria-busy="true" role="status" aria-label="Loading">
      <div className={body.body}>
        <div className={body.meals}>
          <Skeleton height={102} radius="lg" />
          <Skeleton height={7 * 73} radius="lg" />
        </div>
        <Skeleton height={590} radius="lg" />
      </div>
    </div>
  );
}
