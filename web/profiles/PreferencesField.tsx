import { DIETARY_PREFERENCES } from '#domain/profiles/choices.ts';
import parts from '../ui/Field.module.css';
import classes from './fields.module.css';
import { FIELDS, fieldId } from './fields.ts';
import type { FieldProps } from './profileValues.ts';
import { choiceWords } from './words.ts';

/** Several can be chosen: most people have more than one preference. */
export function PreferencesField({ values, change, error }: FieldProps) {
  const chosen = values.dietaryPreferences;
  return (
    <fieldset
      id={fieldId('dietaryPreferences')}
      className={classes.preferences}
      data-to-mend={error ? true : undefined}
    >
      <legend className={parts.label}>{FIELDS.dietaryPreferences.label}</legend>
      <div className={classes.chips}>
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
