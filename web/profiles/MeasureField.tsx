import { HEIGHT_UNITS, WEIGHT_UNITS } from '#domain/profiles/choices.ts';
import { Field, SelectField } from '../ui/Field.tsx';
import classes from './fields.module.css';
import { FIELDS, fieldId } from './fields.ts';
import { inUnit } from './measure.ts';
import { type FieldProps, numberIn, type ProfileValues } from './profileValues.ts';

type Props = FieldProps & { unit: 'weightUnit' | 'heightUnit' };

/** Weight or height with its unit next to it. Choosing another unit converts the value. */
export function MeasureField({ unit, values, change, error }: Props) {
  const field = unit === 'weightUnit' ? 'weight' : 'height';
  const units: readonly string[] = unit === 'weightUnit' ? WEIGHT_UNITS : HEIGHT_UNITS;
  return (
    <div className={classes.measure}>
      <Field
        id={fieldId(field)}
        label={FIELDS[field].label}
        error={error}
        value={values[field]}
        inputMode="decimal"
        autoComplete="off"
        className={`numbers ${classes.amount}`}
        onChange={(event) => change(typed(values, unit, event.currentTarget.value))}
      />
      <SelectField
        id={fieldId(unit)}
        label={FIELDS[unit].label}
        value={values[unit]}
        className={classes.unit}
        onChange={(event) => change(switched(values, unit, event.currentTarget.value))}
      >
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    </div>
  );
}

const typed = (values: ProfileValues, unit: Props['unit'], text: string) =>
  unit === 'weightUnit'
    ? { weight: text, weightTyped: { text, unit: values.weightUnit } }
    : { height: text, heightTyped: { text, unit: values.heightUnit } };

function switched(
  values: ProfileValues,
  unit: Props['unit'],
  chosen: string,
): Partial<ProfileValues> {
  if (unit === 'weightUnit') {
    const to = WEIGHT_UNITS.find((each) => each === chosen) ?? 'kg';
    return { weight: shownIn(values.weightTyped, to), weightUnit: to };
  }
  const to = HEIGHT_UNITS.find((each) => each === chosen) ?? 'cm';
  return { height: shownIn(values.heightTyped, to), heightUnit: to };
}

type TypedText<U> = { readonly text: string; readonly unit: U };

/** The typed value in another unit; unchanged if it is not a number. */
function shownIn<U extends 'kg' | 'lbs' | 'cm' | 'inches'>(from: TypedText<U>, to: U): string {
  const value = numberIn(from.text);
  if (from.unit === to || value === null || Number.isNaN(value)) return from.text;
  return String(inUnit({ value, unit: from.unit }, to) ?? '');
}
