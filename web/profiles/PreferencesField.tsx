import { Checkbox, Group } from '@mantine/core';
import { DIETARY_PREFERENCES } from '#domain/profiles/customerProfile.ts';
import { choiceWords, LABELS } from './fields.ts';
import { type FieldProps, fieldId } from './ProfileField.tsx';

/** Several may be true at once: most people eat more than one way. */
export function PreferencesField({ values, change, error }: FieldProps) {
  return (
    <Checkbox.Group
      id={fieldId('dietaryPreferences')}
      label={LABELS.dietaryPreferences}
      error={error ?? null}
      value={values.dietaryPreferences}
      onChange={(chosen) =>
        change({
          dietaryPreferences: DIETARY_PREFERENCES.filter((each) => chosen.includes(each)),
        })
      }
    >
      <Group gap="md" mt={6} mb={4}>
        {DIETARY_PREFERENCES.map((each) => (
          <Checkbox key={each} value={each} label={choiceWords(each)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
