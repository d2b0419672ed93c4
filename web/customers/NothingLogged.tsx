import type { TrackedDay } from '#domain/progress/progress.ts';
import classes from './NothingLogged.module.css';

/** A day without a record, kindly: people forget, and today is not over. */
export function NothingLogged({ day }: { day: TrackedDay }) {
  return (
    <p className={classes.nothing}>
      {day.date === day.today
        ? 'Nothing logged yet. Their day is not over; what they submit appears here at once.'
        : 'Nothing was logged on this day. It happens: perhaps ask how it went.'}
      {!day.planned && ' No plan covers it either.'}
    </p>
  );
}
