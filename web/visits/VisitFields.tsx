import { type FormEvent, useEffect, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { NEXT_STEP_MAX } from '#domain/visits/visit.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { useVisitForm } from './useVisitForm.ts';
import classes from './Visits.module.css';
import { SAVE_FAILED } from './words.ts';

type Props = {
  customerId: string;
  today: Day;
  /** The visit to change; null for a new one. */
  saved: Visit | null;
  /** Called with the id of the visit that was still written in when it was saved; null: the form is done. */
  onClose: (leftIn: string | null) => void;
};

/** The fields of one visit, with Save Visit and Cancel. */
export function VisitFields({ customerId, today, saved, onClose }: Props) {
  const form = useVisitForm({ customerId, today, saved, onStored: onClose });
  const { values, errors, busy, set } = form;
  const content = useRef<HTMLFormElement>(null);
  useErrorFocus(content, form);
  useEffect(() => {
    const before = document.activeElement;
    content.current?.querySelector('textarea')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    form.save();
  };
  const cancel = () => {
    form.drop();
    onClose(null);
  };
  return (
    <form
      ref={content}
      noValidate
      className={classes.form}
      aria-label={saved ? 'Edit visit' : 'New visit'}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <DraftNotice draft={form} outdated="Somebody else saved this visit meanwhile." />
      <DayField
        label="Date of the visit"
        value={values.date}
        error={errors.date}
        required
        onChange={(date) => set('date', date)}
      />
      <LongField
        label="What was talked about"
        value={values.text}
        error={errors.text}
        required
        onChange={(event) => set('text', event.currentTarget.value)}
      />
      <Field
        label="Next step"
        value={values.nextStep}
        error={errors.nextStep}
        maxLength={NEXT_STEP_MAX}
        autoComplete="off"
        onChange={(event) => set('nextStep', event.currentTarget.value)}
      />
      {form.failureMessage && <Failure message={SAVE_FAILED} reason={form.failureMessage} />}
      <div className="buttons" data-at-end>
        <Button variant="default" onClick={() => busy || cancel()}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={form.isOutdated}>
          Save Visit
        </Button>
      </div>
    </form>
  );
}
