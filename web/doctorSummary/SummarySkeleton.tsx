import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './DoctorSummary.module.css';

const PARTS = [96, 120, 90, 60, 220];

/** The placeholder of the page while it loads. */
export function SummarySkeleton() {
  return (
    <div className={classes.sheet} role="status" aria-busy="true" aria-label="Loading">
      <Skeleton width="60%" height={28} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} mt="md" />
      ))}
    </div>
  );
}
