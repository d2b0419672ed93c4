import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './Reminders.module.css';

const SUBJECTS = [150, 120, 170];

/** The skeleton of the list while it is loading. */
export function RemindersSkeleton() {
  return (
    <div className={classes.list} aria-busy="true" role="status" aria-label="Loading">
      {SUBJECTS.map((width) => (
        <div key={width} className={classes.row}>
          <div className={classes.time}>
            <Skeleton width={68} height={26} my={5} />
          </div>
          <div className={classes.words}>
            <Skeleton width={width} height={14} mt={4} />
            <Skeleton width="70%" height={12} mt={10} />
          </div>
          <div className={classes.switch}>
            <Skeleton width={44} height={26} radius="lg" />
          </div>
        </div>
      ))}
    </div>
  );
}
