import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { DIETARY_PREFERENCES } from '#domain/profiles/customerProfile.ts';
import classes from './fields.module.css';
import { choiceWords, LABELS } from './fields.ts';
import { type FieldProps, fieldId } from './ProfileField.tsx';

/** Several may be true at once: most people eat more than one way. */
export function PreferencesField({ values, change, error }: FieldProps) {
  const chosen = values.dietaryPreferences;
  return (
    <fieldset
      id={fieldId('dietaryPreferences')}
      className={classes.preferences}
      data-to-mend={error ? true : undefined}
    >
      <Input.Label component="legend">{LABELS.dietaryPreferences}</Input.Label>
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
      {error && <Input.Error mt={4}>{error}</Input.Error>}
    </fieldset>
  );
}
