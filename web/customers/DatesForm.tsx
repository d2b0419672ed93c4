import type { ReactNode } from 'react';
import { isDay } from '#domain/day.ts';
import { DayField } from '../kit/DayField.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './PeriodCard.module.css';
import type { TypedDates } from './typedDates.ts';
import type { usePeriodChange } from './usePeriodChange.ts';

/** The props that both coaching period forms share: the dates, and the callbacks that change them. */
export type DatesFormProps = {
  dates: TypedDates;
  onChange: (dates: TypedDates) => void;
  period: ReturnType<typeof usePeriodChange>;
};

type Props = DatesFormProps & {
  title: string;
  /** Shown under the title. */
  hint?: ReactNode;
  /** The transition that submitting runs. */
  does: 'dates' | 'renew';
  autoFocus?: boolean;
  onEscape?: () => void;
  buttons: ReactNode;
  /** Shown between the dates and the buttons. */
  children?: ReactNode;
};

/** A form with the two dates of a period, each with its error. */
export function DatesForm(props: Props) {
  const {
    title,
    hint,
    does,
    dates,
    onChange,
    period,
    autoFocus = false,
    buttons,
    children,
  } = props;
  const { trouble } = period;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        period.run(does, dates);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !period.running) props.onEscape?.();
      }}
    >
      <div>
        <h3 className={classes.title}>{title}</h3>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.dates}>
        <DayField
          label="Start Date"
          value={dates.startDate}
          onChange={(startDate) => onChange({ ...dates, startDate })}
          error={trouble.startDate}
          // Announced when it appears: the focus is on the button, or already in the field.
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
      {children}
      {trouble.whole && <Failure message={trouble.whole} />}
      <div className={classes.actions}>{buttons}</div>
    </form>
  );
}
