import { IconChecklist, IconDroplet, IconSalad, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import {
  DAY_NAMES,
  REMINDER_SUBJECTS,
  type ReminderSubject,
  SUBJECT_WORDS,
  WEEKDAYS,
} from '#domain/reminders/reminderWords.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './ReminderFields.module.css';
import { toggled } from './reminderValues.ts';

const icons: Readonly<Record<ReminderSubject, TablerIcon>> = {
  day: IconChecklist,
  plan: IconSalad,
  water: IconDroplet,
};

type SubjectProps = { value: ReminderSubject; onChange: (subject: ReminderSubject) => void };

/** The subject of the reminder: one of three. */
export function SubjectField({ value, onChange }: SubjectProps) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>About</legend>
      <div className={classes.subjects}>
        {REMINDER_SUBJECTS.map((subject) => {
          const Icon = icons[subject];
          return (
            <label key={subject} className={classes.subject}>
              <input
                type="radio"
                name={name}
                className={classes.radio}
                checked={subject === value}
                onChange={() => onChange(subject)}
              />
              <Icon size={22} stroke={1.5} aria-hidden />
              {SUBJECT_WORDS[subject]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const SHORTCUTS = [
  { words: 'Every day', weekdays: EVERY_DAY },
  { words: 'Weekdays', weekdays: WEEKDAYS },
];

type DaysProps = {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
};

/** The days of the week: each on or off, or a usual set at once. */
export function DaysField({ value, onChange, error }: DaysProps) {
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
              <VisuallyHidden>{name}</VisuallyHidden>
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
