import { IconBell, IconPlus } from '@tabler/icons-react';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import { StayingButton } from '../kit/Button.tsx';
import { EmptyState, Failure } from '../kit/Notice.tsx';
import classes from './NoReminders.module.css';
import type { ReminderValues } from './reminderValues.ts';
import type { ReminderForm } from './useReminderForm.ts';

const weekdays = [...EVERY_DAY];

/** The reminders most people start with, each added in one press. */
const SUGGESTIONS: readonly { readonly words: string; readonly values: ReminderValues }[] = [
  {
    words: 'Every evening at 20:00, log your day',
    values: { subject: 'day', time: '20:00', weekdays },
  },
  {
    words: 'Every morning at 07:30, look at today’s plan',
    values: { subject: 'plan', time: '07:30', weekdays },
  },
];

export function NoReminders({ form: { busy, failure, addSuggested } }: { form: ReminderForm }) {
  return (
    <EmptyState
      icon={IconBell}
      title="No reminders yet"
      action={
        <div className={classes.suggestions}>
          {SUGGESTIONS.map(({ words, values }) => (
            <StayingButton
              key={words}
              className={classes.suggestion}
              disabled={busy}
              data-loading={busy || undefined}
              onClick={() => addSuggested(values)}
            >
              <IconPlus size={18} stroke={1.5} aria-hidden className={classes.plus} />
              {words}
            </StayingButton>
          ))}
          {failure && <Failure {...failure} />}
        </div>
      }
    >
      A small nudge helps on busy days. Begin with one of these, or choose your own time.
    </EmptyState>
  );
}
