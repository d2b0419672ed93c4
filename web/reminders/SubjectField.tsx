import { IconChecklist, IconDroplet, IconSalad, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import {
  REMINDER_SUBJECTS,
  type ReminderSubject,
  SUBJECT_WORDS,
} from '#domain/reminders/reminderWords.ts';
import classes from './ReminderFields.module.css';

const icons: Readonly<Record<ReminderSubject, TablerIcon>> = {
  day: IconChecklist,
  plan: IconSalad,
  water: IconDroplet,
};

type Props = { value: ReminderSubject; onChange: (subject: ReminderSubject) => void };

/** What one is reminded of: one of three. */
export function SubjectField({ value, onChange }: Props) {
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
