import { type KeyboardEvent, Suspense } from 'react';
import { asTyped } from '#domain/language/language.ts';
import { DIETARY_PREFERENCES } from '#domain/profiles/choices.ts';
import { DayField } from '../kit/DayField.tsx';
import parts from '../kit/Field.module.css';
import { Field, LongField, SelectField } from '../kit/Field.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { AllergenChips } from './AllergenChips.tsx';
import classes from './fields.module.css';
import { FIELDS, type FieldName, fieldId, labelOf } from './fields.ts';
import { choiceWords } from './inWords.ts';
import { MeasureField } from './MeasureField.tsx';
import { type FieldProps, numberIn } from './profileValues.ts';

type Props = FieldProps & { field: FieldName };

/** The only day of a profile is the date of birth: from this one nobody leafs through forty years. */
const AN_ADULT = '1985-07-01';

export function ProfileField({ field, values, change, error }: Props) {
  const kind = FIELDS[field];
  const shared = { id: fieldId(field), label: labelOf(field), error };
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
    onChange(asTyped(Number(next.toFixed(1))));
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

// Contains words in many languages, so it is loaded later.
const FoundAllergens = lazyPart(() => import('./FoundAllergens.tsx'));

/** The fourteen allergens of the EU, of which several may be chosen; others go in the text field below. */
function AllergensField({ values, change, error }: FieldProps) {
  const chosen = values.allergens;
  const says = `${values.dietaryRestrictions}${values.medicalConditions}`.trim() !== '';
  return (
    <fieldset id={fieldId('allergens')} className="plain" data-to-mend={error ? true : undefined}>
      <legend className={parts.label}>{labelOf('allergens')}</legend>
      <AllergenChips chosen={chosen} onChange={(allergens) => change({ allergens })} />
      {says && (
        <Suspense>
          <FoundAllergens values={values} change={change} />
        </Suspense>
      )}
      {error && <p className={parts.error}>{error}</p>}
    </fieldset>
  );
}

/** Several can be chosen: most people have more than one preference. */
function PreferencesField({ values, change, error }: FieldProps) {
  const chosen = values.dietaryPreferences;
  return (
    <fieldset
      id={fieldId('dietaryPreferences')}
      className="plain"
      data-to-mend={error ? true : undefined}
    >
      <legend className={parts.label}>{labelOf('dietaryPreferences')}</legend>
      <div className="wrap gap-2 above-1">
        {DIETARY_PREFERENCES.map((each) => (
          <label key={each} className={classes.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={(event) =>
                change({
                  dietaryPreferences: DIETARY_PREFERENCES.filter((one) =>
                    one === each ? event.currentTarget.checked : chosen.includes(one),
                  ),
                })
              }
            />
            {choiceWords(each)}
          </label>
        ))}
      </div>
      {error && <p className={parts.error}>{error}</p>}
    </fieldset>
  );
}

type LongTextProps = {
  id: string;
  label: string;
  value: string;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
};

export const LongText = ({ onChange, ...rest }: LongTextProps) => (
  <LongField
    {...rest}
    rows={2}
    className={classes.grow}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
