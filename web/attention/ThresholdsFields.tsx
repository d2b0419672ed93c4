import { THRESHOLD_RANGES, type Thresholds } from '#domain/attention/attention.ts';
import { Button } from '../kit/Button.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './Thresholds.module.css';
import { FIELDS } from './thresholdFields.ts';
import type { useThresholdsForm } from './useThresholdsForm.ts';

type Props = {
  form: ReturnType<typeof useThresholdsForm<never>> | ReturnType<typeof useThresholdsForm<object>>;
  /** The values that apply where a field is empty. */
  otherwise?: Thresholds;
  onCancel: () => void;
};

/** The fields of thresholds, with Save Thresholds and Cancel. */
export function ThresholdsFields({ form, otherwise, onCancel }: Props) {
  const cancel = () => {
    form.drop();
    onCancel();
  };
  return (
    <form {...form.form} className={classes.form} aria-label="Thresholds">
      <DraftNotice draft={form} outdated="Somebody else saved these thresholds meanwhile." />
      {FIELDS.map(({ name, label, hint }, nth) => {
        const [least, most] = THRESHOLD_RANGES[name];
        return (
          <Field
            key={name}
            {...form.field(name)}
            label={label}
            description={`${hint}, from ${least} to ${most}${otherwise ? `; the practice: ${otherwise[name]}` : ''}`}
            placeholder={otherwise && String(otherwise[name])}
            inputMode="numeric"
            autoComplete="off"
            className={classes.field}
            data-autofocus={nth === 0 || undefined}
          />
        );
      })}
      {form.failureMessage && !form.isOutdated && <Failure message={form.failureMessage} />}
      <div className="buttons" data-foot>
        <Button variant="default" onClick={() => form.busy || cancel()}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy} disabled={form.isOutdated}>
          Save Thresholds
        </Button>
      </div>
    </form>
  );
}
