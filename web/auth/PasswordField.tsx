import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password with a way to see it. The button is not called "password": fields are. That it is wrong
 * Mantine says by looks alone, so that no reader hears it, and no form finds the field to focus.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide what is typed', tabIndex: 0 }}
    />
  );
}
