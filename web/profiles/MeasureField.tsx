import { asTyped } from '#domain/language/language.ts';
import { quantity, unitName } from '#domain/measurements/measurement.ts';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '#domain/profiles/choices.ts';
import { type Height, heightMeant, heightQuestion } from '#domain/profiles/profile.ts';
import { partsIn, type Quantity } from '#domain/quantity.ts';
import { Button } from '../kit/Button.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import classes from './fields.module.css';
import { fieldId, labelOf } from './fields.ts';
import { type FieldProps, measureIn, type ProfileValues } from './profileValues.ts';
import { say } from './words.ts';

type Props = FieldProps & { unit: 'weightUnit' | 'heightUnit' };

/** Weight or height with its unit next to it. Choosing another unit converts the value. */
export function MeasureField({ unit, values, change, error }: Props) {
  const field = unit === 'weightUnit' ? 'weight' : 'height';
  const height = field === 'height' ? measureIn(values, 'height') : null;
  const meant = height && heightMeant(height);
  const units = unit === 'weightUnit' ? WEIGHT_UNITS : HEIGHT_UNITS;
  return (
    <>
      <div className="flex at-top gap-2">
        <Field
          id={fieldId(field)}
          label={labelOf(field)}
          error={error}
          hint={!error && height ? heightQuestion(height) : undefined}
          value={values[field]}
          inputMode="decimal"
          autoComplete="off"
          className={`numbers grow`}
          onChange={(event) => change(typed(values, unit, event.currentTarget.value))}
        />
        <SelectField
          id={fieldId(unit)}
          label={labelOf(unit)}
          value={values[unit]}
          className={classes.unit}
          onChange={(event) => change(switched(values, unit, event.currentTarget.value))}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitName(each)}
            </option>
          ))}
        </SelectField>
      </div>
      {meant && (
        <Button variant="light" onClick={() => change(heightOf(meant))}>
          {say.takeIt(quantity(meant.value, meant.unit))}
        </Button>
      )}
    </>
  );
}

const heightOf = ({ value, unit }: Height): Partial<ProfileValues> => {
  const text = asTyped(value);
  return { height: text, heightUnit: unit, heightTyped: { text, unit } };
};

/** A unit typed with the number is chosen too. */
function typed(values: ProfileValues, field: Props['unit'], text: string): Partial<ProfileValues> {
  if (field === 'weightUnit') {
    const unit = measureIn({ ...values, weight: text }, 'weight')?.unit ?? values.weightUnit;
    return { weight: text, weightUnit: unit, weightTyped: { text, unit } };
  }
  const unit = measureIn({ ...values, height: text }, 'height')?.unit ?? values.heightUnit;
  return { height: text, heightUnit: unit, heightTyped: { text, unit } };
}

function switched(
  values: ProfileValues,
  unit: Props['unit'],
  chosen: string,
): Partial<ProfileValues> {
  if (unit === 'weightUnit') {
    const to = WEIGHT_UNITS.find((each) => each === chosen) ?? 'kg';
    const { text, unit: weightUnit } = values.weightTyped;
    const from = measureIn({ ...values, weight: text, weightUnit }, 'weight');
    return { weight: shownIn(text, from, to), weightUnit: to };
  }
  const to = HEIGHT_UNITS.find((each) => each === chosen) ?? 'cm';
  const { text, unit: heightUnit } = values.heightTyped;
  const from = measureIn({ ...values, height: text, heightUnit }, 'height');
  return { height: shownIn(text, from, to), heightUnit: to };
}

/** The typed value in another unit; unchanged if it is not a number. */
function shownIn<U extends 'kg' | 'lbs' | 'cm' | 'inches'>(
  text: string,
  from: Quantity<U> | null,
  to: U,
): string {
  if (from === null || Number.isNaN(from.value)) return text;
  const isBare = partsIn(text)?.every(({ unit }) => unit === '');
  // Words with a unit would contradict the chosen one.
  return from.unit === to && isBare ? text : asTyped(inUnit(from, to));
}

type Unit = (typeof WEIGHT_UNITS)[number] | (typeof HEIGHT_UNITS)[number];

/** How many of the unit make up one kilogram or one centimetre. */
const PER_METRIC: Readonly<Record<Unit, number>> = {
  kg: 1,
  lbs: 1 / 0.45359237,
  cm: 1,
  inches: 1 / 2.54,
};

/**
 * The typed number in another unit, to one decimal. Always converted from the typed number, never from an earlier
 * result, so switching to and fro ends at the exact number that was typed.
 */
export function inUnit<U extends Unit>(typed: Quantity<U>, unit: U): number {
  if (typed.unit === unit) return typed.value;
  const converted = (typed.value / PER_METRIC[typed.unit]) * PER_METRIC[unit];
  return Math.round(converted * 10) / 10;
}
