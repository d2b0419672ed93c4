import { IconChecklist, IconDroplet, IconSalad, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import {
  DAY_NAMES,
  EVERY_DAY,
  REMINDER_SUBJECTS,
  type ReminderSubject,
  SUBJECT_WORDS,
  WEEKDAYS,
} from '#domain/reminders/reminder.ts';
import { Button } from '../kit/Button.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
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
  const id = useId();
  return (
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        About
      </span>
      <ToggleGroup
        look="cards"
        labelledBy={id}
        className={classes.subjects}
        choices={REMINDER_SUBJECTS.map((subject) => {
          const Icon = icons[subject];
          return {
            value: subject,
            face: (
              <>
                <Icon size={22} stroke={1.5} aria-hidden />
                {SUBJECT_WORDS[subject]}
              </>
            ),
          };
        })}
        chosen={value}
        onChoose={onChange}
      />
    </div>
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
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        Days
      </span>
      <div className={classes.week} data-to-mend={error ? true : undefined}>
        <ToggleGroup
          look="cards"
          labelledBy={id}
          describedBy={error && `${id}-error`}
          className={classes.days}
          choices={DAY_NAMES.map((name, index) => ({
            value: index + 1,
            name,
            face: name.slice(0, 3),
          }))}
          chosen={value}
          onChoose={(day) => onChange(toggled(value, day))}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
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
    </div>
  );
}
