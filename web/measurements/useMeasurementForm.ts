import { useRef, useState } from 'react';
import type { Confirmation } from '#domain/confirmSchema.ts';
import type { Day } from '#domain/day.ts';
import { BODY, isBodyKind } from '#domain/measurements/measurement.ts';
import type { Measurement, MeasurementInput } from '#domain/measurements/measurementSchema.ts';
import { type Measured, meantBy, type UnlikelyCode } from '#domain/measurements/plausible.ts';
import { quantityIn } from '#domain/quantity.ts';
import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { BODY_WORDS } from '#domain/unitWords.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { checkWith } from '../draft/sending.ts';
import { useSending } from '../draft/useSending.ts';
import { toastFailure } from '../kit/Toaster.tsx';
import { browserStore, keep } from '../store/browserStore.ts';
import { addMeasurement, changeMeasurement, measured } from './api.ts';
import { SAVE_FAILED } from './words.ts';

const schema = async () =>
  (await import('#domain/measurements/measurementSchema.ts')).measurementInputSchema;

export type Values = {
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
    value: edited?.value?.toString() ?? '',
    unit: edited?.unit ?? unitAtFirst(units),
    date: edited?.date ?? today,
    note: edited?.note ?? '',
  }));
  const creation = useRef<Creation<MeasurementInput, Measurement>>(newCreation());
  const sending = useSending<Measurement>(`measurement ${customerId} ${kind} ${edited?.id ?? ''}`, {
    onStored,
    onUnseen: (outcome) => outcome.ok || toastFailure(SAVE_FAILED),
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
    mend: ({ value, unit }: Measured) => save({ value: String(value), unit }, { confirm: true }),
    /** Back to the fields. */
    reconsider: () => sending.clear(),
  };
}

export type MeasurementForm = ReturnType<typeof useMeasurementForm>;

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
