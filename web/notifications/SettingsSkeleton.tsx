import { Skeleton } from '../ui/Skeleton.tsx';
import classes from './Settings.module.css';

/** The outline of the first two cards. */
export const SettingsSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="Loading" className={classes.cards}>
    <div className={classes.card}>
      <Skeleton height={20} width={160} />
      <Skeleton height={96} />
    </div>
    <div className={classes.card}>
      <Skeleton height={20} width={160} />
      <Skeleton height={420} />
    </div>
  </div>
);
