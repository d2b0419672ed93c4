import { useQuery } from '@tanstack/react-query';
import { THRESHOLD_RANGES, type Thresholds as Values } from '#domain/attention/attention.ts';
import type {
  OwnThresholds,
  OwnThresholdsInput,
  PracticeThresholds,
  ThresholdsInput,
} from '#domain/attention/attentionSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { quantityIn } from '#domain/quantity.ts';
import { say as domainSays } from '#domain/words.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { saveThresholds, thresholdsQuery } from './api.ts';
import classes from './Thresholds.module.css';
import { say } from './words.ts';

type Props = {
  /** Null for the practice. */
  customer: { readonly id: string; readonly name: string } | null;
  onClose: () => void;
};

export default function Thresholds({ customer, onClose }: Props) {
  const query = useQuery(thresholdsQuery(customer?.id));
  return (
    <Dialog
      title={customer ? say.thresholdsFor(isolated(customer.name)) : say.practiceThresholds}
      onClose={onClose}
    >
      <p className="below-4 muted pretty">{customer ? say.ofOneCustomer : say.ofAllCustomers}</p>
      {query.data ? (
        <ThresholdsForm customerId={customer?.id} saved={query.data} onClose={onClose} />
      ) : (
        <Unloaded
          query={query}
          skeleton={<div className={classes.toCome} aria-busy="true" />}
          failed={say.thresholdsNotLoaded}
        />
      )}
    </Dialog>
  );
}

const NAMES = Object.keys(say.fields) as (keyof Values)[];

const schemaOf = async (customerId: string | undefined) => {
  const schemas = await import('#domain/attention/attentionSchema.ts');
  return customerId === undefined
    ? schemas.thresholdsInputSchema
    : schemas.ownThresholdsInputSchema;
};

type FormProps = {
  customerId: string | undefined;
  saved: PracticeThresholds | OwnThresholds;
  onClose: () => void;
};

function ThresholdsForm({ customerId, saved, onClose }: FormProps) {
  const draftKey = `weekplate:${useMe().id}:thresholds`;
  const form = useEditForm<Texts, ThresholdsInput | OwnThresholdsInput, typeof saved>({
    key: customerId === undefined ? draftKey : `${draftKey}:${customerId}`,
    shape,
    saved,
    valuesOf: (stored) => textsOf(stored ?? saved),
    check: (texts) => checkWith(() => schemaOf(customerId), numbersOf(texts)),
    async change(input, { version }) {
      const stored = await saveThresholds(customerId, input, version);
      queryClient.setQueryData(thresholdsQuery(customerId).queryKey, stored);
      return stored;
    },
    refetch: () => void queryClient.invalidateQueries(thresholdsQuery(customerId)),
    onStored: (_, isDone) => isDone && onClose(),
    done: () => toastSuccess(say.thresholdsSaved),
    failed: (reason) => toastFailure(say.thresholdsNotSaved(reason)),
  });
  const cancel = () => {
    form.drop();
    onClose();
  };
  /** The values that apply where a field is empty. */
  const otherwise = 'practice' in saved ? saved.practice : undefined;
  return (
    <form {...form.form} className="column gap-3" aria-label={say.thresholds}>
      <DraftNotice draft={form} outdated={say.savedBySomebodyElse} />
      {NAMES.map((name, nth) => {
        const { label, hint } = say.fields[name];
        const [least, most] = THRESHOLD_RANGES[name];
        return (
          <Field
            key={name}
            {...form.field(name)}
            label={label}
            description={
              otherwise
                ? say.inRangeElse(hint, least, most, otherwise[name])
                : say.inRange(hint, least, most)
            }
            placeholder={otherwise && String(otherwise[name])}
            inputMode="numeric"
            autoComplete="off"
            className={classes.field}
            data-autofocus={nth === 0 || undefined}
          />
        );
      })}
      {form.failureMessage && <Failure message={form.failureMessage} />}
      <Foot
        does={say.saveThresholds}
        onCancel={cancel}
        busy={form.busy}
        disabled={form.isOutdated}
      />
    </form>
  );
}

const shape = object({
  silentDays: string,
  lowPercent: string,
  planDays: string,
  periodDays: string,
  weightPercent: string,
});
type Texts = Shaped<typeof shape>;

/** Converts stored thresholds to text; null becomes an empty field. */
export const textsOf = (stored: Readonly<Record<keyof Values, number | null>>): Texts =>
  shape(Object.fromEntries(NAMES.map((name) => [name, `${stored[name] ?? ''}`])));

/** Prepares typed values for the schema: an empty field becomes null, and anything but a number NaN. */
export const numbersOf = (texts: unknown): unknown =>
  Object.fromEntries(
    Object.entries(texts as Texts).map(([name, text]) => [name, numberOf(name, text)]),
  );

/** '40 %' is no number of days. */
function numberOf(name: string, text: string) {
  const units = name.endsWith('Percent') ? ['%'] : domainSays.days;
  const typed = quantityIn(text, { units, chosen: '', table: {} });
  return typed ? typed.value : null;
}
