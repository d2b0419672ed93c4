import classes from './LoadingScreen.module.css';
import { Mark } from './Mark.tsx';

/** Shown until it is known who is signed in. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status" aria-label="Loading">
      <span className={classes.mark}>
        <Mark size={56} />
      </span>
    </div>
  );
}
