import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Button } from './Button.tsx';
import type { CalendarProps } from './Calendar.tsx';
import classes from './DayField.module.css';
import { loadCalendar } from './loadCalendar.ts';

let Calendar = lazy(loadCalendar);

/** The calendar, once its file is there. Where it cannot be fetched, the day can still be typed. */
export class LateCalendar extends Component<CalendarProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // One that failed stays so: the next try needs another.
    Calendar = lazy(loadCalendar);
  }

  override render(): ReactNode {
    if (!this.state.failed)
      return (
        <Suspense>
          <Calendar {...this.props} />
        </Suspense>
      );
    return (
      <div role="alert" className={classes.failed}>
        The calendar could not be loaded. You can type the day as YYYY-MM-DD.{' '}
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={() => this.setState({ failed: false })}
        >
          Try again
        </Button>
      </div>
    );
  }
}
