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

/** Fetches the calendar's code ahead of use; the first render does not need it. */
export function useCalendarAhead(): void {
  useEffect(() => void atRest(() => prefetch(load)), []);
}

/**
 * The calendar, at once if its code is loaded. Not lazy(): that would always show the placeholder first, and would
 * cache a failed import, so that after one offline attempt the calendar would never load.
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
