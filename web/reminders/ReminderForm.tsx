import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import { Button } from '../kit/Button.tsx';
import { Field, FormNotes } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { PageActions } from '../kit/Page.tsx';
import { DaysField, SubjectField } from './ReminderFields.tsx';
import classes from './ReminderForm.module.css';
import type { ReminderForm as Form } from './useReminderForm.ts';

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
    <form ref={content} aria-labelledby={title} noValidate onSubmit={submit}>
      <h2 id={title} className={classes.title}>
        {name === null ? 'New reminder' : `Edit “${name}”`}
      </h2>
      <SubjectField value={draft.values.subject} onChange={(subject) => change({ subject })} />
      <Field
        type="time"
        label="Time"
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
        <div className={classes.foot}>
          {failure && <Failure {...failure} />}
          <FormNotes notes={notesOf(form)} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => busy || onCancel()}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
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
    form.isRestored && 'Not saved yet. Everything is as you left it.',
    form.refusedEdits > 0 && 'Save this one first, or cancel it.',
    form.isDeleted && 'This reminder was deleted meanwhile. Save makes it anew.',
    form.isOutdated && 'This reminder was changed meanwhile. Only what you change here is saved.',
    !form.isKept && 'This browser keeps nothing: save before you leave this page.',
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
