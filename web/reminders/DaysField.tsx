import { useId } from 'react';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import { DAY_NAMES, WEEKDAYS } from '#domain/reminders/reminderWords.ts';
import { Button } from '../ui/Button.tsx';
import { Unseen } from '../ui/Unseen.tsx';
import classes from './ReminderFields.module.css';
import { toggled } from './reminderValues.ts';

const SHORTCUTS = [
  { words: 'Every day', weekdays: EVERY_DAY },
  { words: 'Weekdays', weekdays: WEEKDAYS },
];

type Props = {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
};

/** The days of the week: each on or off, or the usual ones at once. */
export function DaysField({ value, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className={classes.field} aria-describedby={error && id}>
      <legend className={classes.label}>Days</legend>
      <div className={classes.week}>
        <div className={classes.days} data-to-mend={error ? true : undefined}>
          {DAY_NAMES.map((name, index) => (
            <button
              key={name}
              type="button"
              className={classes.day}
              aria-pressed={value.includes(index + 1)}
              onClick={() => onChange(toggled(value, index + 1))}
            >
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <Unseen>{name}</Unseen>
            </button>
          ))}
        </div>
      </div>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.shortcuts}>
        {SHORTCUTS.map(({ words, weekdays }) => (
          <Button
            key={words}
            variant="subtle"
            size="compact-md"
            onClick={() => onChange([...weekdays])}
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
