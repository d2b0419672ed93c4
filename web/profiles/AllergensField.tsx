import { Suspense } from 'react';
import parts from '../ui/Field.module.css';
import { lazyPart } from '../ui/lazy.tsx';
import { AllergenChips } from './AllergenChips.tsx';
import classes from './fields.module.css';
import { FIELDS, fieldId } from './fields.ts';
import type { FieldProps } from './profileValues.ts';

// Contains words in many languages, so it is loaded later.
const FoundAllergens = lazyPart(() => import('./FoundAllergens.tsx'));

/** The fourteen allergens of the EU, of which several may be chosen; others go in the text field below. */
export function AllergensField({ values, change, error }: FieldProps) {
  const chosen = values.allergens;
  const says = `${values.dietaryRestrictions}${values.medicalConditions}`.trim() !== '';
  return (
    <fieldset
      id={fieldId('allergens')}
      className={classes.preferences}
      data-to-mend={error ? true : undefined}
    >
      <legend className={parts.label}>{FIELDS.allergens.label}</legend>
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
