import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { NEXT_STEP_MAX } from '#domain/visits/visit.ts';
import type { Visit, VisitInput } from '#domain/visits/visitSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { createOnce, newCreation } from '../draft/createOnce.ts';
import { useEdit } from '../draft/useEdit.ts';
import { checkWith, useErrorFocus, useSending } from '../draft/useSending.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { addVisit, refetchVisits, saveVisit, showStored } from './api.ts';
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
      <DraftNotice draft={form} outdated="Somebody else has saved this visit." />
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

const shape = object({ date: string, text: string, nextStep: string });
type Values = Shaped<typeof shape>;

const schema = async () => (await import('#domain/visits/visitSchema.ts')).visitInputSchema;

const isOvertaken = (failure: unknown) => failure instanceof ApiError && failure.status === 412;

type Setup = {
  readonly customerId: string;
  /** The customer's own date, with which a new visit begins. */
  readonly today: Day;
  /** The visit as the server has it now; null for a new one. */
  readonly saved: Visit | null;
  /** Words typed during the save are left in the form of the visit `leftIn`; null: none are. */
  readonly onStored: (leftIn: string | null) => void;
};

/** The form of a visit; typed text is kept in the browser until it is saved. */
function useVisitForm({ customerId, today, saved, onStored }: Setup) {
  const { id: writerId } = useMe();
  const key = visitKey(writerId, customerId, saved?.id);
  const valuesOf = (visit: Visit | null): Values => ({
    date: visit?.date ?? today,
    text: visit?.text ?? '',
    nextStep: visit?.nextStep ?? '',
  });
  const edit = useEdit({ key, shape, saved, valuesOf });
  const [creation] = useState(() => newCreation<VisitInput, Visit>());
  const sending = useSending<string | null>(key, {
    onStored(leftIn) {
      toastSuccess('Visit saved.');
      onStored(leftIn);
    },
    onRefused({ failure }) {
      // Once refetched, the form shows what somebody else saved.
      if (isOvertaken(failure)) refetchVisits(customerId);
    },
    onUnseen: (outcome) => outcome.ok || toastFailure(SAVE_FAILED),
  });
  const { values, basedOn } = edit;
  const { errors, failure } = sending;
  const isAboutSaving =
    failure !== null && Object.keys(errors).length === 0 && !isOvertaken(failure);

  const store = async (input: VisitInput) => {
    const stored = await (saved
      ? saveVisit(customerId, saved.id, input, basedOn)
      : createOnce(creation, input, {
          create: (sent, sentKey) => addVisit(customerId, sent, sentKey),
          change: (made, latest) => saveVisit(customerId, made.id, latest, made.version),
        }));
    showStored(customerId, stored);
    return edit.settle(stored, visitKey(writerId, customerId, stored.id)) ? null : stored.id;
  };
  const set = (name: keyof Values, value: string) => {
    edit.change((was) => ({ ...was, [name]: value }));
    sending.mend([name]);
  };
  return {
    ...edit,
    ...sending,
    failureMessage: isAboutSaving ? messageOf(failure) : null,
    set,
    save: () => sending.send(() => checkWith(schema, values), store),
  };
}

/** The key under which the browser keeps the typed text of a visit; a new one has no id. */
export const visitKey = (writerId: string, customerId: string, id = 'new'): string =>
  `weekplate:${writerId}:visit:${customerId}:${id}`;
