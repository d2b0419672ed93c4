import { type ComponentProps, useEffect, useState } from 'react';
import { prefetch } from '../api/prefetch.ts';
import { atRest } from './atRest.ts';
import type { Calendar as CalendarPart } from './Calendar.tsx';
import classes from './DayField.module.css';

let arrived: typeof CalendarPart | null = null;

const load = async () => {
  arrived = (await import('./Calendar.tsx')).Calendar;
  return arrived;
};

/** Fetches the calendar's code ahead, which no first look needs. */
export function useCalendarAhead(): void {
  useEffect(() => void atRest(() => prefetch(load)), []);
}

/**
 * The calendar, at once where its code is there. Not lazy(): that would show its room first in any case,
 * and keep a failure, so that without a connection once there would be no calendar any more.
 */
export function LateCalendar(props: ComponentProps<typeof CalendarPart>) {
  const [Calendar, setCalendar] = useState(() => arrived);
  useEffect(() => {
    if (!Calendar)
      load().then(
        (now) => setCalendar(() => now),
        () => undefined,
      );
  }, [Calendar]);
  return Calendar ? <Calendar {...props} /> : <div className={classes.room} />;
}
