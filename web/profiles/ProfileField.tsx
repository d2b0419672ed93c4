import type { KeyboardEvent } from 'react';
import { DayField } from '../ui/DayField.tsx';
import { Field, SelectField } from '../ui/Field.tsx';
import { AllergensField } from './AllergensField.tsx';
import { FIELDS, type FieldName, fieldId } from './fields.ts';
import { LongText } from './LongText.tsx';
import { MeasureField } from './MeasureField.tsx';
import { PreferencesField } from './PreferencesField.tsx';
import { type FieldProps, numberIn } from './profileValues.ts';
import { choiceWords } from './words.ts';

type Props = FieldProps & { field: FieldName };

/** The only day of a profile is the date of birth: from this one nobody leafs through forty years. */
const AN_ADULT = '1985-07-01';

/** One field of the profile, rendered by its kind. */
export function ProfileField({ field, values, change, error }: Props) {
  const kind = FIELDS[field];
  const shared = { id: fieldId(field), label: kind.label, error };
  const text = field === 'dietaryPreferences' || field === 'allergens' ? '' : values[field];
  const set = (next: string) => change({ [field]: next });
  switch (kind.kind) {
    case 'line':
      return (
        <Field
          {...shared}
          value={text}
          required
          autoComplete="name"
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'text':
      return <LongText {...shared} value={text} hint={kind.hint} onChange={set} />;
    case 'day':
      return <DayField {...shared} value={text} opensAt={AN_ADULT} onChange={set} />;
    case 'time':
      return (
        <Field
          {...shared}
          type="time"
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          step={kind.step}
          min={kind.min}
          max={kind.max}
          hint={kind.hint}
          value={text}
          onChange={set}
        />
      );
    case 'choice':
      return (
        <SelectField {...shared} value={text} onChange={(event) => set(event.currentTarget.value)}>
          <option value="" />
          {kind.of.map((value) => (
            <option key={value} value={value}>
              {choiceWords(value)}
            </option>
          ))}
        </SelectField>
      );
    case 'measure':
      return <MeasureField unit={kind.unit} values={values} change={change} error={error} />;
    case 'unit':
      // The unit is rendered with the value that it measures.
      return null;
    case 'preferences':
      return <PreferencesField values={values} change={change} error={error} />;
    case 'allergens':
      return <AllergensField values={values} change={change} error={error} />;
  }
}

type NumberFieldProps = {
  id: string;
  label: string;
  value: string;
  step: number;
  min: number;
  max: number;
  hint?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * A number typed as text, so that typed text that is not a number does not disappear; the arrow keys step it, as
 * in any number field.
 */
function NumberField({ value, step, min, max, onChange, ...rest }: NumberFieldProps) {
  const now = numberIn(value);
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || Number.isNaN(now)) return;
    event.preventDefault();
    const next = Math.min(max, Math.max(min, (now ?? 0) + direction * step));
    onChange(String(Number(next.toFixed(1))));
  };
  return (
    <Field
      {...rest}
      value={value}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="numbers"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      {...(now !== null && !Number.isNaN(now) && { 'aria-valuenow': now })}
      onKeyDown={move}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
