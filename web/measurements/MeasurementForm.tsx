import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Confirmation } from '#domain/confirmSchema.ts';
import type { Day } from '#domain/day.ts';
import { asTyped } from '#domain/language/language.ts';
import { BODY, isBodyKind, quantity, unitName } from '#domain/measurements/measurement.ts';
import type { Measurement, MeasurementInput } from '#domain/measurements/measurementSchema.ts';
import { type Measured, meantBy, type UnlikelyCode } from '#domain/measurements/plausible.ts';
import { quantityIn } from '#domain/quantity.ts';
import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { BODY_WORDS } from '#domain/unitWords.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { addMeasurement, changeMeasurement, measured } from './api.ts';
import classes from './Measurements.module.css';
import { say } from './words.ts';

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
  useEffect(() => content.current?.querySelector('input')?.focus(), []);
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
          end={units.length === 1 && <span className={classes.unit}>{unitName(values.unit)}</span>}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
        {units.length > 1 && (
          <SelectField
            label={ofKit.unit}
            value={values.unit}
            error={errors.unit}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitName(unit)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <DayField
        label={ofKit.date}
        value={values.date}
        max={today}
        error={errors.date}
        required
        onChange={(date) => change({ date })}
      />
      {withNote && (
        <Field
          label={say.note}
          value={values.note}
          error={errors.note}
          autoComplete="off"
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
      {failure && <Failure message={say.failedToSave} reason={failure} />}
      {question && !busy ? (
        <Question form={form} question={question} onReconsider={reconsider} />
      ) : (
        <Foot does={ofKit.save} onCancel={onCancel} busy={busy} />
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
      <p>{sentence}</p>
      <div className="buttons">
        <Button ref={first} onClick={() => (meant ? form.mend(meant) : onReconsider())}>
          {meant ? say.use(quantity(meant.value, meant.unit)) : say.changeIt}
        </Button>
        <Button variant="default" onClick={form.confirm}>
          {say.yes(quantity(value, unit))}
        </Button>
      </div>
    </div>
  );
}

const schema = async () =>
  (await import('#domain/measurements/measurementSchema.ts')).measurementInputSchema;

type Values = {
  readonly value: string;
  readonly unit: string;
  readonly date: Day | '';
  readonly note: string;
};

type Setup = {
  readonly customerId: string;
  readonly kind: string;
  /** The units to choose from, the usual one first. */
  readonly units: readonly string[];
  readonly today: Day;
  /** The one to correct; null for a new one. */
  readonly edited: Measurement | null;
  readonly onStored: (stored: Measurement) => void;
};

/** The units of a kind; `own` is the unit of a practice's own kind. */
export const unitsOf = (kind: string, own: string | undefined): readonly string[] =>
  isBodyKind(kind) ? BODY[kind].units : own === undefined ? [] : [own];

const LAST_UNIT = 'weekplate-last-unit:';

/** The unit that was chosen last in this browser for such a kind, else the usual one. */
const unitAtFirst = (units: readonly string[]) => {
  const last = browserStore().getItem(`${LAST_UNIT}${units.join()}`);
  return units.find((each) => each === last) ?? units[0] ?? '';
};

const NOTHING = { value: null };

/** The form of one measurement, and the question whether an unlikely value is meant. */
export function useMeasurementForm({ customerId, kind, units, today, edited, onStored }: Setup) {
  const [values, setValues] = useState<Values>(() => ({
    value: edited?.value == null ? '' : asTyped(edited.value),
    unit: edited?.unit ?? unitAtFirst(units),
    date: edited?.date ?? today,
    note: edited?.note ?? '',
  }));
  const creation = useRef<Creation<MeasurementInput, Measurement>>(newCreation());
  const sending = useSending<Measurement>(`measurement ${customerId} ${kind} ${edited?.id ?? ''}`, {
    onStored,
    onUnseen: (outcome) => outcome.ok || toastFailure(say.failedToSave),
  });
  const read = (text: string, chosen: string) => ({
    unit: chosen,
    ...(quantityIn(text, { units, chosen, table: BODY_WORDS }) ?? NOTHING),
  });
  const typed = { kind, ...read(values.value, values.unit) };
  const question = questionOf(sending.failure, typed);

  const change = (patch: Partial<Values>) => {
    setValues((was) => {
      const next = { ...was, ...patch };
      // A unit typed with the number is chosen too.
      return patch.value === undefined ? next : { ...next, unit: read(next.value, next.unit).unit };
    });
    sending.mend(Object.keys(patch));
  };
  const save = (patch: Partial<Values> = {}, confirmed: Confirmation = {}) => {
    const { value, unit, date, note } = { ...values, ...patch };
    setValues({ value, unit, date, note });
    sending.send(
      () => {
        const input = { kind, ...read(value, unit), date, note };
        return checkWith(schema, { ...input, ...confirmed });
      },
      async (input) => {
        const stored = await store(input);
        keep(browserStore(), `${LAST_UNIT}${units.join()}`, unit);
        measured(customerId);
        return stored;
      },
    );
  };
  const store = ({ kind: _, ...input }: MeasurementInput) => {
    if (edited) return changeMeasurement(customerId, edited, input);
    const create = (sent: MeasurementInput, key: string) => addMeasurement(customerId, sent, key);
    const correct = (made: Measurement) => changeMeasurement(customerId, made, input);
    return createOnce(creation.current, { kind, ...input }, { create, change: correct });
  };

  const { failure, errors } = sending;
  const isAboutField = Object.keys(errors).some((name) => name in values);
  return {
    values,
    errors,
    busy: sending.busy,
    refusals: sending.refusals,
    question,
    failure: failure && !question && !isAboutField ? messageOf(failure) : null,
    change,
    save: () => save(),
    /** Stores the unlikely value after confirmation. */
    confirm: () => question && save({}, { confirm: true, reasonsRead: [question.sentence] }),
    /** Stores the suggested value instead, without another question. */
    mend: ({ value, unit }: Measured) => save({ value: asTyped(value), unit }, { confirm: true }),
    /** Back to the fields. */
    reconsider: () => sending.clear(),
  };
}

type Form = ReturnType<typeof useMeasurementForm>;

type Typed = Omit<Measured, 'value'> & { readonly value: number | null };

/** The server's question about the value: its sentence, and what may have been meant. Null for none. */
function questionOf(failure: unknown, { value, ...typed }: Typed) {
  if (!(failure instanceof ApiError) || failure.code !== CONFIRM_NEEDED || value === null)
    return null;
  const [asked] = Object.entries(failure.fields) as [UnlikelyCode, string][];
  if (!asked) return null;
  const [code, sentence] = asked;
  return { sentence, value, unit: typed.unit, meant: meantBy({ ...typed, value }, code) };
}
