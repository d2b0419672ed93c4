import { IconChecklist, IconDroplet, IconSalad, type TablerIcon } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { weekdaysOfReader } from '#domain/language/language.ts';
import {
  EVERY_DAY,
  REMINDER_SUBJECTS,
  type ReminderSubject,
  WEEKDAYS,
} from '#domain/reminders/reminder.ts';
import { say as ofReminders } from '#domain/reminders/words.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Field, FormNotes } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { PageActions } from '../kit/Page.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './ReminderForm.module.css';
import { toggled } from './reminderValues.ts';
import type { ReminderFormState as Form } from './useReminderForm.ts';
import { say } from './words.ts';

type Props = {
  form: Form;
  /** The name of the reminder being changed; null for a new one. */
  name: string | null;
  onCancel: () => void;
};

/** The form of one reminder: in its place in the list, or above the list for a new one. */
export function ReminderForm({ form, name, onCancel }: Props) {
  const { draft, errors, busy, failure, change } = form;
  const title = useId();
  const content = useFormFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  if (!draft) return null;
  return (
    <form
      ref={content}
      className={classes.form}
      aria-labelledby={title}
      aria-busy={busy}
      noValidate
      onSubmit={submit}
    >
      <h2 id={title} className="below-4 text-17">
        {name === null ? say.newReminder : ofKit.editNamed(name)}
      </h2>
      <SubjectField value={draft.values.subject} onChange={(subject) => change({ subject })} />
      <Field
        type="time"
        label={ofKit.time}
        className={classes.time}
        value={draft.values.time}
        error={errors.time}
        required
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
      <DaysField
        value={draft.values.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        error={errors.weekdays}
      />
      <PageActions>
        <div className="grow grid gap-2">
          {failure && <Failure {...failure} />}
          <FormNotes notes={notesOf(form)} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => busy || onCancel()}>
              {ofKit.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {ofKit.save}
            </Button>
          </div>
        </div>
      </PageActions>
    </form>
  );
}

/** Sentences about the state of the form; usually none. */
function notesOf(form: Form): string[] {
  const notes = [
    form.isRestored && ofKit.notSavedYet,
    form.refusedEdits > 0 && say.saveFirst,
    form.isDeleted && say.deletedHere,
    form.isOutdated && say.outdated,
    !form.isKept && ofKit.cannotKeepDrafts,
  ];
  return notes.filter((note) => note !== false);
}

/** Focuses the first field of a form opened by a press; after a refusal, the first bad one. */
function useFormFocus(form: Form) {
  const { byPress, refusedEdits } = form;
  const content = useRef<HTMLFormElement>(null);
  const openedByPress = useRef(byPress);
  useErrorFocus(content, form);

  useEffect(() => {
    if (openedByPress.current || refusedEdits > 0)
      content.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [refusedEdits]);
  return content;
}

const icons: Readonly<Record<ReminderSubject, TablerIcon>> = {
  day: IconChecklist,
  plan: IconSalad,
  water: IconDroplet,
};

type SubjectProps = { value: ReminderSubject; onChange: (subject: ReminderSubject) => void };

function SubjectField({ value, onChange }: SubjectProps) {
  const id = useId();
  return (
    <div className="below-4">
      <span id={id} className="block below-1 weight-500">
        {say.about}
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
                {ofReminders.subjects[subject]}
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
  { words: ofReminders.everyDay, weekdays: EVERY_DAY },
  { words: ofReminders.weekdays, weekdays: WEEKDAYS },
];

type DaysProps = {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
};

/** The days of the week: each on or off, or a usual set at once. */
function DaysField({ value, onChange, error }: DaysProps) {
  const id = useId();
  return (
    <div className="below-4">
      <span id={id} className="block below-1 weight-500">
        {ofKit.days}
      </span>
      <div className={classes.week} data-to-mend={error ? true : undefined}>
        <ToggleGroup
          look="cards"
          labelledBy={id}
          describedBy={error && `${id}-error`}
          className={classes.days}
          choices={weekdaysOfReader().flatMap((value) => {
            const { name, short: face } = ofReminders.days[value - 1] ?? {};
            return name && face ? { value, name, face } : [];
          })}
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
