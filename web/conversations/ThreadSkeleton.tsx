import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './Thread.module.css';

/** Placeholders for messages from both sides. */
export const ThreadSkeleton = () => (
  <div className={classes.thread} role="status" aria-busy="true" aria-label="Loading">
    {['60%', '45%', '70%'].map((width, nth) => (
      <div key={width} className={classes.bone} data-own={nth === 1}>
        <Skeleton height={72} width={width} radius="lg" />
      </div>
    ))}
  </div>
);
