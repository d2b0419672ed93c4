import { Skeleton } from '@mantine/core';
import classes from './HomeScreen.module.css';

/** The shape of today and of the week while they are on their way. */
export function HomeSkeleton() {
  return (
    <div className={classes.columns} aria-busy="true" role="status" aria-label="Loading">
      <Skeleton height={620} radius="lg" />
      <div>
        <Skeleton height={26} width="60%" mb={8} />
        <Skeleton height={20} width="45%" mb={14} />
        <Skeleton height={345} radius="lg" />
      </div>
    </div>
  );
}
