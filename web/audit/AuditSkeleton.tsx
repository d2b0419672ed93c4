import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './AuditList.module.css';

const ROWS = [0, 1, 2, 3, 4];

export function AuditSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className={classes.entry}>
          <Skeleton height={16} width="60%" />
          <Skeleton height={14} width="30%" />
        </div>
      ))}
    </div>
  );
}
