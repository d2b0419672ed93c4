import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import type { Day } from '#domain/day.ts';
import { IconButton } from './Button.tsx';
import classes from './DayField.module.css';
import { dayTyped } from './dayTyped.ts';
import { Field, type FieldProps } from './Field.tsx';
import { LateCalendar, useCalendarAhead } from './LateCalendar.tsx';
import { Popover } from './Popover.tsx';

type Props = Omit<FieldProps, 'value' | 'onChange' | 'min' | 'max' | 'end'> & {
  label: string;
  /** The typed text: a day, nothing, or (while typing) a part of a day. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** A day, typed as YYYY-MM-DD (or its eight digits) or picked from a calendar. */
export function DayField({ label, value, onChange, min, max, className, ...rest }: Props) {
  const made = useId();
  const id = rest.id ?? made;
  useCalendarAhead();
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <Field
        {...rest}
        id={id}
        label={label}
        value={value}
        onChange={(event) => onChange(dayTyped(event.currentTarget.value, value))}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        autoComplete="off"
        end={
          <IconButton
            aria-label="Open calendar"
            aria-describedby={`${id}-label`}
            aria-haspopup="dialog"
            popoverTarget={`${id}-calendar`}
            disabled={rest.disabled === true || rest.readOnly === true}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </IconButton>
        }
      />
      <Popover
        id={`${id}-calendar`}
        role="dialog"
        aria-label={`Calendar, ${label}`}
        atEnd
        className={classes.panel ?? ''}
      >
        {(close) => (
          <LateCalendar
            value={value}
            min={min}
            max={max}
            onPick={(day) => {
              close();
              onChange(day);
            }}
          />
        )}
      </Popover>
    </div>
  );
}
