import { Suspense } from 'react';
import { ALLERGEN_NAMES, ALLERGENS } from '#domain/allergens/allergens.ts';
import parts from '../ui/Field.module.css';
import { lazyPart } from '../ui/lazyPart.tsx';
import classes from './fields.module.css';
import { FIELDS, fieldId } from './fields.ts';
import type { FieldProps } from './profileValues.ts';

// Knows the words of seven languages.
const FoundAllergens = lazyPart(() => import('./FoundAllergens.tsx'));

/** The fourteen allergens of the EU, of which several may be chosen; others are written below. */
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
      <div className={classes.chips}>
        {ALLERGENS.map((each) => (
          <label key={each} className={classes.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                change({
                  allergens: ALLERGENS.filter((one) =>
                    one === each ? checked : chosen.includes(one),
                  ),
                });
              }}
            />
            {ALLERGEN_NAMES[each]}
          </label>
        ))}
      </div>
      {says && (
        <Suspense>
          <FoundAllergens values={values} change={change} />
        </Suspense>
      )}
      {error && <p className={parts.error}>{error}</p>}
    </fieldset>
  );
}
