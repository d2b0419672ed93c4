import { IconCalendar } from '@tabler/icons-react';
import { type SyntheticEvent, useId, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { prefetch } from '../prefetch.ts';
import classes from './DayField.module.css';
import { dayTyped } from './dayTyped.ts';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { LateCalendar } from './LateCalendar.tsx';
import { loadCalendar } from './loadCalendar.ts';

const fetchAhead = () => void prefetch(loadCalendar);

type Props = Omit<FieldProps, 'value' | 'onChange' | 'min' | 'max' | 'end'> & {
  label: string;
  /** What was typed: a day, nothing, or (while typing) a part of one. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** A day, typed as YYYY-MM-DD (or its eight digits) or picked. The calendar is loaded at rest, or as one comes near. */
export function DayField({ label, value, onChange, min, max, className, ...rest }: Props) {
  const [opened, setOpened] = useState(false);
  const made = useId();
  const id = rest.id ?? made;
  const pick = (day: Day) => {
    onChange(day);
    setOpened(false);
  };
  // The calendar closes on a press outside of it; its own button must not count as that, or the
  // press closes it and the click opens it again.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <Field
        {...rest}
        id={id}
        label={label}
        value={value}
        onChange={(event) => {
          setOpened(false);
          onChange(dayTyped(event.currentTarget.value, value));
        }}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        autoComplete="off"
        end={
          <IconButton
            aria-label="Open calendar"
            aria-describedby={`${id}-label`}
            aria-expanded={opened}
            disabled={rest.disabled === true || rest.readOnly === true}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onMouseDown={keep}
            onTouchStart={keep}
            onClick={() => setOpened((was) => !was)}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </IconButton>
        }
      />
      {opened && (
        <LateCalendar
          value={value}
          label={label}
          onPick={pick}
          onClose={() => setOpened(false)}
          min={min}
          max={max}
        />
      )}
    </div>
  );
}
