import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './Measurements.module.css';
import type { MeasurementForm as Form } from './useMeasurementForm.ts';
import { SAVE_FAILED } from './words.ts';

type Props = {
  form: Form;
  /** The name of the kind, which labels the field. */
  name: string;
  units: readonly string[];
  today: Day;
  /** Shown under the value, such as the last measurement. */
  hint?: string | undefined;
  withNote?: boolean;
  onCancel: () => void;
  /** Above the fields. */
  children?: ReactNode;
};

/** The fields of one measurement with Save and Cancel; and the question about an unlikely value. */
export function MeasurementFields(props: Props) {
  const { form, name, units, today, hint, withNote = false, onCancel, children } = props;
  const { values, errors, busy, question, failure, change } = form;
  const content = useRef<HTMLFormElement>(null);
  useErrorFocus(content, form);
  useEffect(() => {
    const before = document.activeElement;
    content.current?.querySelector('input')?.focus();
    return () => {
      // The Edit button has been removed together with its row.
      const there = before instanceof HTMLElement && before.isConnected;
      const back = there ? before : document.querySelector('h1');
      back?.focus({ preventScroll: true });
    };
  }, []);
  const reconsider = () => {
    form.reconsider();
    content.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={content} noValidate className={classes.form} onSubmit={submit}>
      {children}
      <div className={classes.amount}>
        <Field
          label={name}
          value={values.value}
          error={errors.value}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          className="numbers"
          required
          data-autofocus
          end={units.length === 1 && <span className={classes.unit}>{values.unit}</span>}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
        {units.length > 1 && (
          <SelectField
            label="Unit"
            value={values.unit}
            error={errors.unit}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        )}
      </div>
      <DayField
        label="Date"
        value={values.date}
        max={today}
        error={errors.date}
        required
        onChange={(date) => change({ date })}
      />
      {withNote && (
        <Field
          label="Note"
          value={values.note}
          error={errors.note}
          autoComplete="off"
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
      {failure && <Failure message={SAVE_FAILED} reason={failure} />}
      {question && !busy ? (
        <Question form={form} question={question} onReconsider={reconsider} />
      ) : (
        <div className="buttons" data-at-end>
          <Button variant="default" onClick={() => busy || onCancel()}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

type QuestionProps = {
  form: Form;
  question: NonNullable<Form['question']>;
  onReconsider: () => void;
};

/** Asks once whether an unlikely value is meant. The first answer has the focus. */
function Question({ form, question, onReconsider }: QuestionProps) {
  const { sentence, value, unit, meant } = question;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="alert" className={classes.question}>
      <p dir="auto">{sentence}</p>
      <div className="buttons">
        <Button ref={first} onClick={() => (meant ? form.mend(meant) : onReconsider())}>
          {meant ? `Use ${quantity(meant.value, meant.unit)}` : 'Change It'}
        </Button>
        <Button variant="default" onClick={form.confirm}>
          Yes, {quantity(value, unit)}
        </Button>
      </div>
    </div>
  );
}
