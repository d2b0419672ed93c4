import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, type SyntheticEvent, useId, useState } from 'react';
import type { Day } from '#domain/day.ts';
import classes from './DayField.module.css';
import { dayTyped } from './dayTyped.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'min' | 'max'> & {
  label: string;
  /** What was typed: a day, nothing, or (while typing) a part of one. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  error?: string | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** A day, typed as YYYY-MM-DD (or its eight digits) or picked. The calendar is loaded when it is first opened. */
export function DayField({ label, value, onChange, error, min, max, className, ...rest }: Props) {
  const [opened, setOpened] = useState(false);
  const labelId = useId();
  const pick = (day: Day) => {
    onChange(day);
    setOpened(false);
  };
  // The calendar closes on a press outside of it; its own button must not count as that, or the
  // press closes it and the click opens it again.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <TextInput
        {...rest}
        label={label}
        labelProps={{ id: labelId }}
        value={value}
        onChange={(event) => onChange(dayTyped(event.currentTarget.value, value))}
        error={error}
        placeholder="YYYY-MM-DD"
        inputMode="numeric"
        autoComplete="off"
        classNames={{ input: classes.input ?? '' }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Open calendar"
            aria-describedby={labelId}
            aria-expanded={opened}
            disabled={rest.disabled === true || rest.readOnly === true}
            onMouseDown={keep}
            onTouchStart={keep}
            onClick={() => setOpened((was) => !was)}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <Suspense>
          <Calendar
            value={value}
            label={label}
            onPick={pick}
            onClose={() => setOpened(false)}
            min={min}
            max={max}
          />
        </Suspense>
      )}
    </div>
  );
}
