import classes from './Page.module.css';
import { Skeleton } from './Skeleton.tsx';

/** The outline of a page while its screen is loading. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <div className={classes.head}>
        <Skeleton width={180} height={28} />
      </div>
      <div className="stack">
        <Skeleton height={72} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </div>
    </div>
  );
}
