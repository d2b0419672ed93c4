import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './MessagesScreen.module.css';

const ROWS = [0, 1, 2, 3];

export function MessagesSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className={classes.waiting}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={14} width="80%" />
        </div>
      ))}
    </div>
  );
}
