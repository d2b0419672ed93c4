import { isDay } from '#domain/day.ts';
import type { Errors } from '../draft/sending.ts';
import { DayField } from '../ui/DayField.tsx';
import classes from './PeriodDates.module.css';
import type { TypedDates } from './renewal.ts';

type Props = {
  dates: TypedDates;
  onChange: (dates: TypedDates) => void;
  trouble: Errors;
  autoFocus?: boolean;
};

/** The two dates of a period, each with what is wrong with it. */
export function PeriodDates({ dates, onChange, trouble, autoFocus = false }: Props) {
  return (
    <div className={classes.dates}>
      <DayField
        label="Start Date"
        value={dates.startDate}
        onChange={(startDate) => onChange({ ...dates, startDate })}
        error={trouble.startDate}
        // Read out as it appears: the focus is on the button, or already in the field.
        errorRole="alert"
        autoFocus={autoFocus}
      />
      <DayField
        label="End Date"
        value={dates.endDate}
        onChange={(endDate) => onChange({ ...dates, endDate })}
        error={trouble.endDate}
        errorRole="alert"
        min={isDay(dates.startDate) ? dates.startDate : undefined}
      />
    </div>
  );
}
